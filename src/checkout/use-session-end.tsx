import { useEffect, useRef, useState } from 'react'
import { CHANGED } from '#accounts/use-visitor.tsx'
import type { CartItem } from '#cart/cart.ts'
import { useCart } from '#cart/use-cart.tsx'
import { accessToken } from '#lib/request-over-http.ts'

/** The end of a session empties the cart: this page keeps what stood at the checkout, unless one logs out by hand. */
export function useSessionEnd() {
  const { items, replace } = useCart()
  const [wasSignedIn, setSignedIn] = useState(() => accessToken.read() !== null)
  const isOver = wasSignedIn && accessToken.read() === null
  const lastItems = useRef<CartItem[]>(items)
  if (!isOver || items.length > 0) lastItems.current = items

  useEffect(() => {
    const leave = (): void => {
      if (accessToken.read() === null) setSignedIn(false)
    }
    addEventListener(CHANGED, leave)
    return () => removeEventListener(CHANGED, leave)
  }, [])

  const goOnAsGuest = (): void => {
    replace(lastItems.current)
    setSignedIn(false)
  }
  return { isOver: isOver && lastItems.current.length > 0, goOnAsGuest }
}
