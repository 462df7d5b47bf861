import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Notice } from '#ui/notice.tsx'
import type { AdminOrder } from '../admin/admin-order.ts'
import { SummaryPanel } from '../admin/order-panels.tsx'
import styles from './desk.module.css'
import { addressIn, type TypedContents } from './typed-order.ts'
import { typedFrom } from './use-order-edit.tsx'
import { useEditQuote } from './use-quote.tsx'

/** What the order would cost as it is typed now: its pieces and its governorate make the sums, nothing else does. */
export function EditSums({ order, typed }: { order: AdminOrder; typed: TypedContents }) {
  const { desk } = useAdminTexts()
  const stored = typedFrom(order)
  const { lines, city } = typed
  const isSame = city === stored.city && JSON.stringify(lines) === JSON.stringify(stored.lines)
  const { quote, problem, isLate } = useEditQuote({
    id: order.id,
    shippingAddress: addressIn({ ...stored, city }),
    products: isSame ? [] : [...lines],
  })
  const dropped = quote?.promoCode?.why ? quote.promoCode : null
  const { discount } = quote?.after ?? order
  const promoCode = dropped || !order.promoCode ? null : { ...order.promoCode, discountAmount: discount }
  return (
    <div className={styles.live} role="status" aria-busy={isLate}>
      {problem ? <Notice tone="warning">{desk.quoteFailed(problem)}</Notice> : null}
      {dropped?.why ? <Notice tone="warning">{desk.codeDropped(dropped.code, dropped.why)}</Notice> : null}
      <SummaryPanel order={{ ...order, ...quote?.after, promoCode }} />
    </div>
  )
}
