import { useEffect, useState } from 'react'
import { textsIn } from '#i18n/texts.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { call } from '#lib/call.ts'
import { inLanguage, languageOf } from '#lib/language.ts'
import { getPaymentOptionsCall, getUnpaidOrderCall } from '#payments/api.ts'
import { UnpaidOrder } from '#payments/unpaid-order.tsx'
import { useToast } from '#shell/use-toast.tsx'
import { listFeesCall } from '#shipping/api.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import type { Route } from './+types/checkout.page.ts'
import styles from './checkout.module.css'
import { findShopper } from './checkout-shopper.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'
import { OrderSummary } from './order-summary.tsx'
import type { ShownOrder } from './shown-order.ts'
import { useCheckout } from './use-checkout.tsx'
import { useSteps } from './use-steps.tsx'

export const meta: Route.MetaFunction = ({ location }) => {
  const { shop, checkout } = textsIn(languageOf(location.pathname))
  return [{ title: `${checkout.title} | ${shop.shell.shopName}` }, { name: 'robots', content: 'noindex' }]
}

/** A shop whose fees can't be read still lets one type; it says so where the fee would stand. */
export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const [fees, shopper, options, waiting] = await Promise.all([
    call(context, listFeesCall, {}).catch(() => null),
    findShopper(request.signal),
    call(context, getPaymentOptionsCall, {}).catch(() => null),
    call(context, getUnpaidOrderCall, {}).catch(() => null),
  ])
  return { fees: fees?.shippingFees ?? null, shopper, options, unpaid: waiting?.order ?? null }
}

/** From step to step nothing is fetched again; only when asked to. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.href === nextUrl.href

export function HydrateFallback() {
  const { title, loading, needsScript } = useTexts().checkout
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{title}</h1>
      <Loading label={loading} withoutScript={needsScript} />
    </div>
  )
}

function EmptyCheckout() {
  const language = useLanguage()
  const texts = useTexts().checkout
  const shop = (color: string): string => inLanguage(language, `/products?color=${color}`)
  return (
    <EmptyState
      title={texts.emptyTitle}
      action={<ButtonLink to={shop('black')}>{texts.shopBlack}</ButtonLink>}
      secondary={
        <ButtonLink kind="outline" to={shop('white')}>
          {texts.shopWhite}
        </ButtonLink>
      }
    >
      <p>{texts.empty}</p>
    </EmptyState>
  )
}

/** "In your cart" has been seen by whoever comes here, and lies over the form. */
function useQuiet(): void {
  useEffect(() => useToast.getState().hide(), [])
}

export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  useQuiet()
  const { title } = useTexts().checkout
  const steps = useSteps()
  const [paidNow, payNow] = useState<ShownOrder | null>(null)
  const checkout = useCheckout(loaderData, { toShipping: steps.toShipping, payNow })
  const { cart, placing, amounts, delivery } = checkout
  const { options } = loaderData
  const unpaid = paidNow ?? loaderData.unpaid
  if (!cart.isReady || (placing.state === 'placed' && !paidNow)) return <HydrateFallback />
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{title}</h1>
      {unpaid ? (
        <UnpaidOrder
          key={unpaid.id}
          order={unpaid}
          checkout={{ isPaidNow: paidNow !== null, trusted: options?.trustedOrigins ?? [] }}
        />
      ) : null}
      {paidNow || (unpaid && cart.isEmpty) ? null : cart.isEmpty ? (
        <EmptyCheckout />
      ) : (
        <div className={styles.columns}>
          <OrderSummary lines={cart.lines} amounts={amounts} isFeeOpen={delivery.kind !== 'known'} />
          <CheckoutSteps checkout={checkout} steps={steps} isCardOffered={options?.card ?? false} />
        </div>
      )}
    </div>
  )
}
