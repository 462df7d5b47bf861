import { Moment } from '#back-office/moment.tsx'
import type { ListedOrder } from './admin-order.ts'
import styles from './orders.module.css'

export function PlacedAt({ order: { createdAt } }: { order: ListedOrder }) {
  return <Moment className={styles.date} at={createdAt} />
}
