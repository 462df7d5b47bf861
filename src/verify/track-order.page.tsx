import { useNavigation } from 'react-router'
import { pageNeeds } from '#i18n/page-needs.ts'
import { loadTexts, textsIn } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.tsx'
import { call } from '#lib/call.ts'
import { languageOf } from '#lib/language.ts'
import { Refusal } from '#lib/refusal.ts'
import { trackOrderCall } from '#orders/api.ts'
import styles from '#orders/pages/order.module.css'
import { Loading } from '#ui/loading.tsx'
import type { Route } from './+types/track-order.page.ts'
import { TrackForm } from './track-form.tsx'
import { TrackedOrder } from './tracked-order.tsx'

export const handle = pageNeeds({ texts: ['checkout', 'payment'] })

export const meta: Route.MetaFunction = ({ location }) => {
  const { shop, checkout } = textsIn(languageOf(location.pathname), 'checkout')
  return [{ title: `${checkout.track.title} | ${shop.shell.shopName}` }, { name: 'robots', content: 'noindex' }]
}

/** Asked by the browser alone: its owner sees more of an order than a stranger. */
export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const language = languageOf(new URL(request.url).pathname)
  const sku = (new URL(request.url).searchParams.get('sku') ?? '').trim()
  if (sku === '') return { sku, order: null, problem: null }
  try {
    const { order } = await call(context, trackOrderCall, { sku })
    return { sku, order, problem: null }
  } catch (error) {
    const { track } = (await loadTexts(language, 'checkout')).checkout
    if (!(error instanceof Refusal)) return { sku, order: null, problem: track.failed }
    const isKnown = ['ORDER_NOT_FOUND', 'RATE_LIMIT_EXCEEDED', 'UNAVAILABLE'].includes(error.code)
    return { sku, order: null, problem: isKnown ? error.message : track.notFound }
  }
}

function Top() {
  const { track } = useTexts('checkout').checkout
  return (
    <>
      <h1 tabIndex={-1}>{track.title}</h1>
      <p className={styles.intro}>{track.intro}</p>
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

export default function TrackOrderPage({ loaderData: { sku, order, problem } }: Route.ComponentProps) {
  const { track } = useTexts('checkout').checkout
  const isLooking = useNavigation().state === 'loading'
  return (
    <div className={styles.page}>
      <Top />
      <TrackForm key={sku} sku={sku} problem={problem} isLooking={isLooking} />
      {isLooking ? <Loading label={track.looking} /> : null}
      {order && !isLooking ? <TrackedOrder key={order.id} order={order} /> : null}
    </div>
  )
}
