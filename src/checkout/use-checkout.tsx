import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { createAddressCall } from '#addresses/api.ts'
import type { SavedAddress } from '#addresses/shown-address.ts'
import { useCart } from '#cart/use-cart.tsx'
import { inWords } from '#catalog/product.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { inLanguage } from '#lib/language.ts'
import type { Piastres } from '#lib/money.ts'
import type { Refusal } from '#lib/refusal.ts'
import type { Amounts } from '#orders/price.ts'
import type { ShownOrder } from '#orders/shown-order.ts'
import { usePromoCode } from '#promo-codes/use-promo-code.tsx'
import type { Delivery, Fee } from '#shipping/delivery.ts'
import { useGovernorate } from '#shipping/use-governorate.tsx'
import { addressToKeep, partsToFill, pickedAddressOf, startOf } from './address-book.ts'
import type { Shopper } from './checkout-shopper.tsx'
import { deliveryOf, type FeeChange, feeChangeIn, whyNoFee } from './fee.ts'
import { checkoutAmounts, orderForm } from './order-form.ts'
import { afterPlacing, beforePlacing } from './placing.ts'
import { type CartCheck, useCartCheck } from './use-cart-check.tsx'
import { useDraft } from './use-draft.tsx'
import { usePlacing } from './use-placing.tsx'
import { useShippingForm } from './use-shipping-form.tsx'

function useFeeProblem(delivery: Delivery, city: string): string | null {
  const language = useLanguage()
  const { fee } = useTexts('checkout').checkout
  const why = whyNoFee(delivery, city)
  if (why?.reason !== 'notConfigured') return why && fee[why.reason]
  return fee.notConfigured(inWords(language, why.place.name, why.place.nameAr))
}

/** After a refusal the shop's fee is the one that counts, and the shopper is told. */
function useFeeChange(seenFee: Piastres) {
  const [change, setChange] = useState<FeeChange | null>(null)
  const take = ({ details }: Refusal): void => setChange((before) => feeChangeIn(details, seenFee) ?? before)
  return { change, take, forget: () => setChange(null) }
}

interface CheckoutInput {
  fees: readonly Fee[] | null
  shopper: Shopper | null
}

/** The address book of who is signed in: one to pick, or what was typed to keep. */
function useBook(shopper: Shopper | null, { draft, fill }: ReturnType<typeof useDraft>) {
  const [isKept, setKept] = useState(true)
  const addresses = shopper?.addresses ?? []
  /** Beside the order, which stands whether the book could take it or not. */
  const keep = (): void => {
    const address = addressToKeep(draft.parts, { addresses: shopper?.addresses, isKept })
    if (address) sendRequest(createAddressCall, address).catch(() => {})
  }
  const pick = (address: SavedAddress | undefined): void => fill(partsToFill(address))
  return { shopper, addresses, pickedAddress: pickedAddressOf(draft.parts, addresses), pick, isKept, setKept, keep }
}

interface Ordering {
  draft: ReturnType<typeof useDraft>
  cart: CartCheck
  fee: ReturnType<typeof useFeeChange>
  placing: ReturnType<typeof usePlacing>
  amounts: Amounts
}

function useOrdering({ draft, cart, fee, placing, amounts }: Ordering) {
  const texts = useTexts('checkout').checkout
  const changesHeading = useRef<HTMLHeadingElement>(null)

  async function placeOrder(): Promise<void> {
    const step = beforePlacing(cart, fee.change)
    if (step === 'look') {
      placing.setProblem(texts.changes.seeFirst)
      changesHeading.current?.focus()
    } else if (step === 'check' && !(await cart.again())) placing.setProblem(texts.cartFailed)
    else await placing.place(orderForm(draft.draft, cart.lines, amounts))
  }

  const accept = (): void => {
    cart.accept()
    fee.forget()
    placing.setProblem(null)
  }
  return { placeOrder, accept, changesHeading }
}

interface Ways {
  toShipping: () => void
  payNow: (order: ShownOrder) => void
}

export function useCheckout({ fees, shopper }: CheckoutInput, { toShipping, payNow }: Ways) {
  const language = useLanguage()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const clearCart = useCart((cart) => cart.clear)
  const draft = useDraft(shopper ? startOf(shopper, useGovernorate.getState().chosen?.id) : {})
  const book = useBook(shopper, draft)
  const cart = useCartCheck()
  const { parts, promoCode } = draft.draft
  const delivery = deliveryOf(parts, fees)
  const form = useShippingForm(parts, useFeeProblem(delivery, parts.city))
  const promo = usePromoCode({ code: promoCode, keep: draft.keepPromoCode, lines: cart.lines })
  const amounts = checkoutAmounts(cart.lines, delivery, promo.discount)
  const fee = useFeeChange(amounts.shippingFee)

  const placing = usePlacing({
    draft,
    onPlaced: (order) => {
      book.keep()
      draft.keepPromoCode('')
      clearCart()
      if (afterPlacing(order) === 'pay') payNow(order)
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
  return {
    draft,
    book,
    cart,
    delivery,
    form,
    amounts,
    promo,
    feeChange: fee.change,
    placing,
    ...useOrdering({ draft, cart, fee, placing, amounts }),
    retryFees: () => void revalidator.revalidate(),
  }
}

export type Checkout = ReturnType<typeof useCheckout>
