import { CORRECTABLE } from '#catalog/correctable.ts'
import { MOST_OF_ONE, SIZES, type Size } from '#catalog/product.ts'
import { LONGEST_TEXTS, MODEL_HEIGHTS } from '#catalog/product-texts.ts'
import { fromCairoTime } from '#lib/cairo-time.ts'
import { unguarded } from '#lib/csv.ts'
import { hasMoreThanHundredths, numberIn, westernDigits } from '#lib/digits.ts'
import { fromPounds } from '#lib/money.ts'
import { mediaIdAt } from '#media/media-address.ts'
import { HIGHEST_STOCK } from '../stock.ts'
import { type AtExport, atExportIn } from './at-export.ts'
import { categoryIn, collectionIn, colorIn, groupIn } from './file-words.ts'
import type { Field, FileColumn, LineProblem } from './product-file.ts'

/** The cells of a line by their columns, as they stand in the file. */
export type Cells = Partial<Record<FileColumn, string>>

/** What a line wants of a product: only what the file has a column for. Prices are in piastres. */
export interface Wanted {
  sku: string
  fields: Partial<WantedFields>
  /** Null: not offered. */
  sizes: Partial<Record<Size, number | null>>
  /** Undefined: they are left alone. */
  mediaIds: readonly string[] | undefined
  atExport: AtExport
}

interface WantedFields {
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
  modelHeight: number | null
  sizeWorn: Size | null
  /** The instant, as a call has it. */
  opensAt: string | null
  maxPerShopper: number | null
  price: number
  discount: number
  color: NonNullable<ReturnType<typeof colorIn>>
  collection: NonNullable<ReturnType<typeof collectionIn>>
  category: NonNullable<ReturnType<typeof categoryIn>>
  sizeGroup: NonNullable<ReturnType<typeof groupIn>>
}

const { material, care, fit } = LONGEST_TEXTS
const LONGEST = {
  ...{ name: 120, nameAr: 120, description: 4000, descriptionAr: 4000 },
  ...{ material, materialAr: material, care, careAr: care, fit, fitAr: fit },
}
const HIGHEST_PRICE = 1_000_000
const MOST_IMAGES = 24
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/

const isProblem = <T>(value: T | LineProblem): value is LineProblem =>
  typeof value === 'object' && value !== null && 'problem' in value

type Read<T> = (text: string) => T | LineProblem

const textUpTo =
  (column: keyof typeof LONGEST): Read<string> =>
  (raw) => {
    const text = unguarded(raw).replace(/\r\n?/g, '\n').trim()
    if (text.length > LONGEST[column]) return { column, problem: 'tooLong' }
    return column === 'name' && text === '' ? { column, problem: 'nameRequired' } : text
  }

const word =
  <T>(column: 'color' | 'collection' | 'category' | 'sizeGroup', find: (text: string) => T | undefined): Read<T> =>
  (text) =>
    find(text) ?? { column, problem: column }

const priceIn: Read<number> = (text) => {
  const pounds = numberIn(text)
  const isPrice = pounds >= 0.01 && pounds <= HIGHEST_PRICE && !hasMoreThanHundredths(pounds)
  return isPrice ? fromPounds(pounds) : { column: 'price', problem: 'price' }
}

const discountIn: Read<number> = (text) => {
  const discount = text.trim() === '' ? 0 : numberIn(text.replace(/[%٪]\s*$/, ''))
  return Number.isInteger(discount) && discount <= 100 ? discount : { column: 'discount', problem: 'discount' }
}

const heightIn: Read<number | null> = (text) => {
  if (text.trim() === '') return null
  const height = numberIn(text)
  const isHeight = Number.isInteger(height) && height >= MODEL_HEIGHTS.least && height <= MODEL_HEIGHTS.most
  return isHeight ? height : { column: 'modelHeight', problem: 'modelHeight' }
}

const sizeWornIn: Read<Size | null> = (text) => {
  if (text.trim() === '') return null
  const word = text.trim().toUpperCase()
  return SIZES.find((size) => size === word) ?? { column: 'sizeWorn', problem: 'sizeWorn' }
}

