import { useEffect, useState } from 'react'
import { redirectDocument } from 'react-router'
import { pageNeeds } from '#i18n/page-needs.ts'
import { textsIn } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.tsx'
import { call } from '#lib/call.ts'
import { languageOf } from '#lib/language.ts'
import { getOrderCall } from '#orders/api.ts'
import type { ShownOrder } from '#orders/shown-order.ts'
import { getPaymentOptionsCall, getUnpaidOrderCall } from '#payments/api.ts'
import { isFramingDocument } from '#payments/pages/open-session.tsx'
import { UnpaidOrder } from '#payments/pages/unpaid-order.tsx'
import { listFeesCall } from '#shipping/api.ts'
import { Loading } from '#ui/loading.tsx'
import { useToast } from '#ui/use-toast.tsx'
import type { Route } from './+types/checkout.page.ts'
import styles from './checkout.module.css'
import { findShopper } from './checkout-shopper.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'
import { EmptyCheckout, SessionOver, SoldOutCheckout } from './no-checkout.tsx'
import { OrderSummary } from './order-summary.tsx'
import { type Checkout, useCheckout } from './use-checkout.tsx'
import { useSessionEnd } from './use-session-end.tsx'
import { type Steps, useSteps } from './use-steps.tsx'

export const handle = pageNeeds({ texts: ['checkout'], frames: 'bank' })

export const meta: Route.MetaFunction = ({ location }) => {
  const { shop, checkout } = textsIn(languageOf(location.pathname), 'checkout')
  return [{ title: `${checkout.title} | ${shop.shell.shopName}` }, { name: 'robots', content: 'noindex' }]
}

/** The order that was asked for, as long as it waits for its card payment; else the newest that does. */
async function findUnpaid(context: Route.ClientLoaderArgs['context'], orderId: string | null) {
  const { order } = orderId === null ? { order: null } : await call(context, getOrderCall, { id: orderId })
  if (order?.status === 'pending' && order.paymentMethod === 'paymob') return { order, isAsked: true }
  return { order: (await call(context, getUnpaidOrderCall, {})).order, isAsked: false }
}

/** A policy comes with a document: where the card is taken in a frame, this page is loaded as a document of its own. */
export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url)
  const fees = call(context, listFeesCall, {}).catch(() => null)
  const shopper = findShopper(request.signal)
  const unpaid = findUnpaid(context, searchParams.get('pay')).catch(() => null)
  const options = await call(context, getPaymentOptionsCall, {}).catch(() => null)
  if (options?.iframeId && !isFramingDocument()) throw redirectDocument(pathname + search)
  return {
    fees: (await fees)?.shippingFees ?? null,
    shopper: await shopper,
    options,
    unpaid: (await unpaid)?.order ?? null,
    isCardAsked: (await unpaid)?.isAsked ?? false,
  }
}

/** From step to step nothing is fetched again; only when asked to. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.href === nextUrl.href

export function HydrateFallback() {
  const { title, loading, needsScript } = useTexts('checkout').checkout
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{title}</h1>
      <Loading label={loading} withoutScript={needsScript} />
    </div>
  )
}

/** "In your cart" has been seen by whoever comes here, and lies over the form. */
function useQuiet(): void {
  useEffect(() => useToast.getState().hide(), [])
}

interface WayProps {
  checkout: Checkout
  session: ReturnType<typeof useSessionEnd>
  steps: Steps
  isCardOffered: boolean
}

function Way({ checkout, session, steps, isCardOffered }: WayProps) {
  const { cart, amounts, delivery, placing, promo } = checkout
  const goOn = (): void => {
    session.goOnAsGuest()
    placing.setProblem(null)
  }
  if (session.isOver) return <SessionOver onGuest={goOn} />
  if (cart.isEmpty) return <EmptyCheckout />
  if (cart.lines.length === 0) return <SoldOutCheckout changes={cart.changes} />
  return (
    <div className={styles.columns}>
      <OrderSummary
        lines={cart.lines}
        amounts={amounts}
        isFeeOpen={delivery.kind !== 'known'}
        applied={promo.applied}
      />
      <CheckoutSteps checkout={checkout} steps={steps} isCardOffered={isCardOffered} />
    </div>
  )
}

export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  useQuiet()
  const { title, loading } = useTexts('checkout').checkout
  const steps = useSteps()
  const [paidNow, payNow] = useState<ShownOrder | null>(null)
  const checkout = useCheckout(loaderData, { toShipping: steps.toShipping, payNow })
  const session = useSessionEnd()
  const { cart, placing } = checkout
  const { options, isCardAsked } = loaderData
  const unpaid = paidNow ?? loaderData.unpaid
  const isWaiting = !cart.isReady || (placing.state === 'placed' && !paidNow)
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{title}</h1>
      {isWaiting ? <Loading label={loading} /> : null}
      {unpaid && !isWaiting ? (
        <UnpaidOrder
          key={unpaid.id}
          order={unpaid}
          checkout={{ isPaidNow: paidNow !== null || isCardAsked, trusted: options?.trustedOrigins ?? [] }}
        />
      ) : null}
      {isWaiting || paidNow || (unpaid && cart.isEmpty && !session.isOver) ? null : (
        <Way checkout={checkout} session={session} steps={steps} isCardOffered={options?.card ?? false} />
      )}
    </div>
  )
}
