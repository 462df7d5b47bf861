import { useRef, useState } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { CancelOrder } from '#orders/pages/cancel-order.tsx'
import styles from '#orders/pages/order.module.css'
import { OrderDetails } from '#orders/pages/order-details.tsx'
import { OrderBadge } from '#orders/pages/status-badge.tsx'
import type { ShownOrder } from '#orders/shown-order.ts'
import { UnpaidOrder } from '#payments/pages/unpaid-order.tsx'
import { Notice } from '#ui/notice.tsx'

export function TrackedOrder({ order }: { order: ShownOrder }) {
  const { track } = useTexts('checkout').checkout
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
