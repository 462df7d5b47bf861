import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { outcomeIn, verifiedIn } from '../frame-message.ts'
import type { Outcome } from '../outcome.ts'
import styles from './payment.module.css'

interface FrameProps {
  url: string
  orderId: string
  trusted: readonly string[]
  onOutcome: (outcome: Outcome, verified: string | null) => void
}

/** The provider's form inside our page. What it says moves the page; whether money came, the server asks for itself. */
export function PaymentFrame({ url, orderId, trusted, onOutcome }: FrameProps) {
  const { frame: texts } = useTexts('payment').payment
  const language = useLanguage()
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(onOutcome)
  latest.current = onOutcome

  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' })
    const hear = ({ data, origin, source }: MessageEvent): void => {
      if (source !== frame.current?.contentWindow) return
      const outcome = outcomeIn(data, origin, [location.origin, ...trusted])
      if (outcome) latest.current(outcome, origin === location.origin ? verifiedIn(data) : null)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [trusted])

  return (
    <div className={styles.frame}>
      <p className={styles.small}>{texts.note}</p>
      <iframe ref={frame} src={url} title={texts.title} allow="payment" />
      <details>
        <summary>{texts.help}</summary>
        <p>{texts.helpText}</p>
        <p>
          <Link to={inLanguage(language, `/order/${orderId}`)}>{texts.toOrder}</Link>
        </p>
      </details>
    </div>
  )
}
