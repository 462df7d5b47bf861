import { type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { inWords, isLongName, MOST_OF_ONE } from '#catalog/product.ts'
import { useSizeText } from '#catalog/sizing/use-size-text.tsx'
import { SmallPicture } from '#catalog/small-picture.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { toPounds } from '#lib/money.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Price } from '#ui/price.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import styles from './cart.module.css'
import { type CartItem, isSameLine, lineTotal } from './cart.ts'
import { asThereIs, whyOut } from './rows.ts'
import { useCart } from './use-cart.tsx'
import type { Problem } from './use-cart-check.tsx'
import { useLess } from './use-less.tsx'
import { useQuantity } from './use-quantity.tsx'

interface LineProps {
  item: CartItem
  problems: readonly Problem[]
  /** How many the shop has, as far as it has said. */
  most: number | undefined
  isRestored: boolean
  onRemove: () => void
  onSettled: () => void
}

/** Where the focus goes: to a line that has come back, and from a way to put it right that has done its work. */
function useFocus(line: RefObject<HTMLLIElement | null>, problems: number, isRestored: boolean): void {
  const before = useRef(problems)
  useEffect(() => {
    const isLost = before.current > problems && !line.current?.closest('dialog')?.contains(document.activeElement)
    before.current = problems
    if (isLost) line.current?.querySelector('input')?.focus()
  }, [line, problems])
  useEffect(() => {
    if (isRestored) line.current?.querySelector('button')?.focus()
  }, [line, isRestored])
}

function About({ item }: { item: CartItem }) {
  const sizeText = useSizeText()
  const language = useLanguage()
  const close = useCart((state) => state.close)
  const name = inWords(language, item.name, item.nameAr)
  return (
    <div className={styles.about} data-long={isLongName(name) || undefined}>
      <Link className={styles.name} to={inLanguage(language, `/product/${item.productId}`)} onClick={close}>
        <bdi>{name}</bdi>
      </Link>
      <p className={styles.detail}>
        {sizeText(item)}
        <Price pounds={item.price} language={language} />
      </p>
    </div>
  )
}

export function CartLine({ item, problems, most, isRestored, onRemove, onSettled }: LineProps) {
  const { cart, shop } = useTexts('cart')
  const language = useLanguage()
  const sizeText = useSizeText()
  const { change, problem, warning, announcement, quantity, isAsking, refuse } = useQuantity(item, onSettled)
  const line = useRef<HTMLLIElement>(null)
  useFocus(line, problems.length, isRestored)
  const name = inWords(language, item.name, item.nameAr)
  const isLess = useLess(({ less }) => less.some((each) => isSameLine(each, item) && each.quantity === item.quantity))
  const out = whyOut(problems)
  const max = most ?? MOST_OF_ONE
  const labels = {
    quantity: cart.quantity(name),
    decrease: cart.decrease(name),
    increase: cart.increase(name),
    remove: cart.removeNamed(name, sizeText(item)),
  }
  return (
    <li ref={line} className={styles.line} data-out={out !== null || undefined}>
      <SmallPicture className={styles.picture} image={item.image} category={item.category} sizes="80px" />
      <About item={item} />
      {out || quantity <= 1 ? null : (
        <button type="button" className={styles.remove} aria-label={labels.remove} onClick={onRemove}>
          {cart.remove}
        </button>
      )}
      <div className={styles.amount}>
        {out ? null : (
          <QuantityStepper
            value={quantity}
            max={max}
            onChange={(nextQuantity) => (nextQuantity === 0 ? onRemove() : void change(nextQuantity))}
            onTooMany={() => refuse(shop.cart.onlyLeft(max))}
            labels={labels}
            minusAtOne="remove"
            busy={isAsking}
          />
        )}
        <Counts item={item} problems={problems} most={most} />
      </div>
      <Problems
        problems={problems}
        most={most}
        onChange={(nextQuantity) => void change(nextQuantity)}
        onRemove={onRemove}
      />
      {problems.length === 0 && isLess ? (
        <Notice className={styles.wide}>{shop.cart.onlyLeft(item.quantity)}</Notice>
      ) : null}
      <Told problem={problem} warning={warning} announcement={announcement} />
    </li>
  )
}

/** What the line adds to the total; of how many of its pieces, where the shop has less of it. */
function Counts({ item, problems, most }: Pick<LineProps, 'item' | 'problems' | 'most'>) {
  const { cart } = useTexts('cart')
  const counted = asThereIs(item, problems, most)
  return (
    <p className={styles.counts}>
      <Price pounds={toPounds(lineTotal(counted))} language={useLanguage()} />
      {counted.quantity < item.quantity ? <span>{cart.counted(counted.quantity, item.quantity)}</span> : null}
    </p>
  )
}

type ToldProps = Pick<ReturnType<typeof useQuantity>, 'problem' | 'warning' | 'announcement'>

function Told({ problem, warning, announcement }: ToldProps) {
  return (
    <>
      {problem ? (
        <Notice tone="error" className={styles.wide}>
          {problem}
        </Notice>
      ) : null}
      {warning ? (
        <Notice className={styles.wide}>
          <bdi>{warning}</bdi>
        </Notice>
      ) : null}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </>
  )
}

interface ProblemsProps extends Pick<LineProps, 'problems' | 'most' | 'onRemove'> {
  onChange: (quantity: number) => void
}

function Problems({ problems, most = 0, onChange, onRemove }: ProblemsProps) {
  const { cart } = useTexts('cart')
  const out = whyOut(problems)
  if (out) return <Out out={out} message={problems.find(({ reason }) => reason === out)?.message} onRemove={onRemove} />
  return problems.map(({ reason, message }) => (
    <Notice key={reason} tone={reason === 'price-changed' ? 'info' : 'error'} className={styles.wide}>
      <bdi>{message}</bdi>
      {most > 0 && (reason === 'too-many' || reason === 'over-limit') ? (
        <Button kind="outline" onClick={() => onChange(most)}>
          {cart.changeTo(most)}
        </Button>
      ) : null}
      {most === 0 && reason === 'over-limit' ? (
        <Button kind="outline" onClick={onRemove}>
          {cart.remove}
        </Button>
      ) : null}
    </Notice>
  ))
}

interface OutProps extends Pick<LineProps, 'onRemove'> {
  out: NonNullable<ReturnType<typeof whyOut>>
  message: string | undefined
}

/** The line says which piece it is; who listens hears the name with it. */
function Out({ out, message, onRemove }: OutProps) {
  const { cart, shop } = useTexts('cart')
  const words = { gone: cart.notSoldAnyMore, 'not-open': cart.notOpenYet, 'out-of-stock': shop.products.outOfStock }
  return (
    <Notice tone="error" className={`${styles.wide} ${styles.out}`}>
      <div>
        <strong aria-hidden="true">{words[out]}</strong>
        <bdi className={out === 'not-open' ? undefined : 'visually-hidden'}>{message}</bdi>
      </div>
      <Button kind="outline" onClick={onRemove}>
        {cart.remove}
      </Button>
    </Notice>
  )
}
