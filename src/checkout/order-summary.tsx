import { useId, useState } from 'react'
import { useCart } from '#cart/use-cart.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { priceText } from '#lib/money.ts'
import { AmountsList } from '#orders/pages/amounts-list.tsx'
import { LineList } from '#orders/pages/line-list.tsx'
import type { Amounts } from '#orders/price.ts'
import { PromoDescription, PromoTerms } from '#promo-codes/promo-terms.tsx'
import type { PromoCodeState } from '#promo-codes/use-promo-code.tsx'
import { Button } from '#ui/button.tsx'
import { ChevronIcon } from '#ui/icons.tsx'
import styles from './checkout.module.css'

interface OrderSummaryProps {
  lines: Parameters<typeof LineList>[0]['lines']
  amounts: Amounts
  isFeeOpen: boolean
  applied: PromoCodeState['applied']
}

export function OrderSummary({ lines, amounts, isFeeOpen, applied }: OrderSummaryProps) {
  const language = useLanguage()
  const { summary } = useTexts('checkout').checkout
  const openCart = useCart((cart) => cart.open)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <section className={styles.summary} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.summaryTitle}>
        {summary.title}
      </h2>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          {summary.title}
          <span className={styles.small}>{summary.pieces(pieces)}</span>
        </span>
        <strong>
          {isFeeOpen ? <span className={styles.small}>{summary.totalOpen}</span> : null}
          <bdi>{priceText(amounts.total, language)}</bdi>
        </strong>
        <ChevronIcon turn={isOpen ? 'up' : 'down'} />
      </button>
      <div id={id} className={isOpen ? styles.open : styles.folded}>
        <LineList lines={lines} />
        <Button kind="quiet" className={styles.editCart} aria-haspopup="dialog" onClick={openCart}>
          {summary.editCart}
        </Button>
        <AmountsList
          amounts={amounts}
          isFeeOpen={isFeeOpen}
          discountNote={
            applied ? (
              <>
                <PromoTerms applied={applied} />
                <PromoDescription applied={applied} />
              </>
            ) : null
          }
        />
      </div>
    </section>
  )
}
