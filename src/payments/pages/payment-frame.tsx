import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { Button } from '#ui/button.tsx'
import disclosure from '#ui/disclosure.module.css'
import { useIsSlow } from '#ui/use-is-slow.tsx'
import { outcomeIn, verifiedIn } from '../frame-message.ts'
import type { Outcome } from '../outcome.ts'
import styles from './payment-frame.module.css'

/** Later than a slow line takes, in milliseconds. */
const LATE = 15_000

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
  const [attempt, setAttempt] = useState(1)
  const [loaded, setLoaded] = useState(0)
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

  // The button that asked again is gone.
  useEffect(() => {
    if (attempt > 1) frame.current?.focus()
  }, [attempt])

  return (
    <div className={styles.frame}>
      <div key={attempt} className={styles.form}>
        <iframe ref={frame} src={url} title={texts.title} allow="payment" onLoad={() => setLoaded(attempt)} />
        {loaded === attempt ? null : <Awaited again={() => setAttempt(attempt + 1)} />}
      </div>
      <p className={styles.note}>{texts.note}</p>
      <details>
        <summary className={disclosure.summary}>{texts.help}</summary>
        <p>{texts.helpText}</p>
        <p>
          <Link to={inLanguage(language, `/order/${orderId}`)}>{texts.toOrder}</Link>
        </p>
      </details>
    </div>
  )
}

/** In the form's place until the bank has sent it; what never comes can be asked for again. */
function Awaited({ again }: { again: () => void }) {
  const { frame: texts } = useTexts('payment').payment
  const isLate = useIsSlow(true, LATE)
  return (
    <div className={styles.awaited}>
      <div className={styles.said}>
        <p role="status">{isLate ? texts.late : texts.awaited}</p>
        {isLate ? (
          <Button kind="outline" onClick={again}>
            {texts.again}
          </Button>
        ) : null}
      </div>
      {isLate ? null : (
        <div className={styles.fields} aria-hidden="true">
          <span />
          <span />
          <span />
          <span />
          <span />
        </div>
      )}
    </div>
  )
}
