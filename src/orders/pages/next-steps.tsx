import { useId } from 'react'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { fromPounds, priceText } from '#lib/money.ts'
import { arrivalText } from '#shipping/arrival.ts'
import type { Delivery } from '#shipping/delivery.ts'
import { moneyBackOf, type ShownOrder, shippedAt, waitsForCard } from '../shown-order.ts'
import styles from './order.module.css'

/** Nothing once the parcel is there or the order is over, and nothing before its card is paid: that has a panel. */
const isUnderWay = (order: ShownOrder): boolean =>
  order.status !== 'delivered' &&
  order.status !== 'cancelled' &&
  !waitsForCard(order) &&
  (order.status === 'shipped' || moneyBackOf(order) !== 'fully')

export function NextSteps({ order, delivery }: { order: ShownOrder; delivery: Delivery }) {
  const language = useLanguage()
  const { checkout, shop } = useTexts('checkout')
  const texts = checkout.order
  const id = useId()
  const isShipped = order.status === 'shipped'
  const from = (isShipped ? shippedAt(order) : null) ?? order.createdAt
  const arrives =
    delivery.kind === 'known'
      ? texts.nextDays(shop.delivery.span(delivery.min, delivery.max), arrivalText(new Date(from), delivery, language))
      : texts.nextSoon
  if (!isUnderWay(order)) return null
  return (
    <section className={styles.next} aria-labelledby={id}>
      <h2 id={id}>{texts.next}</h2>
      <ol>
        <li>{isShipped ? texts.nextShipped : texts.nextConfirm}</li>
        <li>{texts.nextCall}</li>
        {isShipped && delivery.kind !== 'known' ? null : <li>{arrives}</li>}
        {order.isPaid ? null : <li>{texts.nextPay(priceText(fromPounds(order.total), language))}</li>}
      </ol>
    </section>
  )
}
