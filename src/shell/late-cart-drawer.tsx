import type { ReactNode } from 'react'
import { useCart } from '#cart/use-cart.tsx'
import { useLate } from './use-late.tsx'

const load = () => import('#cart/cart-drawer.tsx')

/** Many visits never open the cart. */
export function LateCartDrawer({ beside }: { beside: ReactNode }) {
  const isOpen = useCart((cart) => cart.isOpen)
  const close = useCart((cart) => cart.close)
  const late = useLate(isOpen, load, close)
  return late ? <late.CartDrawer beside={beside} /> : null
}
