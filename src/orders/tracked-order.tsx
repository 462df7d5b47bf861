import { useRef, useState } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { UnpaidOrder } from '#payments/unpaid-order.tsx'
import { Notice } from '#ui/notice.tsx'
import { CancelOrder } from './cancel-order.tsx'
import styles from './order.module.css'
import { OrderDetails } from './order-details.tsx'
import type { ShownOrder } from './shown-order.ts'
import { OrderBadge } from './status-badge.tsx'

export function TrackedOrder({ order }: { order: ShownOrder }) {
  const { track } = useTexts().checkout
  const heading = useRef<HTMLHeadingElement>(null)
  const [isCancelled, setCancelled] = useState(false)
  // The button that asked is gone with the order's last way out.
  const tell = (): void => {
    setCancelled(true)
    heading.current?.focus()
  }
  return (
    <article className={styles.found}>
      <div className={styles.foundHead} role="status">
        <h2 ref={heading} tabIndex={-1}>
          {track.found(order.sku)}
        </h2>
        <OrderBadge order={order} />
      </div>
      {isCancelled ? <Notice tone="success">{track.cancelled}</Notice> : null}
      <UnpaidOrder order={order} />
      <OrderDetails order={order} />
      <CancelOrder order={order} onCancelled={tell} />
    </article>
  )
}
