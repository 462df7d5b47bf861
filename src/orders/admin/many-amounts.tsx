import { useLanguage } from '#i18n/use-texts.tsx'
import { Code } from '#ui/code.tsx'
import { Price } from '#ui/price.tsx'
import { shortId } from '../order.ts'
import { customerOf, type ListedOrder } from './admin-order.ts'
import styles from './change.module.css'

export const poundsOf = (orders: readonly ListedOrder[]): number =>
  orders.reduce((sum, { total }) => sum + Math.round(total * 100), 0) / 100

/** Whose cash it is, and how much of each. */
export function ManyAmounts({ orders }: { orders: readonly ListedOrder[] }) {
  const language = useLanguage()
  return (
    <ul className={styles.many}>
      {orders.map((order) => (
        <li key={order.id}>
          <Code>{shortId(order.id)}</Code>
          <span>
            <bdi>{customerOf(order)}</bdi>
          </span>
          <Price pounds={order.total} language={language} />
        </li>
      ))}
    </ul>
  )
}
