import { useEffect, useRef } from 'react'
import { inWords, MOST_OF_ONE } from '#catalog/product.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { toPounds } from '#lib/money.ts'
import { ShopPicture } from '#media/shop-picture.tsx'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { Price } from '#ui/price.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import styles from './cart.module.css'
import { type CartItem, lineTotal } from './cart.ts'
import { useCart } from './use-cart.tsx'
import type { Problem } from './use-cart-check.tsx'
import { useQuantity } from './use-quantity.tsx'

const UNDO = 8000

interface LineProps {
  item: CartItem
  problems: readonly Problem[]
  /** How many the shop has, as far as it has said. */
  most: number | undefined
  onRemove: () => void
  onSettled: () => void
}

export function CartLine({ item, problems, most, onRemove, onSettled }: LineProps) {
  const { cart } = useTexts().shop
  const language = useLanguage()
  const { change, problem, said, quantity, isAsking, refuse } = useQuantity(item, onSettled)
  const close = useCart(({ close }) => close)
  const name = inWords(language, item.name, item.nameAr)
  const max = most ?? MOST_OF_ONE
  const labels = {
    quantity: cart.quantity(name),
    decrease: cart.decrease(name),
    increase: cart.increase(name),
  }
  return (
    <li className={styles.line}>
      <LinePicture image={item.image} />
      <div className={styles.about}>
        <Link
          className={styles.name}
          to={inLanguage(language, `/product/${item.productId}`)}
          onClick={close}
          dir="auto"
        >
          {name}
        </Link>
        <p className={styles.detail}>
          {cart.size(item.size)}
          <Price pounds={item.price} language={language} />
        </p>
      </div>
      <button type="button" className={styles.remove} aria-label={cart.removeNamed(name, item.size)} onClick={onRemove}>
        {cart.remove}
      </button>
      <div className={styles.amount}>
        <QuantityStepper
          value={quantity}
          max={max}
          onChange={(wanted) => (wanted === 0 ? onRemove() : void change(wanted))}
          onTooMany={() => refuse(cart.onlyLeft(max))}
          labels={labels}
          minusAtOne="remove"
          busy={isAsking}
        />
        <Price pounds={toPounds(lineTotal(item))} language={language} />
      </div>
      <Problems problems={problems} most={most} onChange={(wanted) => void change(wanted)} onRemove={onRemove} />
      {problem ? (
        <Notice tone="error" className={styles.wide}>
          {problem}
        </Notice>
      ) : null}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </li>
  )
}

function LinePicture({ image }: Pick<CartItem, 'image'>) {
  return <div className={styles.picture}>{image ? <ShopPicture {...image} alt="" sizes="80px" /> : null}</div>
}

interface ProblemsProps extends Pick<LineProps, 'problems' | 'most' | 'onRemove'> {
  onChange: (quantity: number) => void
}

/** What is wrong with the line, each with the way to put it right. */
function Problems({ problems, most = 0, onChange, onRemove }: ProblemsProps) {
  const { cart } = useTexts().shop
  return problems.map(({ reason, message }) => (
    <Notice key={reason} tone={reason === 'price-changed' ? 'info' : 'error'} className={styles.wide}>
      <bdi>{message}</bdi>
      {reason === 'too-many' ? (
        <Button kind="outline" onClick={() => onChange(most)}>
          {cart.changeTo(most)}
        </Button>
      ) : null}
      {reason === 'gone' || reason === 'out-of-stock' ? (
        <Button kind="outline" onClick={onRemove}>
          {cart.remove}
        </Button>
      ) : null}
    </Notice>
  ))
}

interface RemovedProps {
  item: CartItem
  onUndo: () => void
  onGone: () => void
}

/** Stands where the line was, for as long as it can come back. */
export function RemovedLine({ item, onUndo, onGone }: RemovedProps) {
  const { cart } = useTexts().shop
  const name = inWords(useLanguage(), item.name, item.nameAr)
  const undo = useRef<HTMLDivElement>(null)
  const gone = useRef(onGone)
  gone.current = onGone

  useEffect(() => {
    // The button that was pressed is gone with its line.
    undo.current?.querySelector('button')?.focus()
    const timer = setTimeout(() => gone.current(), UNDO)
    return () => clearTimeout(timer)
  }, [])

  return (
    <li className={styles.removed}>
      <p role="status">{cart.removed(name, item.size)}</p>
      <div ref={undo}>
        <Button kind="quiet" onClick={onUndo} aria-label={cart.undoNamed(name, item.size)}>
          {cart.undo}
        </Button>
      </div>
    </li>
  )
}
