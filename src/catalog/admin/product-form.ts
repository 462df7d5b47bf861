import { cairoTime, fromCairoTime } from '#lib/cairo-time.ts'
import { countText } from '#lib/count-text.ts'
import { hasMoreThanHundredths, numberIn } from '#lib/digits.ts'
import type { CallInput } from '#lib/endpoint.ts'
import { fromPounds, lessPercent, type Piastres } from '#lib/money.ts'
import type { createProductCall } from '../api.ts'
import {
  bySize,
  CATEGORIES,
  COLLECTIONS,
  COLORS,
  collectionOf,
  isOneSize,
  MOST_OF_ONE,
  type ProductStatus,
  SIZE_GROUPS,
  SIZES,
  type Size,
} from '../product.ts'
import { MODEL_HEIGHTS } from '../product-texts.ts'
import type { Product } from '../shop-product.ts'
import { sizeName } from '../sizing/size-name.ts'

export interface TypedImage {
  /** Stays the same while the picture moves; a picture that is still on its way has no mediaId. */
  key: string
  mediaId: string | null
  url: string
  width: number
  height: number
  alt: string
  altAr: string
  /** What it was cut from since the form was opened. */
  whole?: Pick<TypedImage, 'mediaId' | 'url' | 'width' | 'height'>
}

export type StockField = `stock.${Size}`

export const stockField = (size: Size): StockField => `stock.${size}`
export const STOCK_FIELDS = SIZES.map(stockField)

/** The form as it is typed: numbers are still texts, an empty stock cell is a size that is not offered. */
export interface TypedProduct extends Record<StockField, string> {
  name: string
  nameAr: string
  description: string
  descriptionAr: string
  material: string
  materialAr: string
  care: string
  careAr: string
  fit: string
  fitAr: string
  modelHeight: string
  sizeWorn: string
  /** What a clock in Cairo shows; empty: it has no such moment. */
  opensAt: string
  maxPerShopper: string
  price: string
  discount: string
  color: string
  collection: string
  category: string
  group: string
  stockReason: string
  featured: boolean
  status: ProductStatus
  images: readonly TypedImage[]
}

export type ProductBody = CallInput<typeof createProductCall>
type Problem =
  | 'productNameRequired'
  | 'priceRequired'
  | 'noPrice'
  | 'priceDecimals'
  | 'categoryRequired'
  | 'colorRequired'
  | 'discountRange'
  | 'stockWhole'
  | 'tooHigh'
  | 'modelHeight'
  | 'wornHalf'
  | 'dateFormat'
  | 'perShopper'
export type Problems = Record<string, Problem>

const HIGHEST_PRICE = 1_000_000
const HIGHEST_STOCK = 100_000

const noStock: Record<StockField, string> = {
  'stock.XS': '',
  'stock.S': '',
  'stock.M': '',
  'stock.L': '',
  'stock.XL': '',
  'stock.XXL': '',
}

export const emptyProduct: TypedProduct = {
  name: '',
  nameAr: '',
  description: '',
  descriptionAr: '',
  ...{ material: '', materialAr: '', care: '', careAr: '', fit: '', fitAr: '' },
  ...{ modelHeight: '', sizeWorn: '', opensAt: '', maxPerShopper: '' },
  price: '',
  discount: '0',
  color: '',
  collection: '',
  category: '',
  group: 'top',
  ...noStock,
  stockReason: '',
  featured: false,
  status: 'published',
  images: [],
}

export const typedFrom = (product: Product): TypedProduct => ({
  name: product.name,
  nameAr: product.nameAr,
  description: product.description,
  descriptionAr: product.descriptionAr,
  ...{ material: product.material, materialAr: product.materialAr },
  ...{ care: product.care, careAr: product.careAr, fit: product.fit, fitAr: product.fitAr },
  modelHeight: product.modelHeight === null ? '' : String(product.modelHeight),
  sizeWorn: product.sizeWorn ?? '',
  opensAt: product.opensAt === null ? '' : cairoTime(new Date(product.opensAt)),
  maxPerShopper: String(product.maxPerShopper ?? ''),
  price: String(product.price),
  discount: String(product.discount),
  color: product.color,
  collection: product.collection,
  category: product.category,
  group: product.group,
  ...noStock,
  ...Object.fromEntries(product.sizes.map(({ size, stock }) => [stockField(size), String(stock)])),
  stockReason: '',
  featured: product.featured,
  status: product.status,
  images: product.images.map((image) => ({ ...image, key: image.mediaId })),
})

const oneOf = <T extends string>(words: readonly T[], word: string): T | undefined =>
  words.find((each) => each === word)

