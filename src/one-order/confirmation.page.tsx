import { pageNeeds } from '#i18n/page-needs.ts'
import { textsIn } from '#i18n/texts.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { call } from '#lib/call.ts'
import { inLanguage, languageOf } from '#lib/language.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { getOrderCall } from '#orders/api.ts'
import { asksForWord, ConfirmHere, readConfirmation } from '#orders/cash/confirm-here.tsx'
import { receiptPath } from '#orders/invoices/invoice.ts'
import { KeepInAccount } from '#orders/pages/keep-in-account.tsx'
import { MissingOrder } from '#orders/pages/missing-order.tsx'
import { NextSteps } from '#orders/pages/next-steps.tsx'
import styles from '#orders/pages/order.module.css'
import { OrderDetails } from '#orders/pages/order-details.tsx'
import { OrderHead } from '#orders/pages/order-head.tsx'
import wide from '#orders/pages/placed.module.css'
import { hasReceipt, type ShownOrder, waitsForCard } from '#orders/shown-order.ts'
import { UnpaidOrder } from '#payments/pages/unpaid-order.tsx'
import { OrderReturns } from '#returns/order-returns.tsx'
import { useFacts } from '#settings/use-facts.tsx'
import { listFeesCall } from '#shipping/api.ts'
import { deliveryTo } from '#shipping/delivery.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Loading } from '#ui/loading.tsx'
import type { Route } from './+types/confirmation.page.ts'

export const handle = pageNeeds({ texts: ['account', 'checkout', 'confirm', 'payment', 'returns'] })

export const meta: Route.MetaFunction = ({ location }) => {
  const { shop, checkout } = textsIn(languageOf(location.pathname), 'checkout')
  return [{ title: `${checkout.order.title} | ${shop.shell.shopName}` }, { name: 'robots', content: 'noindex' }]
}

/** An order that is not there, or not this browser's, gets a page of its own; any other refusal is the shell's to show. */
export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const orderRequest = call(context, getOrderCall, { id: params.id }).catch((error: unknown) => {
    const { code } = refusalIn(error)
    if (code === 'NOT_FOUND') return null
    throw error
  })
  const [answer, fees, confirmation] = await Promise.all([
    orderRequest,
    call(context, listFeesCall, {}).catch(() => null),
    orderRequest.then((orderAnswer) => readConfirmation(context, orderAnswer?.order)),
  ])
  return { order: answer?.order ?? null, fees: fees?.shippingFees ?? null, confirmation }
}

export function HydrateFallback() {
  const { order, loading, needsScript } = useTexts('checkout').checkout
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{order.title}</h1>
      <Loading label={loading} withoutScript={needsScript} />
    </div>
  )
}

interface WaysOnProps {
  order: ShownOrder
  /** Something else on the page is to be done first. */
  isAsked: boolean
}

function WaysOn({ order: shown, isAsked }: WaysOnProps) {
  const language = useLanguage()
  const { order } = useTexts('checkout').checkout
  const whatsapp = useFacts()?.settings.whatsapp
  return (
    <div className={styles.ways}>
      <ButtonLink kind={isAsked ? 'outline' : 'solid'} to={inLanguage(language, '/products')}>
        {order.continue}
      </ButtonLink>
      <ButtonLink kind="outline" to={inLanguage(language, `/guest-track?sku=${shown.sku}`)}>
        {order.track}
      </ButtonLink>
      {hasReceipt(shown) ? (
        <ButtonLink kind="outline" to={inLanguage(language, receiptPath(shown.id))}>
          {order.print}
        </ButtonLink>
      ) : null}
      {whatsapp ? (
        <a
          className={styles.help}
          href={`https://wa.me/${whatsapp.replace('+', '')}?text=${encodeURIComponent(order.helpText(shown.sku))}`}
          target="_blank"
          rel="noreferrer"
        >
          {order.help}
        </a>
      ) : null}
    </div>
  )
}

export default function ConfirmationPage({ loaderData: { order, fees, confirmation } }: Route.ComponentProps) {
  if (!order) return <MissingOrder />
  return (
    <div className={`${styles.page} ${wide.page} ${wide.placed}`}>
      <OrderHead order={order} />
      <UnpaidOrder key={order.id} order={order} />
      <ConfirmHere key={`confirm ${order.id}`} order={order} confirmation={confirmation} />
      <NextSteps order={order} delivery={deliveryTo(order.shippingAddress.city, fees)} />
      <OrderDetails order={order} />
      <OrderReturns order={order} />
      {order.guestInfo ? <KeepInAccount guest={order.guestInfo} /> : null}
      <WaysOn order={order} isAsked={(order.isOwn && waitsForCard(order)) || asksForWord(confirmation)} />
    </div>
  )
}
