import { useRef, useState } from 'react'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { receiptPath } from '#orders/invoices/invoice.ts'
import { CancelOrder } from '#orders/pages/cancel-order.tsx'
import { Arrival } from '#orders/pages/next-steps.tsx'
import styles from '#orders/pages/order.module.css'
import { OrderDetails } from '#orders/pages/order-details.tsx'
import wide from '#orders/pages/placed.module.css'
import { OrderBadge } from '#orders/pages/status-badge.tsx'
import { hasReceipt, type ShownOrder } from '#orders/shown-order.ts'
import { UnpaidOrder } from '#payments/pages/unpaid-order.tsx'
import type { Delivery } from '#shipping/delivery.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { LinkToOwner } from './new-link.tsx'

export function TrackedOrder({ order, delivery }: { order: ShownOrder; delivery: Delivery }) {
  const { track, order: texts } = useTexts('checkout').checkout
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isCancelled, setCancelled] = useState(false)
  // The button that asked is gone with the order's last way out.
  const tell = (): void => {
    setCancelled(true)
    heading.current?.focus()
  }
  return (
    <article className={`${styles.found} ${wide.placed}`}>
      <div className={styles.foundHead} role="status">
        <h2 ref={heading} tabIndex={-1}>
          {track.found(order.sku)}
        </h2>
        <OrderBadge order={order} />
      </div>
      {isCancelled ? <Notice tone="success">{track.cancelled}</Notice> : null}
      <Arrival order={order} delivery={delivery} />
      <UnpaidOrder order={order} />
      <OrderDetails order={order} />
      {order.isOwn && hasReceipt(order) ? (
        <ButtonLink kind="outline" to={inLanguage(language, receiptPath(order.id))}>
          {texts.print}
        </ButtonLink>
      ) : null}
      {order.isMasked ? <LinkToOwner sku={order.sku} mailbox={order.shippingAddress.email} /> : null}
      <CancelOrder order={order} onCancelled={tell} />
    </article>
  )
}