function whyNotPrice(text: string): Problem | null {
  const price = numberIn(text)
  if (text.trim() === '') return 'priceRequired'
  if (!(price >= 0.01)) return 'noPrice'
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

function whyNotHeight({ modelHeight, sizeWorn }: TypedProduct): Problem | null {
  if (modelHeight.trim() === '') return sizeWorn === '' ? null : 'wornHalf'
  const height = numberIn(modelHeight)
  const isHeight = Number.isInteger(height) && height >= MODEL_HEIGHTS.least && height <= MODEL_HEIGHTS.most
  return isHeight ? null : 'modelHeight'
}

function whyNotPerShopper(text: string): Problem | null {
  const most = text.trim() === '' ? 1 : numberIn(text)
  return Number.isInteger(most) && most >= 1 && most <= MOST_OF_ONE ? null : 'perShopper'
}

/** What stands against each field. A size's problem has the size in its name: `stock.M`. */
export function productProblems(typed: TypedProduct): Problems {
  const problems: Record<string, Problem | null> = {
    name: typed.name.trim() === '' ? 'productNameRequired' : null,
    price: whyNotPrice(typed.price),
    discount: whyNotDiscount(typed.discount),
    category: oneOf(CATEGORIES, typed.category) ? null : 'categoryRequired',
    color: oneOf(COLORS, typed.color) ? null : 'colorRequired',
    modelHeight: whyNotHeight(typed),
    sizeWorn: typed.modelHeight.trim() !== '' && typed.sizeWorn === '' ? 'wornHalf' : null,
    opensAt: typed.opensAt !== '' && fromCairoTime(typed.opensAt) === null ? 'dateFormat' : null,
    maxPerShopper: whyNotPerShopper(typed.maxPerShopper),
  }
  for (const field of STOCK_FIELDS) problems[field] = whyNotStock(typed[field])
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem === null ? [] : [[field, problem]])),
  )
}

export const sizesOf = (typed: Record<StockField, string>): { size: Size; stock: number }[] =>
  SIZES.filter((size) => typed[stockField(size)].trim() !== '').map((size) => {
    return { size, stock: numberIn(typed[stockField(size)]) }
  })

/** What is sent; null while something stands against it. */
export function bodyOf(typed: TypedProduct, start: Record<StockField, string> = noStock): ProductBody | null {
  const color = oneOf(COLORS, typed.color)
  const category = oneOf(CATEGORIES, typed.category)
  if (!color || !category || Object.keys(productProblems(typed)).length > 0) return null
  const { name, nameAr, description, descriptionAr, stockReason, status } = typed
  const { material, materialAr, care, careAr, fit, fitAr, modelHeight } = typed
  return {
    ...{ name, nameAr, description, descriptionAr, stockReason, status, color, category },
    ...{ material, materialAr, care, careAr, fit, fitAr },
    modelHeight: modelHeight.trim() === '' ? null : numberIn(modelHeight),
    sizeWorn: oneOf(SIZES, typed.sizeWorn) ?? null,
    opensAt: fromCairoTime(typed.opensAt)?.toISOString() ?? null,
    maxPerShopper: typed.maxPerShopper.trim() === '' ? null : numberIn(typed.maxPerShopper),
    featured: typed.featured && status === 'published',
    price: Math.round(numberIn(typed.price) * 100) / 100,
    discount: typed.discount.trim() === '' ? 0 : numberIn(typed.discount),
    collection: oneOf(COLLECTIONS, typed.collection) ?? collectionOf(color),
    group: oneOf(SIZE_GROUPS, typed.group) ?? 'top',
    sizes: sizesOf(typed).map((each) => ({ ...each, ...wasIn(start[stockField(each.size)]) })),
    images: typed.images.flatMap(({ mediaId, alt, altAr }) => (mediaId === null ? [] : [{ mediaId, alt, altAr }])),
  }
}

/** What a cell showed before it was typed into, where it showed anything: sold pieces must not come back by it. */
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

export type ProductField = Exclude<keyof TypedProduct, 'stockReason'>

export const PRODUCT_FIELDS: readonly ProductField[] = [
  'name',
  'nameAr',
  'description',
  'descriptionAr',
  'material',
  'materialAr',
  'care',
  'careAr',
  'fit',
  'fitAr',
  'modelHeight',
  'sizeWorn',
  'opensAt',
  'maxPerShopper',
  'price',
  'discount',
  'color',
  'collection',
  'category',
  'group',
  ...STOCK_FIELDS,
  'featured',
  'status',
  'images',
]

/** By the field at which it is seen: the second size that is sent may be the fourth of the form. */
export function serverProblems(errors: Record<string, string>, typed: TypedProduct): Record<string, string> {
  const sizes = sizesOf(typed)
  const fieldOf = (path: string): string => {
    const [field = '', index] = path.split('.')
    const size = field === 'sizes' ? sizes[Number(index)]?.size : undefined
    return size ? stockField(size) : field
  }
  return Object.fromEntries(Object.entries(errors).map(([path, sentence]) => [fieldOf(path), sentence]))
}

/** Sizes in their order with what is left of each: `S 3, M 0`; a size and its number stay on one line. */
export const sizesText = (product: Pick<Product, 'category' | 'sizes'>, oneSize: string): string =>
  bySize(product.sizes)
    .map(({ size, stock }) => `${sizeName({ size, isOneSize: isOneSize(product) }, oneSize)}\u00a0${countText(stock)}`)
    .join(', ')
