import { type ReactNode, useState } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { Button } from './button.tsx'
import { CheckIcon, CopyIcon } from './icons.tsx'

/** Codes, phones, e-mails: always read from the left, whatever stands around them. */
export const Code = ({ children }: { children: ReactNode }) => <bdi dir="ltr">{children}</bdi>

/** Milliseconds. */
const SHOWN_FOR = 1500

interface CopyButtonProps {
  text: string
  label: string
  copiedLabel: string
  /** Says what it copies to readers alone, until it did. */
  isBare?: boolean
  shownFor?: number
}

export function CopyButton({ text, label, copiedLabel, isBare = false, shownFor = SHOWN_FOR }: CopyButtonProps) {
  const { notCopied } = useTexts().shop.shell
  const [message, say] = useState('')

  // There is no clipboard at all on a page without https.
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      say(copiedLabel)
      setTimeout(say, shownFor, '')
    } catch {
      say(notCopied)
    }
  }

  return (
    <Button kind="quiet" onClick={() => void copy()}>
      {message === copiedLabel ? <CheckIcon /> : <CopyIcon />}
      <span aria-live="polite" className={isBare && !message ? 'visually-hidden' : undefined}>
        {message || label}
      </span>
    </Button>
  )
}
