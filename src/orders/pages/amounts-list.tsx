import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { lessText, priceText } from '#lib/money.ts'
import type { Amounts } from '../price.ts'
import styles from './lines.module.css'

interface AmountsListProps {
  amounts: Amounts
  /** Nobody knows the fee yet. */
  isFeeOpen?: boolean
  /** What the discount is for. */
  discountNote?: ReactNode
}

/** Subtotal, shipping, discount if any, total. */
export function AmountsList({ amounts, isFeeOpen = false, discountNote }: AmountsListProps) {
  const language = useLanguage()
  const { summary } = useTexts('checkout').checkout
  const { subtotal, shippingFee, discount, total } = amounts
  return (
    <dl className={styles.amounts}>
      <div>
        <dt>{summary.subtotal}</dt>
        <dd>
          <bdi>{priceText(subtotal, language)}</bdi>
        </dd>
      </div>
      <div>
        <dt>{summary.shipping}</dt>
        <dd>
          <bdi>{isFeeOpen ? summary.feeOpen : priceText(shippingFee, language)}</bdi>
        </dd>
      </div>
      {discount > 0 ? (
        <div>
          <dt>{summary.discount}</dt>
          <dd>
            <bdi>{lessText(discount, language)}</bdi>
          </dd>
          {discountNote ? <dd className={styles.note}>{discountNote}</dd> : null}
        </div>
      ) : null}
      <div className={styles.total}>
        <dt>{isFeeOpen ? summary.totalOpen : summary.total}</dt>
        <dd>
          <bdi>{priceText(total, language)}</bdi>
        </dd>
      </div>
    </dl>
  )
}
