import { Fragment, type ReactNode, useEffect, useId, useState } from 'react'
import { inWords } from '#catalog/product.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { inLanguage } from '#lib/language.ts'
import { type Piastres, priceText, sumOf } from '#lib/money.ts'
import { listFeesCall } from '#shipping/api.ts'
import { deliveryTo, type Fee } from '#shipping/delivery.ts'
import { GovernorateButton } from '#shipping/governorate-button.tsx'
import { useDeliveryWords } from '#shipping/use-delivery-words.tsx'
import { useGovernorate } from '#shipping/use-governorate.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import styles from './cart.module.css'
import { type CartItem, count, total } from './cart.ts'
import waiting from './waiting.module.css'

/** Read whenever the cart is opened; undefined until they are known, null where they can't be read. */
function useFees(isOpen: boolean): readonly Fee[] | null | undefined {
  const [fees, setFees] = useState<readonly Fee[] | null>()
  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    sendRequest(listFeesCall, {}, { signal: stop.signal }).then(
      ({ shippingFees }) => setFees(shippingFees),
      () => stop.signal.aborted || setFees((known) => known ?? null),
    )
    return () => stop.abort()
  }, [isOpen])
  return fees
}

interface Costs {
  isToPlace: boolean
  name: string
  fee?: Piastres
  total?: Piastres
  text: string
}

/** Until the fees are here, what they will fill holds its place: nothing may jump under a thumb. */
function useCosts(read: readonly Fee[] | null | undefined, subtotal: Piastres): Costs {
  const { cart, shop } = useTexts('cart')
  const language = useLanguage()
  const chosen = useGovernorate((state) => state.chosen)
  const { title, text } = useDeliveryWords(read ?? null)
  const later = { isToPlace: false, name: title, total: subtotal, text: cart.shippingLater }
  if (!chosen) return later
  const toPlace = { isToPlace: true, name: shop.delivery.toPlace(inWords(language, chosen.name, chosen.nameAr)) }
  if (read === undefined) return { ...toPlace, text: '\u00a0' }
  const delivery = deliveryTo(chosen.id, read)
  if (delivery.kind !== 'known') return later
  return { ...toPlace, fee: delivery.fee, total: sumOf([subtotal, delivery.fee]), text }
}

interface FootProps {
  /** What can be bought. */
  items: readonly CartItem[]
  /** So many are in the cart, whether they can be bought or not. */
  pieces: number
  isOpen: boolean
  /** What it comes to may change at once. */
  isUnseen: boolean
  onLeave: () => void
}

export function CartFoot({ items, pieces, isOpen, isUnseen, onLeave }: FootProps) {
  const { cart } = useTexts('cart')
  const language = useLanguage()
  const fees = useFees(isOpen)
  const subtotal = total(items)
  const bought = count(items)
  const costs = useCosts(fees, subtotal)
  const whole = costs.isToPlace ? cart.total : cart.totalOpen
  if (items.length === 0) return <NothingToBuy />
  return (
    <div className={styles.foot}>
      {/* Drawn anew when it is seen: what was there unseen counts as having moved. */}
      <dl key={String(isUnseen)} className={`${styles.amounts} ${isUnseen ? waiting.unseen : ''}`}>
        {costs.isToPlace ? <Amount name={cart.subtotal} amount={subtotal} /> : null}
        <Amount name={costs.name} amount={costs.fee} isAwaited={costs.isToPlace}>
          <GovernorateButton fees={fees ?? null} />
        </Amount>
        <Amount
          className={styles.total}
          name={bought < pieces ? cart.totalOf(bought, pieces) : whole}
          amount={costs.total}
          isAwaited
        />
      </dl>
      <p className={`${styles.detail} ${costs.isToPlace ? styles.arrival : ''}`}>{costs.text}</p>
      <ButtonLink to={inLanguage(language, '/checkout')} onClick={onLeave}>
        {cart.checkout}
      </ButtonLink>
    </div>
  )
}

function NothingToBuy() {
  const { cart } = useTexts('cart')
  const id = useId()
  return (
    <div className={styles.foot}>
      <p id={id} className={styles.detail}>
        {cart.nothingToBuy}
      </p>
      <Button disabled aria-describedby={id}>
        {cart.checkout}
      </Button>
    </div>
  )
}

interface AmountProps {
  name: string
  amount: Piastres | undefined
  /** Not known yet, rather than to be said later. */
  isAwaited?: boolean
  className?: string | undefined
  children?: ReactNode
}

function Amount({ name, amount, isAwaited = false, className, children }: AmountProps) {
  const language = useLanguage()
  return (
    <div className={className} aria-live={children ? 'polite' : undefined} aria-atomic>
      <dt>
        <Fragment key={name}>{name}</Fragment>
        {children}
      </dt>
      <dd>{amount === undefined ? isAwaited && '…' : <bdi>{priceText(amount, language)}</bdi>}</dd>
    </div>
  )
}
