import { useEffect, useId, useRef } from 'react'
import { type CartItem, total } from '#cart/cart.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { priceText } from '#lib/money.ts'
import { LineList } from '#orders/pages/line-list.tsx'
import { Button } from '#ui/button.tsx'
import styles from './payment.module.css'
import type { PiecesSetAside } from './use-set-aside.tsx'

interface SetAsideProps {
  /** Nothing as long as nobody knows whether an order stands beside it, whose pieces are the ones to look at. */
  as: 'nothing' | 'number' | 'pieces'
  set: PiecesSetAside
  /** Beside a button of the page that puts them back, it has none. */
  isPutBackByPage?: boolean
}

export function SetAside({ as, set, isPutBackByPage = false }: SetAsideProps) {
  const texts = useTexts('payment').payment
  const id = useId()
  const { items, pieces, putBack, isBack } = set
  if (pieces === 0 || as === 'nothing') return null
  return (
    <section className={styles.aside} aria-labelledby={id}>
      <p id={id}>
        <strong>{texts.setAside(pieces)}</strong>
      </p>
      {as === 'pieces' ? <Pieces items={items} /> : null}
      {isBack ? <Back>{texts.piecesBack}</Back> : null}
      {isBack || isPutBackByPage ? null : (
        <Button kind="outline" onClick={putBack}>
          {texts.putBack}
        </Button>
      )}
    </section>
  )
}

function Pieces({ items }: { items: readonly CartItem[] }) {
  const { summary } = useTexts('checkout').checkout
  return (
    <div className={styles.set}>
      <LineList lines={items} />
      <p className={styles.sum}>
        {summary.subtotal}
        <bdi>{priceText(total(items), useLanguage())}</bdi>
      </p>
    </div>
  )
}

/** Takes the focus: the button that had it is gone. */
function Back({ children }: { children: string }) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <p ref={place} tabIndex={-1} role="status">
      {children}
    </p>
  )
}
