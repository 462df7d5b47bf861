import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { create } from 'zustand'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { Refusal } from '#lib/refusal.ts'
import { Button } from '#ui/button.tsx'
import { CloseIcon } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './admin-notice.module.css'
import { explain } from './admin-refusal.ts'

const STAY = 5000

export interface Offer {
  label: string
  /** The whole of it, for who does not see what it stands beside. */
  name: string
  seconds: number
  take: () => Promise<void>
}

interface Message {
  tone: 'success' | 'error' | 'info'
  text: string
  refusal?: Refusal | undefined
  offer?: Offer | undefined
  /** Leaves by itself, though it went wrong: how things stand is in view. */
  isPassing?: boolean
}

const useMessage = create<{ message: Message | null; isOfferedBelow: boolean }>()(() => ({
  message: null,
  isOfferedBelow: false,
}))

/** What came of the last action: said at the top of the page, whichever page that is by then. */
export const tell = (tone: Message['tone'], text: string, more: Omit<Message, 'tone' | 'text'> = {}): void =>
  useMessage.setState({ message: { tone, text, ...more } })

/** A part of the page that offers the way back itself, for as long as it is there: the notice then only says what was done. */
export function useOwnOffer(): void {
  useEffect(() => {
    useMessage.setState({ isOfferedBelow: true })
    return () => useMessage.setState({ isOfferedBelow: false })
  }, [])
}

const forget = (): void => useMessage.setState({ message: null })

/** What came of the last action says nothing of one that is begun now; what it offers still can be taken. */
export const forgetLast = (): void => {
  if (!useMessage.getState().message?.offer) forget()
  forgetError()
}

/** What went wrong on one page says nothing of the next. */
function forgetError(): void {
  if (useMessage.getState().message?.tone === 'error') forget()
}

/** A success leaves by itself; what went wrong stays until somebody has seen it. */
export function AdminNotice() {
  const message = useMessage(({ message }) => message)
  const isOfferedBelow = useMessage(({ isOfferedBelow }) => isOfferedBelow)
  const offer = isOfferedBelow ? undefined : message?.offer
  const texts = useAdminTexts()
  const explanation = message?.refusal ? explain(message.refusal, texts) : null

  const { pathname, search } = useLocation()
  const address = pathname + search
  useEffect(() => {
    if (address !== '') forgetError()
  }, [address])

  useEffect(() => {
    if (message?.tone !== 'success' && !message?.isPassing) return
    const timer = setTimeout(forget, offer ? offer.seconds * 1000 : STAY)
    return () => clearTimeout(timer)
  }, [message, offer])

  return (
    <div className={styles.place}>
      {message ? (
        <Notice tone={explanation ? explanation.severity : message.tone} className={styles.notice}>
          <span>
            {explanation ? <strong className={styles.title}>{explanation.title}</strong> : null}
            {message.text} {explanation?.hint}
          </span>
          {offer ? <OfferButton key={offer.name} offer={offer} /> : null}
          <button type="button" className={styles.close} aria-label={texts.common.dismiss} onClick={forget}>
            <CloseIcon />
          </button>
        </Notice>
      ) : null}
    </div>
  )
}

function OfferButton({ offer: { label, name, take } }: { offer: Offer }) {
  const [isBusy, setBusy] = useState(false)
  const click = (): void => {
    setBusy(true)
    void take().finally(() => setBusy(false))
  }
  return (
    <Button kind="quiet" busy={isBusy} aria-label={name} onClick={click}>
      {label}
    </Button>
  )
}
