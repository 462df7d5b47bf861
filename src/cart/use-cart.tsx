import { useEffect } from 'react'
import { create } from 'zustand'
import { useTexts } from '#i18n/use-texts.tsx'
import { browserStore } from '#lib/storage.ts'
import { useToast } from '#ui/use-toast.tsx'
import { type CartItem, cartIn, merge, withQuantity } from './cart.ts'

/** What could not be read or kept is reported; the cart then lives as long as the page. */
const store = browserStore('bw_cart', (error) => reportError(error))

interface Cart {
  items: CartItem[]
  /** Known only in the browser: until then nothing should say that the cart is empty. */
  isReady: boolean
  isOpen: boolean
  /** Joins the line of the same product and size, and opens the cart. */
  add: (item: Omit<CartItem, 'id'>) => void
  /** 0 takes the line out. */
  setQuantity: (id: string, quantity: number) => void
  remove: (id: string) => void
  clear: () => void
  replace: (items: CartItem[]) => void
  open: () => void
  close: () => void
}

export const newLineId = (): string => `local_${Date.now().toString(36)}${Math.random().toString(36).slice(2, 10)}`

/** Empty until the page is alive: the server renders for strangers, and the first render here must match it. */
export const useCart = create<Cart>()((set) => {
  const change = (changeOf: (items: CartItem[]) => CartItem[]): void =>
    set(({ items, isReady }) => {
      const next = changeOf(isReady ? items : readStored().items)
      store.writeJson(next)
      return { items: next, isReady: true }
    })
  return {
    items: [],
    isReady: false,
    isOpen: false,
    add: (item) => {
      change((items) => merge(items, { ...item, id: newLineId() }))
      set({ isOpen: true })
    },
    setQuantity: (id, quantity) => change((items) => withQuantity(items, id, quantity)),
    remove: (id) => change((items) => items.filter((item) => item.id !== id)),
    clear: () => change(() => []),
    replace: (items) => change(() => items),
    open: () => set({ isOpen: true }),
    close: () => set({ isOpen: false }),
  }
})

const readStored = (): ReturnType<typeof cartIn> => cartIn(store.read())

/** As it is kept, whatever this tab remembers of it. */
export const readCart = (): CartItem[] => readStored().items

/** Once, in the shell: fetches the kept cart, says so once if it was damaged, and follows what other tabs do to it. */
export function useKeptCart(): void {
  const { damagedCart } = useTexts().shop.cart
  useEffect(() => {
    const fetchKept = (): void => {
      const { items, isWhole } = readStored()
      useCart.setState({ items, isReady: true })
      if (isWhole) return
      store.writeJson(items)
      useToast.getState().show({ text: damagedCart })
    }
    fetchKept()
    return store.follow(fetchKept)
  }, [damagedCart])
}
