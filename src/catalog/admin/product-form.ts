import { changedIn } from '#back-office/admin-form.ts'
import { hasMoreThanHundredths, numberIn } from '#lib/digits.ts'
import type { CallInput } from '#lib/endpoint.ts'
import { fromPounds, lessPercent, type Piastres } from '#lib/money.ts'
import type { createProductCall } from '../api.ts'
import { bySize, CATEGORIES, COLLECTIONS, COLORS, collectionOf, SIZE_GROUPS, SIZES, type Size } from '../product.ts'
import type { Product } from '../shop-product.ts'

export interface TypedImage {
  /** Stays the same while the picture moves; a picture that is still on its way has no mediaId. */
  key: string
  mediaId: string | null
  url: string
  width: number
  height: number
  alt: string
  altAr: string
}

/** The form as it is typed: numbers are still texts, an empty stock cell is a size that is not offered. */
export interface TypedProduct {
  name: string
  nameAr: string
  description: string
  descriptionAr: string
  price: string
  discount: string
  color: string
  collection: string
  category: string
  group: string
  stock: Record<Size, string>
  stockReason: string
  featured: boolean
  images: readonly TypedImage[]
}

export type ProductBody = CallInput<typeof createProductCall>
type Problem =
  | 'productNameRequired'
  | 'priceRequired'
  | 'priceDecimals'
  | 'categoryRequired'
  | 'colorRequired'
  | 'discountRange'
  | 'stockWhole'
  | 'tooHigh'
export type Problems = Record<string, Problem>

const HIGHEST_PRICE = 1_000_000
const HIGHEST_STOCK = 100_000

const noStock: Record<Size, string> = { XS: '', S: '', M: '', L: '', XL: '', XXL: '' }

export const emptyProduct: TypedProduct = {
  name: '',
  nameAr: '',
  description: '',
  descriptionAr: '',
  price: '',
  discount: '0',
  color: '',
  collection: '',
  category: '',
  group: 'top',
  stock: noStock,
  stockReason: '',
  featured: false,
  images: [],
}

export const typedFrom = (product: Product): TypedProduct => ({
  name: product.name,
  nameAr: product.nameAr,
  description: product.description,
  descriptionAr: product.descriptionAr,
  price: String(product.price),
  discount: String(product.discount),
  color: product.color,
  collection: product.collection,
  category: product.category,
  group: product.group,
  stock: { ...noStock, ...Object.fromEntries(product.sizes.map(({ size, stock }) => [size, String(stock)])) },
  stockReason: '',
  featured: product.featured,
  images: product.images.map((image) => ({ ...image, key: image.mediaId })),
})

const oneOf = <T extends string>(words: readonly T[], word: string): T | undefined =>
  words.find((each) => each === word)

function whyNotPrice(text: string): Problem | null {
  const price = numberIn(text)
  if (!(price >= 0.01)) return 'priceRequired'
  if (price > HIGHEST_PRICE) return 'tooHigh'
  return hasMoreThanHundredths(price) ? 'priceDecimals' : null
}

export function whyNotDiscount(text: string): Problem | null {
  const discount = text.trim() === '' ? 0 : numberIn(text)
  return Number.isInteger(discount) && discount <= 100 ? null : 'discountRange'
}

function whyNotStock(text: string): Problem | null {
  if (text.trim() === '') return null
  const stock = numberIn(text)
  if (!Number.isInteger(stock)) return 'stockWhole'
  return stock > HIGHEST_STOCK ? 'tooHigh' : null
}

/** What stands against each field. A size's problem has the size in its name: `stock.M`. */
export function productProblems(typed: TypedProduct): Problems {
  const problems: Record<string, Problem | null> = {
    name: typed.name.trim() === '' ? 'productNameRequired' : null,
    price: whyNotPrice(typed.price),
    discount: whyNotDiscount(typed.discount),
    category: oneOf(CATEGORIES, typed.category) ? null : 'categoryRequired',
    color: oneOf(COLORS, typed.color) ? null : 'colorRequired',
  }
  for (const size of SIZES) problems[`stock.${size}`] = whyNotStock(typed.stock[size])
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem === null ? [] : [[field, problem]])),
  )
}

export const sizesOf = (stock: Record<Size, string>): { size: Size; stock: number }[] =>
  SIZES.filter((size) => stock[size].trim() !== '').map((size) => ({ size, stock: numberIn(stock[size]) }))