/** As a clock in Cairo shows it: `2026-12-01 20:00`. */
const momentIn: Read<string | null> = (raw) => {
  const text = westernDigits(unguarded(raw)).trim().replace(/\s+/, 'T')
  if (text === '') return null
  const moment = MOMENT.test(text) ? fromCairoTime(text.slice(0, 16)) : null
  return moment?.toISOString() ?? { column: 'opensAt', problem: 'opensAt' }
}

const perShopperIn: Read<number | null> = (text) => {
  if (text.trim() === '') return null
  const most = numberIn(text)
  const isMost = Number.isInteger(most) && most >= 1 && most <= MOST_OF_ONE
  return isMost ? most : { column: 'maxPerShopper', problem: 'maxPerShopper' }
}

/** Left empty, they say nothing: a product that is there keeps its own, a new one is refused where it needs them. */
const MAY_SAY_NOTHING: readonly Field[] = ['price', 'color', 'collection', 'category', 'sizeGroup']

const READERS: { [F in Field]: Read<WantedFields[F]> } = {
  name: textUpTo('name'),
  nameAr: textUpTo('nameAr'),
  description: textUpTo('description'),
  descriptionAr: textUpTo('descriptionAr'),
  material: textUpTo('material'),
  materialAr: textUpTo('materialAr'),
  care: textUpTo('care'),
  careAr: textUpTo('careAr'),
  fit: textUpTo('fit'),
  fitAr: textUpTo('fitAr'),
  modelHeight: heightIn,
  sizeWorn: sizeWornIn,
  opensAt: momentIn,
  maxPerShopper: perShopperIn,
  price: priceIn,
  discount: discountIn,
  color: word('color', colorIn),
  collection: word('collection', collectionIn),
  category: word('category', categoryIn),
  sizeGroup: word('sizeGroup', groupIn),
}

function stockIn(size: Size, text: string): number | null | LineProblem {
  if (text.trim() === '') return null
  const stock = numberIn(text)
  return Number.isInteger(stock) && stock <= HIGHEST_STOCK ? stock : { column: size, problem: 'stock' }
}

/** An empty cell leaves the pictures alone: whoever deletes them all does so where they see them. */
function imagesIn(text: string, publicUrl: string): string[] | undefined | LineProblem {
  const addresses = text.split(/\s+/).filter(Boolean)
  if (addresses.length === 0) return undefined
  const ids = addresses.flatMap((address) => mediaIdAt(address, publicUrl) ?? [])
  const isWrong = ids.length < addresses.length || ids.length > MOST_IMAGES
  return isWrong ? { column: 'images', problem: 'images' } : ids
}

export const skuIn = (text: string): string => westernDigits(unguarded(text)).trim().toUpperCase()

/** What a line says, and what stands against it; each of both in the order of the columns. */
export function readLine(cells: Cells, publicUrl: string): { product: Wanted; problems: LineProblem[] } {
  const problems: LineProblem[] = []
  const known = <T>(value: T | LineProblem, keep: (value: T) => void): void => {
    if (isProblem(value)) problems.push(value)
    else keep(value)
  }
  const sku = skuIn(cells.sku ?? '')
  const product: Wanted = { sku, fields: {}, sizes: {}, mediaIds: undefined, atExport: {} }
  if (sku !== '' && !/^BW\d{5}$/.test(sku)) problems.push({ column: 'sku', problem: 'skuWrong' })
  const field = <F extends Field>(name: F): void => {
    const text = cells[name]
    if (text === undefined || (text.trim() === '' && MAY_SAY_NOTHING.includes(name))) return
    known<WantedFields[F]>(READERS[name](text), (value) => Object.assign(product.fields, { [name]: value }))
  }
  for (const name of CORRECTABLE) field(name)
  for (const size of SIZES) {
    const text = cells[size]
    if (text !== undefined) known(stockIn(size, text), (stock) => Object.assign(product.sizes, { [size]: stock }))
  }
  known(imagesIn(cells.images ?? '', publicUrl), (mediaIds) => {
    product.mediaIds = mediaIds
  })
  known<AtExport>(
    atExportIn(unguarded(cells.atExport ?? '')) ?? { column: 'atExport', problem: 'atExport' },
    (atExport) => {
      product.atExport = atExport
    },
  )
  return { product, problems }
}
