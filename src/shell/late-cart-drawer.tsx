import { type ReactNode, useEffect, useState } from 'react'
import type { CartDrawer } from '#cart/cart-drawer.tsx'
import { useCart } from '#cart/use-cart.tsx'

/** Many visits never open the cart: its script is fetched the first time somebody does. */
export function LateCartDrawer({ beside }: { beside: ReactNode }) {
  const isOpen = useCart((cart) => cart.isOpen)
  const close = useCart((cart) => cart.close)
  const [loaded, setLoaded] = useState<{ Drawer: typeof CartDrawer } | null>(null)

  useEffect(() => {
    if (!isOpen || loaded) return
    import('#cart/cart-drawer.tsx').then(({ CartDrawer: Drawer }) => setLoaded({ Drawer }), close)
  }, [isOpen, loaded, close])

  return loaded ? <loaded.Drawer beside={beside} /> : null
}
