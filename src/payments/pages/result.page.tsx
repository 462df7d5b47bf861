import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { pageNeeds } from '#i18n/page-needs.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { call } from '#lib/call.ts'
import { inLanguage } from '#lib/language.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { sendPaymentResultCall } from '../api.ts'
import type { FrameMessage } from '../frame-message.ts'
import { type Outcome, outcomeOf, outcomePath } from '../outcome.ts'
import type { Route } from './+types/result.page.ts'
import { keepResult } from './kept-result.ts'
import styles from './payment.module.css'
import { paymentMeta } from './payment-meta.ts'

/** The bank names what it sends back. */
export const handle = pageNeeds({ framedBy: 'self', fresh: 'all' })

/** Milliseconds. */
const SHOWN = 1000

export const meta: Route.MetaFunction = ({ location }) => paymentMeta(location, ({ processing }) => processing)

/** The whole query goes to the server, before anything of it is dropped: its signature is over all of it. */
export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const { search, searchParams } = new URL(request.url)
  const outcome = outcomeOf(searchParams)
  try {
    const { outcome: verified } = await call(context, sendPaymentResultCall, { query: search })
    keepResult(search)
    const isPaid = verified === 'paid' || verified === 'pending'
    const pageOutcome: Outcome = isPaid ? 'success' : outcome === 'success' ? 'failure' : outcome
    return { shown: verified === 'other' ? outcome : pageOutcome, verified, isReached: true }
  } catch (error) {
    // Unsigned, or signed by nobody: the page is chosen by what it says, and promises nothing.
    const isReached = refusalIn(error).status < 500
    return { shown: outcome, verified: null, isReached }
  }
}

export const shouldRevalidate = () => false

function Processing() {
  const texts = useTexts('payment').payment
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{texts.processing}</h1>
      <p role="status" className={styles.asked}>
        {texts.processingText}
      </p>
      <noscript>
        <p>{texts.needsScript}</p>
      </noscript>
    </div>
  )
}

export const HydrateFallback = Processing

function Failed() {
  const texts = useTexts('payment').payment
  const language = useLanguage()
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{texts.resultFailed}</h1>
      <p role="alert">{texts.resultFailedText}</p>
      <div className={styles.ways}>
        <Button onClick={() => location.reload()}>{texts.tryAgain}</Button>
        <ButtonLink kind="outline" to={inLanguage(language, '/')}>
          {texts.toHome}
        </ButtonLink>
      </div>
    </div>
  )
}

/** In a frame of the checkout the page around it goes on; else this one does. */
export default function ResultPage({ loaderData: { shown, verified, isReached } }: Route.ComponentProps) {
  const language = useLanguage()
  const navigate = useNavigate()
  useEffect(() => {
    if (!isReached) return
    if (window.parent !== window) {
      const message: FrameMessage = { type: 'payment-result', outcome: shown, verified }
      window.parent.postMessage(message, location.origin)
      return
    }
    const path = inLanguage(language, outcomePath(shown, new URLSearchParams(location.search)))
    const timer = setTimeout(() => void navigate(path, { replace: true, state: { verified } }), SHOWN)
    return () => clearTimeout(timer)
  }, [shown, verified, isReached, language, navigate])
  return isReached ? <Processing /> : <Failed />
}
