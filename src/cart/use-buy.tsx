import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { getStockCall } from '#catalog/api.ts'
import type { CardProduct } from '#catalog/card-product.ts'
import { LONGEST_CART, type Size } from '#catalog/product.ts'
import type { Product } from '#catalog/shop-product.ts'
import type { Texts } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.tsx'
import { ask } from '#lib/call.ts'
import { useToast } from '#ui/use-toast.tsx'
import { askedFirst } from './asked-first.tsx'
import { fits, mostOf, room } from './buy.ts'
import { type CartItem, isSameLine } from './cart.ts'
import { useCart } from './use-cart.tsx'

type Sizes = Product['sizes']

/** Milliseconds that the button says so. */
const SAID = 2500

export interface Buy {
  sizes: Sizes
  size: Size | undefined
  /** Pieces of the chosen size that may be ordered. */
  stock: number | undefined
  quantity: number
  /** How far the stepper goes. */
  most: number
  step: 'choosing' | 'adding' | 'added'
  problem: { of: 'size' | 'quantity'; text: string } | undefined
  /** Where to go when no size is chosen yet. */
  picker: RefObject<HTMLDivElement | null>
  pick: (size: Size) => void
  setQuantity: (quantity: number) => void
  refuse: () => void
  add: () => Promise<void>
  /** Asks the shop again what may be ordered. */
  look: () => Promise<unknown>
}

export const readStock = async (id: string): Promise<Sizes | undefined> => {
  try {
    return (await ask(getStockCall, { id })).sizes
  } catch {
    return undefined
  }
}

/** The page was made for everyone, perhaps a while ago: what may be ordered is read anew. */
function useStock({ id, sizes }: Product): [Sizes, () => Promise<Sizes>] {
  const [known, setKnown] = useState(sizes)
  const look = useCallback(async () => {
    const now = await readStock(id)
    if (now) setKnown(now)
    return now ?? sizes
  }, [id, sizes])
  useEffect(() => void look(), [look])
  return [known, look]
}

export const piecesOf = (sizes: Sizes, size: Size | undefined): number =>
  size ? (sizes.find((each) => each.size === size)?.stock ?? 0) : Math.max(0, ...sizes.map(({ stock }) => stock))

export const inCartOf = (
  items: ReturnType<typeof useCart.getState>['items'],
  product: Pick<Product, 'id'>,
  size: Size | undefined,
): number => (size && items.find((item) => isSameLine(item, { productId: product.id, size }))?.quantity) || 0

/** The line that it makes in a cart. */
export function lineOf(product: CardProduct, chosen: { size: Size; quantity: number }): Omit<CartItem, 'id'> {
  const { name, nameAr, color, category, finalPrice: price, images, id: productId } = product
  const [image = null] = images.map(({ url, width, height }) => ({ url, width, height }))
  return { productId, name, nameAr, color, category, price, image, ...chosen }
}

/** Into the cart, which opens; the toast says so beside it. */
export function put(line: Omit<CartItem, 'id'>, words: Texts['shop']['cart']): void {
  const { open, close, add } = useCart.getState()
  add(line)
  useToast.getState().show({
    text: words.added,
    actions: [
      { label: words.viewCart, onClick: open },
      { label: words.continueShopping, onClick: close },
    ],
  })
}

/** What the button does at the moment; after an add it says so for a while. */
function useStep() {
  const [step, setStep] = useState<Buy['step']>('choosing')
  useEffect(() => {
    if (step !== 'added') return
    const timer = setTimeout(() => setStep('choosing'), SAID)
    return () => clearTimeout(timer)
  }, [step])
  return [step, setStep] as const
}

/** Why this many of the size can't go in, as the shop has it now. */
function whyNot(
  product: Product,
  { size, quantity, stock }: { size: Size; quantity: number; stock: number },
  { product: words, shop }: Pick<Texts, 'product' | 'shop'>,
): string | null {
  const { items } = useCart.getState()
  const wish = { quantity, stock, inCart: inCartOf(items, product, size) }
  if (!fits(wish)) return shop.cart.cannotAdd(quantity, room(wish))
  const isFull = wish.inCart === 0 && items.length >= LONGEST_CART
  return isFull ? words.cartFull : null
}

/** The way of one product into the cart: choose a size, adding, added, or why not. */
export function useBuy(product: Product): Buy {
  const { product: words, shop } = useTexts()
  const [sizes, look] = useStock(product)
  const [size, setSize] = useState<Size>()
  const [wanted, setWanted] = useState(1)
  const [step, setStep] = useStep()
  const [problem, setProblem] = useState<Buy['problem']>()
  const picker = useRef<HTMLDivElement>(null)
  const isAdding = useRef(false)
  const stock = piecesOf(sizes, size)
  const most = mostOf(stock)
  const quantity = Math.max(1, Math.min(wanted, most))
  const say = (of: 'size' | 'quantity', text: string): void => setProblem({ of, text })

  async function addSize(chosen: Size): Promise<void> {
    const wish = { size: chosen, quantity, stock: piecesOf(await look(), chosen) }
    const reason = whyNot(product, wish, { product: words, shop })
    setStep(reason ? 'choosing' : 'added')
    if (reason) return say('quantity', reason)
    put(lineOf(product, { size: chosen, quantity }), shop.cart)
    setWanted(1)
  }

  async function add(): Promise<void> {
    if (isAdding.current) return
    if (!size) {
      say('size', words.chooseSize)
      picker.current?.querySelector('input')?.focus()
      return
    }
    isAdding.current = true
    setProblem(undefined)
    // From the tap on: the question that comes first is fetched late as well.
    setStep('adding')
    if (await askedFirst({ add: lineOf(product, { size, quantity }) })) await addSize(size)
    else setStep('choosing')
    isAdding.current = false
  }

  const pick = (chosen: Size): void => {
    const left = mostOf(piecesOf(sizes, chosen))
    setProblem(undefined)
    setSize(chosen)
    if (left === 0 || wanted <= left) return
    setWanted(left)
    say('quantity', shop.cart.onlyLeft(left))
  }
  const setQuantity = (count: number): void => {
    setWanted(count)
    setProblem(undefined)
  }
  const refuse = (): void => {
    setWanted(most)
    say('quantity', shop.cart.onlyLeft(most))
  }
  const shownStock = size && stock
  return { sizes, size, stock: shownStock, quantity, most, step, problem, picker, pick, setQuantity, refuse, add, look }
}
