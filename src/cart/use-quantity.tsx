import { useRef, useState } from 'react'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { priceText } from '#lib/money.ts'
import { validateItemCall } from './api.ts'
import { type CartItem, lineTotal, withPrice } from './cart.ts'
import { useCart } from './use-cart.tsx'

/** A line's quantity changes only after the shop has said that it has so many. */
export function useQuantity(item: CartItem, settle: () => void) {
  const { cart } = useTexts('cart')
  const language = useLanguage()
  const [pendingQuantity, setPendingQuantity] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const [announcement, setAnnouncement] = useState('')
  /** What else the shopper should know: the price that has changed. */
  const [warning, setWarning] = useState('')
  const latest = useRef<AbortController>(undefined)

  async function settleWithShop(quantity: number, signal: AbortSignal): Promise<void> {
    const { productId, size, price } = item
    const answer = await sendRequest(validateItemCall, { productId, size, quantity, currentPrice: price }, { signal })
    if (!answer.isValid) return setProblem(answer.errors.join(' '))
    const { items, replace, setQuantity } = useCart.getState()
    replace(withPrice(items, item.id, answer.currentPrice))
    setQuantity(item.id, quantity)
    settle()
    setWarning(answer.warnings.join(' '))
    setAnnouncement(cart.nowHas(quantity, priceText(lineTotal({ quantity, price: answer.currentPrice }), language)))
  }

  const change = async (quantity: number): Promise<void> => {
    latest.current?.abort()
    const current = new AbortController()
    latest.current = current
    setPendingQuantity(quantity)
    setProblem('')
    setWarning('')
    try {
      await settleWithShop(quantity, current.signal)
    } catch {
      if (!current.signal.aborted) setProblem(cart.itemNotChecked)
    } finally {
      if (latest.current === current) setPendingQuantity(null)
    }
  }

  const quantity = pendingQuantity ?? item.quantity
  return { change, problem, warning, announcement, quantity, isAsking: pendingQuantity !== null, refuse: setProblem }
}
