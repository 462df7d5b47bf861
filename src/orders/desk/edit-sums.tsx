import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { fromPounds, priceText } from '#lib/money.ts'
import { Notice } from '#ui/notice.tsx'
import type { AdminOrder } from '../admin/admin-order.ts'
import { SummaryPanel } from '../admin/order-panels.tsx'
import styles from './desk.module.css'
import type { DeskProduct } from './desk-product.ts'
import { SizeMissing } from './size-missing.tsx'
import { addressIn, type TypedContents } from './typed-order.ts'
import { typedFrom } from './use-order-edit.tsx'
import { useEditQuote } from './use-quote.tsx'

/** What the order would cost as it is typed now: its pieces and its governorate make the sums, nothing else does. */
export function useEditSums(order: AdminOrder, typed: TypedContents) {
  const stored = typedFrom(order)
  const { lines, city } = typed
  const isSame = city === stored.city && JSON.stringify(lines) === JSON.stringify(stored.lines)
  return useEditQuote({
    id: order.id,
    shippingAddress: addressIn({ ...stored, city }),
    products: isSame ? [] : [...lines],
  })
}

interface SumsProps {
  order: AdminOrder
  sums: ReturnType<typeof useEditSums>
  unsized: DeskProduct | null
}

export function EditSums({ order, sums: { quote, problem, isLate }, unsized }: SumsProps) {
  const { desk } = useAdminTexts()
  const dropped = quote?.promoCode?.why ? quote.promoCode : null
  const { discount } = quote?.after ?? order
  const promoCode = dropped || !order.promoCode ? null : { ...order.promoCode, discountAmount: discount }
  return (
    <div className={styles.live} role="status" aria-busy={isLate}>
      {problem ? <Notice tone="warning">{desk.quoteFailed(problem)}</Notice> : null}
      {dropped?.why ? <Notice tone="warning">{desk.codeDropped(dropped.code, dropped.why)}</Notice> : null}
      {unsized ? <SizeMissing product={unsized} /> : null}
      <SummaryPanel order={{ ...order, ...quote?.after, promoCode }} />
    </div>
  )
}

/** In the save bar, which is in view where the sums are not. */
export function Difference({ sums: { quote, isLate } }: Pick<SumsProps, 'sums'>) {
  const { desk } = useAdminTexts()
  const language = useLanguage()
  if (!quote) return null
  const { before, after } = quote
  const price = (pounds: number): string => priceText(fromPounds(pounds), language)
  const total = price(after.total)
  const difference = price(Math.abs(after.total - before.total))
  return (
    <p className={styles.difference} aria-busy={isLate}>
      {after.total === before.total
        ? desk.sameTotal(total)
        : (after.total > before.total ? desk.totalMore : desk.totalLess)(total, difference)}
    </p>
  )
}
