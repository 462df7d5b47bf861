import {
  CATEGORIES,
  type Category,
  COLORS,
  type Color,
  LONGEST_CART,
  MOST_OF_ONE,
  SIZES,
  type Size,
} from '#catalog/product.ts'
import { fromPounds, type Piastres, sumOf } from '#lib/money.ts'

export interface CartItem {
  id: string
  productId: string
  name: string
  nameAr: string
  color: Color
  /** Unknown of what an older page has kept. */
  category?: Category | undefined
  size: Size
  /** Its letter says nothing. */
  isOneSize?: boolean
  quantity: number
  /** Pounds, the discounted price of one. */
  price: number
  image: { url: string; width: number; height: number } | null
}

/** What makes two lines one: the same product in the same size. */
export type Line = Pick<CartItem, 'productId' | 'size'>

export const isSameLine = (one: Line, other: Line): boolean =>
  one.productId === other.productId && one.size === other.size

const withinLimits = (quantity: number): number => Math.min(Math.max(Math.trunc(quantity), 0), MOST_OF_ONE)

/** Adds to the line that is there, or at the end. What is known of the product is what was known last. */
export function merge(items: readonly CartItem[], added: CartItem): CartItem[] {
  const present = items.find((item) => isSameLine(item, added))
  if (present) {
    const merged = { ...added, id: present.id, quantity: withinLimits(present.quantity + added.quantity) }
    return items.map((item) => (item === present ? merged : item))
  }
  const quantity = withinLimits(added.quantity)
  return quantity === 0 || items.length >= LONGEST_CART ? [...items] : [...items, { ...added, quantity }]
}

/** Nothing left of a line takes it out. */
export const withQuantity = (items: readonly CartItem[], id: string, quantity: number): CartItem[] =>
  items.flatMap((item) =>
    item.id !== id ? [item] : withinLimits(quantity) > 0 ? [{ ...item, quantity: withinLimits(quantity) }] : [],
  )

export const withPrice = (items: readonly CartItem[], id: string, price: number): CartItem[] =>
  items.map((item) => (item.id === id ? { ...item, price } : item))

/** Puts a line that was taken out back to where it was, unless it has come back by itself. */
export const putBack = (items: readonly CartItem[], item: CartItem, at: number): CartItem[] =>
  items.some((each) => isSameLine(each, item)) ? merge(items, item) : items.toSpliced(at, 0, item)

export const lineTotal = ({ price, quantity }: Pick<CartItem, 'price' | 'quantity'>): Piastres =>
  sumOf([fromPounds(price) * quantity])

export const total = (items: readonly CartItem[]): Piastres => sumOf(items.map(lineTotal))

export const count = (items: readonly CartItem[]): number => items.reduce((sum, { quantity }) => sum + quantity, 0)

type Unknown = Record<string, unknown>

const isRecord = (thing: unknown): thing is Unknown => typeof thing === 'object' && thing !== null
const isOneOf = <T extends string>(words: readonly T[], thing: unknown): thing is T =>
  words.some((word) => word === thing)
const isAmount = (thing: unknown): thing is number => typeof thing === 'number' && Number.isFinite(thing) && thing >= 0

function imageIn(image: unknown): CartItem['image'] {
  if (!isRecord(image)) return null
  const { url, width, height } = image
  return typeof url === 'string' && isAmount(width) && isAmount(height) ? { url, width, height } : null
}

function itemIn(thing: unknown): CartItem[] {
  if (!isRecord(thing)) return []
  const { id, productId, name, nameAr, color, size, quantity, price, image } = thing
  if (typeof id !== 'string' || typeof productId !== 'string' || typeof name !== 'string') return []
  if (!isOneOf(COLORS, color) || !isOneOf(SIZES, size) || !isAmount(quantity) || !isAmount(price)) return []
  const arabic = typeof nameAr === 'string' ? nameAr : ''
  const categoryField = isOneOf(CATEGORIES, thing['category']) ? { category: thing['category'] } : {}
  const known = { ...categoryField, isOneSize: thing['isOneSize'] === true }
  return [{ id, productId, name, nameAr: arabic, color, ...known, size, quantity, price, image: imageIn(image) }]
}

/** The cart that was kept as text. Anything may stand in a browser's storage: what is no item is left out, and that is told. */
export function cartIn(text: string | null): { items: CartItem[]; isWhole: boolean } {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(list)) return { items: [], isWhole: false }
    const items = list.flatMap(itemIn)
    return { items: items.reduce<CartItem[]>(merge, []), isWhole: items.length === list.length }
  } catch {
    return { items: [], isWhole: false }
  }
}
