import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { createAddressCall } from '#addresses/api.ts'
import type { SavedAddress } from '#addresses/shown-address.ts'
import { useCart } from '#cart/use-cart.tsx'
import { inWords } from '#catalog/product.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { ask } from '#lib/call.ts'
import { inLanguage } from '#lib/language.ts'
import { fromPounds, NOTHING } from '#lib/money.ts'
import type { Refusal } from '#lib/refusal.ts'
import { type Amounts, amountsOf } from '#orders/price.ts'
import type { ShownOrder } from '#orders/shown-order.ts'
import { usePromoCode } from '#promo-codes/use-promo-code.tsx'
import { type Delivery, deliveryTo } from '#shipping/delivery.ts'
import { governorate, HOME } from '#shipping/governorates.ts'
import { useGovernorate } from '#shipping/use-governorate.tsx'
import type { FeeChange } from './cart-changes-notice.tsx'
import { partsOf, pickedOf, type Shopper, startOf } from './checkout-shopper.tsx'
import { EMPTY_PARTS, typedAddress } from './draft.ts'
import { orderForm } from './order-form.ts'
import { useCartCheck } from './use-cart-check.tsx'
import { useDraft } from './use-draft.tsx'
import { usePlacing } from './use-placing.tsx'
import { useShippingForm } from './use-shipping-form.tsx'

const ABROAD = { kind: 'abroad' } as const

/** What stands against delivery to the chosen place, as a sentence. */
function useFeeProblem(delivery: Delivery, city: string): string | null {
  const language = useLanguage()
  const { fee } = useTexts('checkout').checkout
  if (delivery.kind === 'abroad') return fee.abroad
  const place = governorate(city)
  if (delivery.kind === 'known' || !place) return null
  return delivery.kind === 'missing' ? fee.notConfigured(inWords(language, place.name, place.nameAr)) : fee.unknown
}

/** After a refusal the shop's fee is the one that counts, and the shopper is told. */
function useFeeChange(amounts: Amounts) {
  const [feeChange, setFeeChange] = useState<FeeChange | null>(null)
  const take = ({ details }: Refusal): void => {
    const now = details['shippingFee']
    if (typeof now !== 'number' || fromPounds(now) === amounts.shippingFee) return
    setFeeChange({ from: amounts.shippingFee, to: fromPounds(now) })
  }
  return { feeChange, take, forget: () => setFeeChange(null) }
}

interface Known {
  fees: Parameters<typeof deliveryTo>[1]
  shopper: Shopper | null
}

/** The address book of who is signed in: one to pick, or what was typed to keep. */
function useBook(shopper: Shopper | null, { draft, fill }: ReturnType<typeof useDraft>) {
  const [isKept, setKept] = useState(true)
  const addresses = shopper?.addresses ?? []
  const picked = pickedOf(draft.parts, addresses)
  /** Beside the order, which stands whether the book could take it or not. */
  const keep = (): void => {
    if (!shopper || picked || !isKept) return
    const { email: _email, country: _country, ...address } = typedAddress(draft.parts)
    ask(createAddressCall, address).catch(() => {})
  }
  const pick = (address: SavedAddress | undefined): void => {
    const { cityName, street, unit, landmark, postalCode } = EMPTY_PARTS
    fill(address ? partsOf(address) : { cityName, street, unit, landmark, postalCode })
  }
  return { shopper, addresses, picked, pick, isKept, setKept, keep }
}

function useAmounts(
  { draft, keepPromoCode }: ReturnType<typeof useDraft>,
  lines: ReturnType<typeof useCartCheck>['lines'],
  delivery: Delivery,
) {
  const promo = usePromoCode({ code: draft.promoCode, keep: keepPromoCode, lines })
  const counted = lines.map(({ price, quantity }) => ({ price: fromPounds(price), quantity }))
  const amounts = amountsOf(counted, delivery.kind === 'known' ? delivery.fee : NOTHING, promo.discount)
  return { promo, amounts }
}

/** Everything that the two steps share. */
export function useCheckout(
  { fees, shopper }: Known,
  { toShipping, payNow }: { toShipping: () => void; payNow: (order: ShownOrder) => void },
) {
  const language = useLanguage()
  const texts = useTexts('checkout').checkout
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const clearCart = useCart((cart) => cart.clear)
  const changesHeading = useRef<HTMLHeadingElement>(null)
  const draft = useDraft(shopper ? startOf(shopper, useGovernorate.getState().chosen?.id) : {})
  const book = useBook(shopper, draft)
  const cart = useCartCheck()
  const { parts } = draft.draft
  const delivery = parts.country === HOME ? deliveryTo(parts.city, fees) : ABROAD
  const form = useShippingForm(parts, useFeeProblem(delivery, parts.city))
  const { promo, amounts } = useAmounts(draft, cart.lines, delivery)
  const fee = useFeeChange(amounts)

  const placing = usePlacing({
    draft,
    onPlaced: (order) => {
      book.keep()
      draft.keepPromoCode('')
      clearCart()
      if (order.paymentMethod === 'paymob' && !order.isPaid) payNow(order)
      else void navigate(inLanguage(language, `/order/${order.id}`), { replace: true })
    },
    onRefused: (refusal) => {
      fee.take(refusal)
      promo.takeRefusal(refusal)
      if (form.takeErrors(refusal.errors)) toShipping()
      void cart.again()
      void revalidator.revalidate()
    },
  })

  /** The cart was seen as it is now, and nothing in it changed since. */
  async function placeOrder(): Promise<void> {
    if (cart.changes.length > 0 || fee.feeChange) {
      placing.setProblem(texts.changes.seeFirst)
      changesHeading.current?.focus()
      return
    }
    if (cart.state === 'failed' && !(await cart.again())) {
      placing.setProblem(texts.cartFailed)
      return
    }
    await placing.place(orderForm(draft.draft, cart.lines, amounts))
  }

  const accept = (): void => {
    cart.accept()
    fee.forget()
    placing.setProblem(null)
  }
  return {
    draft,
    book,
    cart,
    delivery,
    form,
    amounts,
    promo,
    feeChange: fee.feeChange,
    placing,
    placeOrder,
    accept,
    retryFees: () => void revalidator.revalidate(),
    changesHeading,
  }
}

export type Checkout = ReturnType<typeof useCheckout>
