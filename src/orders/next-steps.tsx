import { useId } from 'react'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { fromPounds, priceText } from '#lib/money.ts'
import { arrivalText } from '#shipping/arrival.ts'
import type { Delivery } from '#shipping/delivery.ts'
import styles from './order.module.css'
import type { ShownOrder } from './shown-order.ts'

/** What a shopper may expect; nothing once the parcel is there or the order is over. */
export function NextSteps({ order, delivery }: { order: ShownOrder; delivery: Delivery }) {
  const language = useLanguage()
  const { checkout, shop } = useTexts()
  const texts = checkout.order
  const id = useId()
  const arrives =
    delivery.kind === 'known'
      ? texts.nextDays(
          shop.delivery.span(delivery.min, delivery.max),
          arrivalText(new Date(order.createdAt), delivery, language),
        )
      : texts.nextSoon
  if (order.status === 'delivered' || order.status === 'cancelled') return null
  return (
    <section className={styles.next} aria-labelledby={id}>
      <h2 id={id}>{texts.next}</h2>
      <ol>
        <li>{texts.nextConfirm}</li>
        <li>{texts.nextCall}</li>
        <li>{arrives}</li>
        {order.isPaid ? null : <li>{texts.nextPay(priceText(fromPounds(order.total), language))}</li>}
      </ol>
    </section>
  )
}
