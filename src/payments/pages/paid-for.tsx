import { type ReactNode, useId } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { AmountsList } from '#orders/pages/amounts-list.tsx'
import { LineList } from '#orders/pages/line-list.tsx'
import { amountsOf, type ShownOrder } from '#orders/shown-order.ts'
import styles from './payment.module.css'

/** What the payment is for, as the checkout showed it. */
export function PaidFor({ order, code }: { order: ShownOrder; code?: ReactNode }) {
  const { summary } = useTexts('checkout').checkout
  const id = useId()
  return (
    <section className={styles.paidFor} aria-labelledby={id}>
      <h2 id={id}>{summary.title}</h2>
      {code}
      <LineList lines={order.products} />
      <AmountsList amounts={amountsOf(order)} />
    </section>
  )
}