/** What is sent; null while something stands against it. */
export function bodyOf(typed: TypedProduct, startStock: Record<Size, string> = noStock): ProductBody | null {
  const color = oneOf(COLORS, typed.color)
  const category = oneOf(CATEGORIES, typed.category)
  if (!color || !category || Object.keys(productProblems(typed)).length > 0) return null
  const { name, nameAr, description, descriptionAr, stockReason, featured } = typed
  return {
    ...{ name, nameAr, description, descriptionAr, stockReason, featured, color, category },
    price: Math.round(numberIn(typed.price) * 100) / 100,
    discount: typed.discount.trim() === '' ? 0 : numberIn(typed.discount),
    collection: oneOf(COLLECTIONS, typed.collection) ?? collectionOf(color),
    group: oneOf(SIZE_GROUPS, typed.group) ?? 'top',
    sizes: sizesOf(typed.stock).map((each) => ({ ...each, ...wasIn(startStock[each.size]) })),
    images: typed.images.flatMap(({ mediaId, alt, altAr }) => (mediaId === null ? [] : [{ mediaId, alt, altAr }])),
  }
}

/** What a cell showed before it was typed into, where it showed anything. */
const wasIn = (text: string): { was?: number } => (text.trim() === '' ? {} : { was: numberIn(text) })

/** The collection goes with the colour until somebody sets it apart. */
export function withColor(typed: TypedProduct, word: string): TypedProduct {
  const color = oneOf(COLORS, word)
  if (!color) return { ...typed, color: word }
  const before = oneOf(COLORS, typed.color)
  const follows = typed.collection === '' || (before !== undefined && typed.collection === collectionOf(before))
  return { ...typed, color, collection: follows ? collectionOf(color) : typed.collection }
}

/** What a shopper will pay; null while there is nothing to show. */
export function priceAfter(typed: Pick<TypedProduct, 'price' | 'discount'>): { was: Piastres; now: Piastres } | null {
  if (whyNotPrice(typed.price) || whyNotDiscount(typed.discount)) return null
  const percent = typed.discount.trim() === '' ? 0 : numberIn(typed.discount)
  const was = fromPounds(numberIn(typed.price))
  return percent === 0 ? null : { was, now: lessPercent(was, percent) }
}

export type FieldName = Exclude<keyof TypedProduct, 'stockReason'>

const FIELDS: readonly FieldName[] = [
  'name',
  'nameAr',
  'description',
  'descriptionAr',
  'price',
  'discount',
  'color',
  'collection',
  'category',
  'group',
  'stock',
  'featured',
  'images',
]

export const changesBetween = (before: TypedProduct, after: TypedProduct): FieldName[] =>
  changedIn(FIELDS, before, after)

export interface StockClash {
  size: Size
  /** When the form was opened, and now; null where the size is not offered. */
  was: number | null
  now: number | null
}

/** An untouched cell takes today's stock; a changed one that has moved is a clash: it would bring sold pieces back. */
export function withFreshStock(
  typed: Record<Size, string>,
  startStock: Record<Size, string>,
  fresh: readonly { size: Size; stock: number }[],
): { stock: Record<Size, string>; startStock: Record<Size, string>; clashes: StockClash[] } {
  const now: Record<Size, string> = { ...noStock }
  for (const { size, stock } of fresh) now[size] = String(stock)
  const stock = { ...typed }
  for (const size of SIZES) if (typed[size] === startStock[size]) stock[size] = now[size]
  const clashes = SIZES.filter((size) => now[size] !== startStock[size] && typed[size] !== startStock[size])
  return {
    stock,
    startStock: now,
    clashes: clashes.map((size) => ({ size, was: count(startStock[size]), now: count(now[size]) })),
  }
}

const count = (text: string): number | null => (text.trim() === '' ? null : numberIn(text))

/** What I changed since `start`, on top of what is stored now: the fields that I left alone are as stored. */
export function mergedOnto(current: TypedProduct, start: TypedProduct, mine: TypedProduct): TypedProduct {
  const stockReason = mine.stockReason === start.stockReason ? current.stockReason : mine.stockReason
  const changes = Object.fromEntries(changesBetween(start, mine).map((field) => [field, mine[field]]))
  const stock = withFreshStock(mine.stock, start.stock, sizesOf(current.stock)).stock
  return { ...current, ...changes, stock, stockReason }
}

export function serverProblems(errors: Record<string, string>, typed: TypedProduct): Record<string, string> {
  const sizes = sizesOf(typed.stock)
  const fieldOf = (path: string): string => {
    const [field = '', index] = path.split('.')
    const size = field === 'sizes' ? sizes[Number(index)]?.size : undefined
    return size ? `stock.${size}` : field
  }
  return Object.fromEntries(Object.entries(errors).map(([path, sentence]) => [fieldOf(path), sentence]))
}

/** Sizes in their order with what is left of each: `S 3, M 0`; a size and its number stay on one line. */
export const sizesText = (sizes: Product['sizes']): string =>
  bySize(sizes)
    .map(({ size, stock }) => `${size}\u00a0${stock}`)
    .join(', ')
