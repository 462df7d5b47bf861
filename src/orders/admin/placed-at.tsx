import { RowMoment } from '#back-office/moment.tsx'
import type { ListedOrder } from './admin-order.ts'
import styles from './orders.module.css'

export function PlacedAt({ order: { createdAt } }: { order: ListedOrder }) {
  return <RowMoment className={styles.date} at={createdAt} />
}
