import { type ReactNode, useEffect, useId, useState } from 'react'
import { inWords } from '#catalog/product.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { inLanguage } from '#lib/language.ts'
import { priceText, sumOf } from '#lib/money.ts'
import { listFeesCall } from '#shipping/api.ts'
import { deliveryTo, type Fee } from '#shipping/delivery.ts'
import { GovernorateButton } from '#shipping/governorate-button.tsx'
import { useDeliveryWords } from '#shipping/use-delivery-words.tsx'
import { useGovernorate } from '#shipping/use-governorate.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import styles from './cart.module.css'
import { type CartItem, count, total } from './cart.ts'

/** Read whenever the cart is opened; null until then, and where they can't be read. */
function useFees(isOpen: boolean): readonly Fee[] | null {
  const [fees, setFees] = useState<readonly Fee[] | null>(null)
  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    sendRequest(listFeesCall, {}, { signal: stop.signal }).then(
      ({ shippingFees }) => setFees(shippingFees),
      () => undefined,
    )
    return () => stop.abort()
  }, [isOpen])
  return fees
}

interface FootProps {
  /** What can be bought. */
  items: readonly CartItem[]
  /** So many are in the cart, whether they can be bought or not. */
  pieces: number
  isOpen: boolean
  onLeave: () => void
}

export function CartFoot({ items, pieces, isOpen, onLeave }: FootProps) {
  const { cart, shop } = useTexts('cart')
  const language = useLanguage()
  const fees = useFees(isOpen)
  const chosen = useGovernorate((state) => state.chosen)
  const { title, text } = useDeliveryWords(fees)
  const subtotal = total(items)
  const bought = count(items)
  const delivery = chosen ? deliveryTo(chosen.id, fees) : null
  const isKnown = delivery?.kind === 'known'
  const place = chosen ? inWords(language, chosen.name, chosen.nameAr) : ''
  if (items.length === 0) return <NothingToBuy />
  return (
    <div className={styles.foot}>
      <dl className={styles.amounts}>
        {isKnown ? <Amount name={cart.subtotal} amount={priceText(subtotal, language)} /> : null}
        <Amount
          name={isKnown ? shop.delivery.toPlace(place) : title}
          amount={isKnown ? priceText(delivery.fee, language) : undefined}
        >
          <GovernorateButton fees={fees} />
        </Amount>
        <Amount
          className={styles.total}
          name={bought < pieces ? cart.totalOf(bought, pieces) : cart.total}
          amount={priceText(sumOf([subtotal, isKnown ? delivery.fee : 0]), language)}
        />
      </dl>
      <p className={styles.detail}>{isKnown ? text : cart.shippingLater}</p>
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
  amount: string | undefined
  className?: string | undefined
  children?: ReactNode
}

const Amount = ({ name, amount, className, children }: AmountProps) => (
  <div className={className}>
    <dt>
      {name}
      {children}
    </dt>
    <dd>{amount ? <bdi>{amount}</bdi> : null}</dd>
  </div>
)
