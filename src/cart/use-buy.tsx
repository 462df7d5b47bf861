import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { isOneSize, LONGEST_CART, type Size } from '#catalog/product.ts'
import type { Product } from '#catalog/shop-product.ts'
import type { TextsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.tsx'
import { askedFirst } from './asked-first.tsx'
import { fits, mostOf, room } from './buy.ts'
import { freeOf, inCartOf, lineOf, piecesOf, putInCart, readStock } from './put-in-cart.tsx'
import { useCart } from './use-cart.tsx'

type Sizes = Product['sizes']

interface Known {
  sizes: Sizes
  /** Null: it may be ordered. */
  opensAt: string | null
  /** Milliseconds from the moment of this answer; unknown until the shop has said it. */
  opensIn?: number
}

/** Milliseconds that the button says so. */
const SAID = 2500

export interface Buy extends Known {
  size: Size | undefined
  stock: number | undefined
  quantity: number
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
  /** Its moment has come. */
  open: () => void
}

/** The page was made for everyone, perhaps a while ago: what may be ordered is read anew. */
function useStock({ id, sizes, opensAt, isOpen }: Product) {
  const [known, setKnown] = useState<Known>({ sizes, opensAt: isOpen ? null : opensAt })
  const first = useRef(known).current
  const look = useCallback(async () => {
    const now = await readStock(id)
    if (now) setKnown(now)
    return now ?? first
  }, [id, first])
  useEffect(() => void look(), [look])
  const open = useCallback(() => setKnown((now) => ({ ...now, opensAt: null })), [])
  return { ...known, look, open }
}

/** The page is one for all its sizes; a link from elsewhere may name one. */
function useSize(product: Product) {
  const { sizes } = product
  const [size, setSize] = useState(isOneSize(product) ? sizes[0]?.size : undefined)
  useEffect(() => {
    const requestedSize = new URLSearchParams(location.search).get('size')
    const named = sizes.find((each) => each.size === requestedSize)
    if (named) setSize(named.size)
  }, [sizes])
  return [size, setSize] as const
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

function whyNot(
  product: Product,
  { size, quantity, stock }: { size: Size; quantity: number; stock: number },
  { product: words, shop }: TextsOf<'product'>,
): string | null {
  const { items } = useCart.getState()
  const wish = { quantity, stock, inCart: inCartOf(items, product, size), free: freeOf(product) }
  if (!fits(wish)) return shop.cart.cannotAdd(quantity, room(wish))
  const isFull = wish.inCart === 0 && items.length >= LONGEST_CART
  return isFull ? words.cartFull : null
}

/** Where the sizes and the button below them are both in sight. */
export function lookAt(picker: HTMLElement | null): void {
  picker?.scrollIntoView({ block: 'center' })
  picker?.querySelector('input')?.focus({ preventScroll: true })
}

export function useBuy(product: Product): Buy {
  const texts = useTexts('product')
  const { product: words, shop } = texts
  const now = useStock(product)
  const { sizes } = now
  const [size, setSize] = useSize(product)
  const [requestedQuantity, setRequestedQuantity] = useState(1)
  const [step, setStep] = useStep()
  const [problem, setProblem] = useState<Buy['problem']>()
  const picker = useRef<HTMLDivElement>(null)
  const isAdding = useRef(false)
  const stock = piecesOf(sizes, size)
  const most = Math.min(mostOf(stock), product.maxPerShopper ?? stock)
  const quantity = Math.max(1, Math.min(requestedQuantity, most))
  const say = (of: 'size' | 'quantity', text: string): void => setProblem({ of, text })

  async function addSize(chosen: Size): Promise<void> {
    const { sizes: left, opensAt } = await now.look()
    if (opensAt) return setStep('choosing')
    const reason = whyNot(product, { size: chosen, quantity, stock: piecesOf(left, chosen) }, texts)
    setStep(reason ? 'choosing' : 'added')
    if (reason) return say('quantity', reason)
    putInCart(lineOf(product, { size: chosen, quantity }), shop.cart)
    setRequestedQuantity(1)
  }

  async function add(): Promise<void> {
    if (isAdding.current) return
    if (!size) {
      say('size', words.chooseSize)
      return lookAt(picker.current)
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
    const available = mostOf(piecesOf(sizes, chosen))
    setProblem(undefined)
    setSize(chosen)
    if (available === 0 || requestedQuantity <= available) return
    setRequestedQuantity(available)
    say('quantity', shop.cart.onlyLeft(available))
  }
  const setQuantity = (count: number): void => {
    setRequestedQuantity(count)
    setProblem(undefined)
  }
  const refuse = (): void => {
    setRequestedQuantity(most)
    say('quantity', most < stock ? shop.cart.cannotAdd(most + 1, most) : shop.cart.onlyLeft(most))
  }
  return { ...now, size, stock: size && stock, quantity, most, step, problem, picker, pick, setQuantity, refuse, add }
}
