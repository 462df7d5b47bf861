import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#lib/db.server.ts'
import type { DB } from '#lib/tables.server.ts'
import type { Term } from '#search/search-words.ts'
import { readInOrder, type ShownProduct } from './db.server.ts'
import { holdsTerm, startsWithTerm } from './db-search.server.ts'
import {
  CATEGORIES,
  type Category,
  COLORS,
  type Collection,
  type Color,
  type ProductStatus,
  SIZES,
  type Size,
  type Sort,
} from './product.ts'

export interface Filters {
  /** Undefined: drafts too. */
  status: ProductStatus | undefined
  terms: readonly Term[]
  color: Color | undefined
  collection: Collection | undefined
  category: Category | undefined
  /** Any of them, still to be had. */
  sizes: readonly Size[]
  ids: readonly string[] | undefined
  /** Piastres. */
  min: number | undefined
  max: number | undefined
  /** Only what leads its collection. */
  featured: true | undefined
}

export const NO_FILTERS: Filters = {
  status: 'published',
  terms: [],
  color: undefined,
  collection: undefined,
  category: undefined,
  sizes: [],
  ids: undefined,
  min: undefined,
  max: undefined,
  featured: undefined,
}

export interface PageQuery {
  sort: Sort
  page: number
  limit: number
}

type ProductExpression = ExpressionBuilder<DB, 'products'>

/** Asked of the sizes once for all products, rather than of each product for its sizes. */
const isToBeHad = (product: ProductExpression, sizes: readonly Size[] = SIZES): Expression<SqlBool> =>
  product(
    'products.id',
    'in',
    product
      .selectFrom('variants')
      .select('variants.productId')
      .where('variants.isOffered', '=', true)
      .whereRef('variants.onHand', '>', 'variants.reserved')
      .where('variants.size', 'in', sizes),
  )

const SAME = ['status', 'color', 'collection', 'category', 'featured'] as const

function priced(product: ProductExpression, { min, max }: Filters): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = []
  if (min !== undefined) conditions.push(product('products.finalPrice', '>=', min))
  if (max !== undefined) conditions.push(product('products.finalPrice', '<=', max))
  return conditions
}

function matching(filters: Filters) {
  return (product: ProductExpression): Expression<SqlBool> => {
    const { terms, sizes, ids } = filters
    const conditions: Expression<SqlBool>[] = terms.map(holdsTerm)
    for (const name of SAME) {
      const value = filters[name]
      if (value !== undefined) conditions.push(product(`products.${name}`, '=', value))
    }
    if (sizes.length > 0) conditions.push(isToBeHad(product, sizes))
    if (ids) conditions.push(product('products.id', 'in', ids))
    return product.and([...conditions, ...priced(product, filters)])
  }
}

/** As if five people had already said 3 of 5: one enthusiast does not outrank thirty content buyers. */
const score = (product: ProductExpression) =>
  product
    .selectFrom('reviews')
    .select(sql<number>`(coalesce(sum(rating), 0) + 15.0) / (count(*) + 5)`.as('score'))
    .whereRef('reviews.productId', '=', 'products.id')
    .where('reviews.status', '=', 'approved')

const standing = (db: Db, filters: Filters) =>
  db.selectFrom('products').where('products.deletedAt', 'is', null).where(matching(filters))

type Found = SelectQueryBuilder<DB, 'products', { id: string }>

function sorted(found: Found, sort: Sort, terms: readonly Term[]): Found {
  // What can't be bought stands at the end, however the rest is sorted.
  const first = found.orderBy((product) => isToBeHad(product), 'desc')
  if (sort === 'price-asc') return first.orderBy('products.finalPrice').orderBy('products.id', 'desc')
  if (sort === 'price-desc') return first.orderBy('products.finalPrice', 'desc').orderBy('products.id', 'desc')
  // Who searches and asks for no order gets first what the words fit best.
  const fitting =
    terms.length === 0 ? first : first.orderBy((product) => product.and(terms.map(startsWithTerm)), 'desc')
  const rated = sort === 'best-rated' ? first.orderBy(score, 'desc') : fitting
  return rated.orderBy('products.featured', 'desc').orderBy('products.createdAt', 'desc').orderBy('products.id', 'desc')
}

