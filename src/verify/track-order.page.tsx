import { useNavigation } from 'react-router'
import { pageNeeds } from '#i18n/page-needs.ts'
import { loadTexts, textsIn } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.tsx'
import { call } from '#lib/call.ts'
import { languageOf } from '#lib/language.ts'
import { Refusal } from '#lib/refusal.ts'
import { trackOrderCall } from '#orders/api.ts'
import styles from '#orders/pages/order.module.css'
import wide from '#orders/pages/placed.module.css'
import { listFeesCall } from '#shipping/api.ts'
import { deliveryTo } from '#shipping/delivery.ts'
import { Loading } from '#ui/loading.tsx'
import type { Route } from './+types/track-order.page.ts'
import { LostLink, type LostLinkProps } from './new-link.tsx'
import { TrackForm } from './track-form.tsx'
import { TrackedOrder } from './tracked-order.tsx'

export const handle = pageNeeds({ texts: ['checkout', 'confirm', 'payment'], fresh: ['sku', 'link', 'for'] })

export const meta: Route.MetaFunction = ({ location }) => {
  const { shop, checkout } = textsIn(languageOf(location.pathname), 'checkout')
  return [{ title: `${checkout.track.title} | ${shop.shell.shopName}` }, { name: 'robots', content: 'noindex' }]
}

/** Whoever opens a mail's link that opens nothing is led here. */
function lostLinkIn(query: URLSearchParams): LostLinkProps | null {
  const why = query.get('link')
  return why === 'over' || why === 'broken' ? { why, code: query.get('for') ?? '' } : null
}

/** Asked by the browser alone: its owner sees more of an order than a stranger. */
export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const language = languageOf(pathname)
  const sku = (searchParams.get('sku') ?? '').trim()
  const none = { sku, tracking: null, problem: null, mayRetry: false, lost: null }
  if (sku === '') return { ...none, lost: lostLinkIn(searchParams) }
  try {
    const feesRequest = call(context, listFeesCall, {}).catch(() => null)
    const { order } = await call(context, trackOrderCall, { sku })
    const delivery = deliveryTo(order.shippingAddress.city, (await feesRequest)?.shippingFees ?? null)
    return { ...none, tracking: { order, delivery } }
  } catch (error) {
    const { track } = (await loadTexts(language, 'checkout')).checkout
    if (!(error instanceof Refusal)) return { ...none, problem: track.failed, mayRetry: true }
    const isKnown = ['ORDER_NOT_FOUND', 'RATE_LIMIT_EXCEEDED', 'UNAVAILABLE'].includes(error.code)
    const mayRetry = error.status >= 500
    return { ...none, problem: isKnown ? error.message : mayRetry ? track.unanswered : track.notFound, mayRetry }
  }
}

function Top({ hasIntro = true }: { hasIntro?: boolean }) {
  const { track } = useTexts('checkout').checkout
  return (
    <>
      <h1 tabIndex={-1}>{track.title}</h1>
      {hasIntro ? <p className={styles.intro}>{track.intro}</p> : null}
    </>
  )
}

export function HydrateFallback() {
  const { loading, needsScript } = useTexts('checkout').checkout
  return (
    <div className={styles.page}>
      <Top />
      <Loading label={loading} withoutScript={needsScript} />
    </div>
  )
}

export default function TrackOrderPage({
  loaderData: { sku, tracking, problem, mayRetry, lost },
}: Route.ComponentProps) {
  const { track } = useTexts('checkout').checkout
  const isLooking = useNavigation().state === 'loading'
  const isAnswered = tracking !== null && !isLooking
  return (
    <div className={`${styles.page} ${wide.page}`}>
      <Top hasIntro={lost === null && !isAnswered} />
      {isAnswered ? <TrackedOrder key={tracking.order.id} {...tracking} /> : null}
      {lost ? (
        <LostLink {...lost} />
      ) : (
        <TrackForm key={sku} sku={sku} problem={problem} mayRetry={mayRetry} isLooking={isLooking} />
      )}
      {isLooking ? <Loading label={track.looking} /> : null}
    </div>
  )
}
