import {
  CATEGORIES,
  type Category,
  COLLECTIONS,
  COLORS,
  type Collection,
  type Color,
  SIZES,
  type Size,
  SORTS,
  type Sort,
} from '#catalog/product.ts'
import { westernDigits } from '#lib/digits.ts'

export const PER_PAGE = 24
/** Pounds: how far the price slider reaches at least. */
export const LEAST_TOP = 2000
const LONGEST_SEARCH = 100
const HIGHEST_PRICE = 1_000_000

export interface Filters {
  q: string
  color: Color | undefined
  category: Category | undefined
  collection: Collection | 'current' | undefined
  /** Any of these; none of them named is all of them. */
  size: readonly Size[]
  /** Pounds. */
  min: number
  /** Pounds; without it there is no upper limit. */
  max: number | undefined
  sort: Sort
  page: number
}

export const NO_FILTERS: Filters = {
  q: '',
  color: undefined,
  category: undefined,
  collection: undefined,
  size: [],
  min: 0,
  max: undefined,
  sort: 'newest',
  page: 1,
}

/** Upper end of the price slider: it grows with the catalogue. */
export const topOf = (highestPrice: number): number => Math.max(LEAST_TOP, Math.ceil(highestPrice / 100) * 100)

/** The lower bound is never negative and always at least 1 below the upper one. */
export const lowerBound = (value: number, upper: number): number => Math.max(0, Math.min(value, upper - 1))

/** The upper bound is always at least 1 above the lower one and never above the top. */
export const upperBound = (value: number, lower: number, top: number): number =>
  Math.min(top, Math.max(value, lower + 1))

/** An amount as people type it: Arabic digits and separators, a currency beside it. */
export function typedAmount(text: string): number | undefined {
  const digits = westernDigits(text)
    .replaceAll('٫', '.')
    .replace(/[^\d.]/g, '')
  const amount = digits === '' ? Number.NaN : Number(digits)
  return Number.isNaN(amount) ? undefined : Math.min(Math.floor(amount), HIGHEST_PRICE)
}

const oneOf = <T extends string>(words: readonly T[], word: string | null): T | undefined =>
  words.find((each) => each === word)

// No half characters and no NUL: the database could not look for them.
const searched = (text: string): string => text.replaceAll('\0', '').trim().slice(0, LONGEST_SEARCH).toWellFormed()

// One field for each from a form, a list with commas from a link.
const sizesIn = (address: URLSearchParams): Size[] => {
  const values = address.getAll('size').join().split(',')
  return SIZES.filter((size) => values.includes(size))
}

/** What an address asks for. Whatever it says wrongly counts as not said. */
export function filtersIn(address: URLSearchParams): Filters {
  const typedMax = typedAmount(address.get('max') ?? '')
  const max = typedMax === undefined ? undefined : Math.max(1, typedMax)
  return {
    q: searched(address.get('q') ?? ''),
    color: oneOf(COLORS, address.get('color')),
    category: oneOf(CATEGORIES, address.get('category')),
    collection: oneOf([...COLLECTIONS, 'current'], address.get('collection')),
    size: sizesIn(address),
    min: lowerBound(typedAmount(address.get('min') ?? '') ?? 0, max ?? HIGHEST_PRICE),
    max,
    sort: oneOf(SORTS, address.get('sort')) ?? 'newest',
    page: Math.max(1, typedAmount(address.get('page') ?? '') ?? 1),
  }
}

/** The shortest address that asks for it, always in the same order: `?color=black&page=2`, or nothing. */
export function asQuery(filters: Filters): string {
  const entries = Object.entries(filters).filter(
    ([name, value]) => String(value) !== String(NO_FILTERS[name as keyof Filters]),
  )
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `?${query}` : ''
}

/** Another choice starts again at the first page. */
export const withChange = (filters: Filters, change: Partial<Filters>): Filters => ({ ...filters, page: 1, ...change })

export const toggled = (sizes: readonly Size[], size: Size): Size[] =>
  SIZES.filter((each) => (each === size ? !sizes.includes(each) : sizes.includes(each)))

/** The prices chosen on the slider; its upper end is no limit. */
export const pricesChosen = (lower: number, upper: number, top: number): Pick<Filters, 'min' | 'max'> => ({
  min: lower,
  max: upper >= top ? undefined : upper,
})

/** Filters that hide products. The order of the rest is not one. */
export const isFiltered = (filters: Filters): boolean => asQuery({ ...filters, sort: 'newest', page: 1 }) !== ''

/** The whole shop, or one half of it: a list to stroll through, not one that was asked for. */
export const isWhole = (filters: Filters): boolean =>
  !isFiltered({ ...filters, color: undefined, collection: undefined })

export const productQuery = ({ q, size, ...filters }: Filters) => ({
  ...filters,
  q: q === '' ? undefined : q,
  size: size.length > 0 ? size.join() : undefined,
  min: filters.min === 0 ? undefined : filters.min,
  limit: PER_PAGE,
})
