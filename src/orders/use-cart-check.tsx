import { useCallback, useEffect, useRef, useState } from 'react'
import { validateCartCall } from '#cart/api.ts'
import type { CartItem } from '#cart/cart.ts'
import { useCart } from '#cart/use-cart.tsx'
import { ask } from '#lib/call.ts'
import { type CartChange, type CheckedCart, cartChanges, settledLines } from './cart-changes.ts'

export interface CartCheck {
  state: 'checking' | 'checked' | 'failed'
  /** The cart as it can be ordered now. */
  lines: CartItem[]
  /** What the shopper has not agreed to yet. */
  changes: CartChange<CartItem>[]
  /** Until the browser's cart is known, nothing says that it is empty. */
  isReady: boolean
  isEmpty: boolean
  /** False where the shop could not be asked. */
  again: () => Promise<boolean>
  accept: () => void
}

/** On entering, and whenever asked again, the cart is held against the shop. Nothing in it moves before the shopper saw it. */
export function useCartCheck(): CartCheck {
  const items = useCart((cart) => cart.items)
  const isReady = useCart((cart) => cart.isReady)
  const replace = useCart((cart) => cart.replace)
  const [checked, setChecked] = useState<CheckedCart | null>(null)
  const [state, setState] = useState<CartCheck['state']>('checking')
  const isAsked = useRef(false)

  const again = useCallback(async () => {
    const cartItems = items.map(({ productId, name, size, quantity, price }) => ({
      productId,
      name,
      size,
      quantity,
      price,
    }))
    setState('checking')
    try {
      setChecked(await ask(validateCartCall, { cartItems }))
      setState('checked')
      return true
    } catch {
      setState('failed')
      return false
    }
  }, [items])

  useEffect(() => {
    if (isAsked.current || items.length === 0) return
    isAsked.current = true
    void again()
  }, [items, again])

  const lines = checked ? settledLines(items, checked) : items
  return {
    state,
    lines,
    changes: checked ? cartChanges(items, checked) : [],
    isReady,
    isEmpty: items.length === 0,
    again,
    accept: () => replace(lines),
  }
}
