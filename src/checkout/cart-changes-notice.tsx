import { type RefObject, useEffect, useId } from 'react'
import type { CartItem } from '#cart/cart.ts'
import { inWords } from '#catalog/product.ts'
import { useSizeText } from '#catalog/sizing/use-size-text.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { fromPounds, priceText } from '#lib/money.ts'
import { Button } from '#ui/button.tsx'
import type { CartChange } from './cart-changes.ts'
import styles from './checkout.module.css'
import type { FeeChange } from './fee.ts'

interface CartChangesNoticeProps {
  changes: readonly CartChange<CartItem>[]
  fee: FeeChange | null
  heading: RefObject<HTMLHeadingElement | null>
  /** It came up because an order was refused: the shopper is led here. */
  isUrgent: boolean
  onAccept: () => void
}

function ChangeRow({ change }: { change: CartChange<CartItem> }) {
  const language = useLanguage()
  const { changes } = useTexts('checkout').checkout
  const sizeText = useSizeText()
  const { line, isGone, opensAt, isLimited, price, quantity } = change
  const left = isLimited ? changes.limited : changes.fewer
  const money = (pounds: number): string => priceText(fromPounds(pounds), language)
  return (
    <li>
      <strong>
        {inWords(language, line.name, line.nameAr)}
        <span aria-hidden="true">{'\u00a0· '}</span>
        {sizeText(line)}
      </strong>
      {isGone && !isLimited ? <p>{opensAt ? changes.lineNotOpen : changes.lineTakenOut}</p> : null}
      {price === null ? null : <p>{changes.price(money(line.price), money(price))}</p>}
      {quantity === null ? null : <p>{left(line.quantity, quantity)}</p>}
    </li>
  )
}

/** What is not as it was when it went into the cart: seen before anything is paid. */
export function CartChangesNotice({ changes, fee, heading, isUrgent, onAccept }: CartChangesNoticeProps) {
  const language = useLanguage()
  const { changes: texts, summary } = useTexts('checkout').checkout
  const id = useId()

  useEffect(() => {
    if (isUrgent) heading.current?.focus()
  }, [isUrgent, heading])

  return (
    <section className={styles.changes} aria-labelledby={id}>
      <div role="alert">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        <p>{texts.intro}</p>
        <ul>
          {changes.map((change) => (
            <ChangeRow key={change.line.id} change={change} />
          ))}
          {fee ? (
            <li>
              <strong>{summary.shipping}</strong>
              <p>{texts.fee(priceText(fee.from, language), priceText(fee.to, language))}</p>
            </li>
          ) : null}
        </ul>
      </div>
      <Button className={styles.wide} onClick={onAccept}>
        {texts.accept}
      </Button>
    </section>
  )
}
