import { useEffect, useState } from 'react'
import { type CartItem, count } from '#cart/cart.ts'
import { useCart } from '#cart/use-cart.tsx'
import { tabStore } from '#lib/storage.ts'

const store = tabStore('bw_outcomes_seen')

/** Whether this outcome is new to the tab: who comes Back to it has shopped on since, and keeps the cart. */
function isNews(address: string): boolean {
  const seenIds = store.read()?.split('\n') ?? []
  store.write([...seenIds, address].slice(-20).join('\n'))
  return !seenIds.includes(address)
}

/** The pages after a payment empty the cart, and give back what was in it to whoever asks. */
export function useSetAside() {
  const isReady = useCart((cart) => cart.isReady)
  const replace = useCart((cart) => cart.replace)
  const [aside, setAside] = useState<CartItem[]>([])
  const [isBack, setBack] = useState(false)

  // Once: what is put into the cart later, on this page or in another tab, stays there.
  useEffect(() => {
    if (!isReady || !isNews(location.pathname + location.search)) return
    const { items, clear } = useCart.getState()
    if (items.length === 0) return
    setAside(items)
    clear()
  }, [isReady])

  const putBack = (): void => {
    replace(aside)
    setBack(true)
  }
  return { items: aside, pieces: count(aside), putBack, isBack }
}

export type PiecesSetAside = ReturnType<typeof useSetAside>
