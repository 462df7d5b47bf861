import { useCallback, useEffect, useRef, useState } from 'react'
import { validateCartCall } from '#cart/api.ts'
import type { CartItem } from '#cart/cart.ts'
import { useCart } from '#cart/use-cart.tsx'
import { sendRequest } from '#lib/call.ts'
import { originOf } from '#lib/kept.ts'
import { accessToken } from '#lib/request-over-http.ts'
import { useIsSlow } from '#ui/use-is-slow.tsx'
import { type CartChange, type CheckedCart, cartChanges, settledLines } from './cart-changes.ts'

export interface CartCheck {
  state: 'checking' | 'checked' | 'failed'
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

/** Milliseconds that the account's cart is waited for before its page calls it empty, or the shop's word before it is drawn. */
const PATIENCE = 1500

/** Whoever just signed in has a cart that is still on its way here. */
function useAwaited(): boolean {
  const isLate = useIsSlow(true, PATIENCE)
  return !isLate && accessToken.read() !== null && originOf('bw_cart').read() === null
}

/** On entering, and whenever asked again, the cart is held against the shop. Nothing in it moves before the shopper saw it. */
export function useCartCheck(): CartCheck {
  const items = useCart((cart) => cart.items)
  const isAwaited = useAwaited()
  const [isHeard, setHeard] = useState(false)
  const isLate = useIsSlow(!isHeard, PATIENCE)
  const isDrawn = items.length > 0 ? isHeard || isLate : !isAwaited
  const isReady = useCart((cart) => cart.isReady) && isDrawn
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
      setChecked(await sendRequest(validateCartCall, { cartItems }))
      setState('checked')
      return true
    } catch {
      setState('failed')
      return false
    } finally {
      setHeard(true)
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
