import { type ComponentProps, useRef, useState } from 'react'
import { Link } from 'react-router'
import { authMeta } from '#accounts/pages/auth-frame.tsx'
import { inWords } from '#catalog/product.ts'
import { pageNeeds } from '#i18n/page-needs.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { call } from '#lib/call.ts'
import { dayText } from '#lib/days.ts'
import { inLanguage } from '#lib/language.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { getOrderCall } from '#orders/api.ts'
import { ConfirmHere, readConfirmation } from '#orders/cash/confirm-here.tsx'
import { receiptPath } from '#orders/invoices/invoice.ts'
import { paymentOf, withoutPaidStep } from '#orders/pages/account-order.ts'
import styles from '#orders/pages/account-orders.module.css'
import { BackToAccount } from '#orders/pages/back-to-account.tsx'
import { CancelOrder } from '#orders/pages/cancel-order.tsx'
import { OrderDetails } from '#orders/pages/order-details.tsx'
import wide from '#orders/pages/placed.module.css'
import { OrderBadge } from '#orders/pages/status-badge.tsx'
import { hasReceipt, moneyBackOf, type ShownOrder } from '#orders/shown-order.ts'
import { UnpaidOrder } from '#payments/pages/unpaid-order.tsx'
import { OrderReturns } from '#returns/order-returns.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Route } from './+types/my-order.page.ts'

export const handle = pageNeeds({ texts: ['account', 'checkout', 'confirm', 'payment', 'returns'] })

export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const answer = await call(context, getOrderCall, { id: params.id }).catch((error: unknown) => {
    if (refusalIn(error).code === 'NOT_FOUND') return null
    throw error
  })
  return { order: answer?.order ?? null, confirmation: await readConfirmation(context, answer?.order) }
}

interface MetaArgs {
  location: { pathname: string }
  /** The server, which knows nobody, has none. */
  loaderData?: { order: ShownOrder | null }
}

export const meta = ({ location, loaderData }: MetaArgs) =>
  authMeta(location, ({ orders }) => (loaderData?.order ? orders.orderName(loaderData.order.sku) : orders.allTitle))

export default function MyOrderPage({ loaderData: { order, confirmation } }: Route.ComponentProps) {
  return (
    <div className={`${styles.page} ${wide.page}`}>
      <BackToAccount />
      {order ? <Order order={order} confirmation={confirmation} /> : <Missing />}
    </div>
  )
}

function Missing() {
  const { account, checkout } = useTexts('account', 'checkout')
  const language = useLanguage()
  return (
    <EmptyState
      as="h1"
      title={account.orders.missingTitle}
      action={<ButtonLink to={inLanguage(language, '/guest-track')}>{checkout.track.title}</ButtonLink>}
    >
      <p>{account.orders.missing}</p>
    </EmptyState>
  )
}

function ReviewLink({ productId, name, nameAr }: { productId: string; name: string; nameAr: string }) {
  const { orders } = useTexts('account').account
  const language = useLanguage()
  return (
    <Link
      className={styles.review}
      to={inLanguage(language, `/product/${productId}#reviews`)}
      aria-label={orders.reviewOf(inWords(language, name, nameAr))}
    >
      {orders.review}
    </Link>
  )
}

function Order({ order, confirmation }: ComponentProps<typeof ConfirmHere>) {
  const { account, checkout } = useTexts('account', 'checkout')
  const { orders: texts } = account
  const language = useLanguage()
  const back = moneyBackOf(order)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isCancelled, setCancelled] = useState(false)
  const tell = (): void => {
    setCancelled(true)
    heading.current?.focus()
  }
  return (
    <div className={`${styles.found} ${wide.placed}`}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {texts.orderName(order.sku)}
        </h1>
        <OrderBadge order={order} names={texts.statuses} />
        <p className={styles.facts}>
          <span>{texts.placedOn(dayText(order.createdAt, language))}</span>
          <span>
            {`${texts.payment}: `}
            <strong>{back === 'none' ? texts.payments[paymentOf(order)] : checkout.moneyBack[back]}</strong>
          </span>
        </p>
      </header>
      {isCancelled ? <Notice tone="success">{checkout.track.cancelled}</Notice> : null}
      <UnpaidOrder key={order.id} order={order} />
      <ConfirmHere key={`confirm ${order.id}`} order={order} confirmation={confirmation} />
      <OrderDetails
        order={withoutPaidStep(order)}
        statuses={texts.statuses}
        lineAction={order.status === 'delivered' ? (line) => <ReviewLink {...line} /> : undefined}
      />
      <OrderReturns order={order} />
      <div className={styles.ways}>
        {hasReceipt(order) ? (
          <ButtonLink kind="outline" to={inLanguage(language, receiptPath(order.id))}>
            {checkout.order.print}
          </ButtonLink>
        ) : null}
        <CancelOrder order={order} way="account" onCancelled={tell} />
      </div>
    </div>
  )
}