/** Finds the page's products first: pictures, sizes and stars are read for those alone. */
export async function listProducts(
  db: Db,
  filters: Filters,
  { sort, page, limit }: PageQuery,
): Promise<{ products: ShownProduct[]; total: number }> {
  const found = standing(db, filters)
  const [onPage, { total }] = await Promise.all([
    sorted(found.select('products.id'), sort, filters.terms)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    found.select((product) => product.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { products: await readInOrder(db, onPage), total }
}

export interface Facets {
  color: Record<Color, number>
  category: Record<Category, number>
  size: Record<Size, number>
}

/** How many products each choice would show, all other filters as they are: 0 is a way that leads nowhere. */
export async function countFacets(db: Db, filters: Filters): Promise<Facets> {
  const count = sql<number>`count(*)`.as('count')
  const colors = standing(db, { ...filters, color: undefined })
    .select((product) => [product.ref('products.color').$castTo<string>().as('choice'), count])
    .groupBy('products.color')
  const categories = standing(db, { ...filters, category: undefined })
    .select((product) => [product.ref('products.category').$castTo<string>().as('choice'), count])
    .groupBy('products.category')
  const sizes = standing(db, { ...filters, sizes: [] })
    .innerJoin('variants', 'variants.productId', 'products.id')
    .select((variant) => [variant.ref('variants.size').$castTo<string>().as('choice'), count])
    .where('variants.isOffered', '=', true)
    .whereRef('variants.onHand', '>', 'variants.reserved')
    .groupBy('variants.size')
  // No word is a colour, a category and a size at once, so one query can answer for all three.
  const counts = new Map(
    (await colors.unionAll(categories).unionAll(sizes).execute()).map((row) => [row.choice, row.count]),
  )
  const of = <T extends string>(choices: readonly T[]) =>
    Object.fromEntries(choices.map((choice) => [choice, counts.get(choice) ?? 0])) as Record<T, number>
  return { color: of(COLORS), category: of(CATEGORIES), size: of(SIZES) }
}

export interface ProductStats {
  totalProducts: number
  lowStockProducts: number
  outOfStockProducts: number
}

/** How many products there are, and how many of those in the shop run out: all sizes together. */
export async function countProductStats(db: Db): Promise<ProductStats> {
  const pieces = db
    .selectFrom('products')
    .leftJoin('variants', (join) =>
      join.onRef('variants.productId', '=', 'products.id').on('variants.isOffered', '=', true),
    )
    .select(['products.status', sql<number>`coalesce(sum(variants.on_hand - variants.reserved), 0)`.as('stock')])
    .where('products.deletedAt', 'is', null)
    .groupBy('products.id')
  return db
    .selectFrom(pieces.as('pieces'))
    .select((piece) => [
      piece.fn.countAll<number>().as('totalProducts'),
      piece.fn
        .countAll<number>()
        .filterWhere('status', '=', 'published')
        .filterWhere(piece.between('stock', 1, sql<number>`low_stock()`))
        .as('lowStockProducts'),
      piece.fn
        .countAll<number>()
        .filterWhere('status', '=', 'published')
        .filterWhere('stock', '=', 0)
        .as('outOfStockProducts'),
    ])
    .executeTakeFirstOrThrow()
}

/** The whole window: how many products, and the highest price (piastres). */
export async function countProducts(db: Db): Promise<{ total: number; highestPrice: number }> {
  return db
    .selectFrom('products')
    .select((product) => [
      product.fn.countAll<number>().as('total'),
      product.fn.coalesce(product.fn.max('finalPrice'), sql<number>`0`).as('highestPrice'),
    ])
    .where('status', '=', 'published')
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
}
