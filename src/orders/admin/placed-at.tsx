import { useLanguage } from '#i18n/use-texts.tsx'
import { momentText } from '#lib/days.ts'
import type { ListedOrder } from './admin-order.ts'
import styles from './orders.module.css'

export function PlacedAt({ order: { createdAt } }: { order: ListedOrder }) {
  return (
    <time className={styles.date} dateTime={createdAt}>
      {momentText(createdAt, useLanguage())}
    </time>
  )
}
