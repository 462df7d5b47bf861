import { type ReactNode, useEffect, useState } from 'react'
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
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), shownFor)
    return () => clearTimeout(timer)
  }, [isCopied, shownFor])

  // There is no clipboard at all on a page without https.
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }

  return (
    <Button kind="quiet" onClick={() => void copy()}>
      {isCopied ? <CheckIcon /> : <CopyIcon />}
      <span aria-live="polite" className={isBare && !isCopied ? 'visually-hidden' : undefined}>
        {isCopied ? copiedLabel : label}
      </span>
    </Button>
  )
}
