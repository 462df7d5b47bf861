import { inWords } from '#catalog/product.ts'
import { useSizeName } from '#catalog/sizing/use-size-name.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import type { AdminOrder } from '#orders/admin/admin-order.ts'
import styles from './money.module.css'

type Lines = AdminOrder['paymentInfo']['refunds'][number]['lines']

/** Which pieces a refund was for, and what of them is on the shelf again. */
export function RefundedLines({ lines }: { lines: Lines }) {
  const { goodsBack: texts } = useAdminTexts()
  const language = useLanguage()
  const sizeName = useSizeName()
  if (lines.length === 0) return null
  return (
    <ul className={styles.pieces}>
      {lines.map(({ productId, name, nameAr, quantity, restocked, ...piece }) => (
        <li key={`${productId} ${piece.size}`}>
          <bdi>{texts.inList(quantity, inWords(language, name, nameAr), sizeName(piece))}</bdi>
          <span className={styles.faint}>{restocked > 0 ? texts.onShelf(restocked) : texts.notOnShelf}</span>
        </li>
      ))}
    </ul>
  )
}
