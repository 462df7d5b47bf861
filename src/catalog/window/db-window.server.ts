import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#lib/db.server.ts'
import { keptParts } from '#lib/kept-parts.server.ts'
import type { DB } from '#lib/tables.server.ts'
import type { Term } from '#search/search-words.ts'
import { readInOrder, type ShownProduct } from '../db.server.ts'
import { countFacets, type Facets } from '../facets.ts'
import type { Category, Collection, Color, ProductStatus, Size, Sort } from '../product.ts'
import { fitOfName, holdsTerm, startsWithTerm } from './db-search.server.ts'

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

/** `edition` as in `keptParts`. */
export interface Reading {
  db: Db
  edition?: object | undefined
}

export interface PageQuery {
  sort: Sort
  page: number
  limit: number
}

type ProductExpression = ExpressionBuilder<DB, 'products'>

const SAME = ['status', 'collection', 'featured'] as const

/** All but colour, category and size: whoever chooses among those is told what the others would show. */
const matching =
  ({ terms, ids, min, max, ...filters }: Filters) =>
  (product: ProductExpression): Expression<SqlBool> => {
    const conditions: Expression<SqlBool>[] = terms.map(holdsTerm)
    for (const name of SAME) {
      const value = filters[name]
      if (value !== undefined) conditions.push(product(`products.${name}`, '=', value))
    }
    if (ids) conditions.push(product('products.id', 'in', ids))
    if (min !== undefined) conditions.push(product('products.finalPrice', '>=', min))
    if (max !== undefined) conditions.push(product('products.finalPrice', '<=', max))
    return product.and(conditions)
  }

/** Asked of each product that was found: few are, however many sizes the shop has. */
export const sizesLeft = (product: ProductExpression) =>
  sql<Size[]>`array(${product
    .selectFrom('variants')
    .select('variants.size')
    .whereRef('variants.productId', '=', 'products.id')
    .where('variants.isOffered', '=', true)
    .whereRef('variants.onHand', '>', 'variants.reserved')})`

/** As if five people had already said 3 of 5: one enthusiast does not outrank thirty content buyers. */
const score = (product: ProductExpression) =>
  sql<number>`(${product
    .selectFrom('reviews')
    .select(sql`(coalesce(sum(rating), 0) + 15.0) / (count(*) + 5)`.as('score'))
    .whereRef('reviews.productId', '=', 'products.id')
    .where('reviews.status', '=', 'approved')})`

function rank(product: ProductExpression, sort: Sort, terms: readonly Term[]) {
  if (sort === 'price-asc') return sql<number>`- products.final_price`
  if (sort === 'price-desc') return sql<number>`products.final_price`
  if (sort === 'best-rated') return score(product)
  // Who searches and asks for no order gets first what the words fit best; words that the shop knows fit as they are
  // found. Then what is called so, before what is only of that category or color.
  const loose = terms.filter(({ others }) => others.length === 0)
  return sql<number>`(${product.and(loose.map(startsWithTerm))})::int * 100 + ${fitOfName(terms)}`
}

/** Searched for once, and kept for the page and for all that is counted. */
const searched = (db: Db, filters: Filters, sort: Sort) =>
  db.with(
    (cte) => cte('found').materialized(),
    (shop) =>
      shop
        .selectFrom('products')
        .select(['products.id', 'products.color', 'products.category', 'products.featured', 'products.createdAt'])
        .select((product) => [sizesLeft(product).as('sizes'), rank(product, sort, filters.terms).as('rank')])
        .where('products.deletedAt', 'is', null)
        .where(matching(filters)),
  )

const ofSort = (sort: Sort) => (sort.startsWith('price') ? [] : (['featured', 'createdAt'] as const))

/** Which products are on the page, and what the filters would show: what no single piece of many changes. */
function findProducts(db: Db, filters: Filters, { sort, page, limit }: PageQuery) {
  const { color, category, sizes } = filters
  return searched(db, filters, sort)
    .selectNoFrom((from) => {
      // What can't be bought stands at the end, however the rest is sorted.
      let chosen = from
        .selectFrom('found')
        .select('found.id')
        .orderBy(sql`found.sizes <> '{}'`, 'desc')
        .orderBy('found.rank', 'desc')
      for (const name of ofSort(sort)) chosen = chosen.orderBy(`found.${name}`, 'desc')
      if (color) chosen = chosen.where('found.color', '=', color)
      if (category) chosen = chosen.where('found.category', '=', category)
      if (sizes.length > 0) chosen = chosen.where(sql<SqlBool>`found.sizes && ${sizes}`)
      const counted = from
        .selectFrom('found')
        .select((row) => ['found.color', 'found.category', 'found.sizes', row.fn.countAll<number>().as('count')])
        .groupBy(['found.color', 'found.category', 'found.sizes'])
      return [
        jsonArrayFrom(
          chosen
            .orderBy('found.id', 'desc')
            .limit(limit)
            .offset((page - 1) * limit),
        ).as('onPage'),
        jsonArrayFrom(counted).as('tallies'),
      ]
    })
    .executeTakeFirstOrThrow()
}

const cachedProducts = keptParts<Awaited<ReturnType<typeof findProducts>>>()

/** Finds the page's products first: pictures, sizes and stars are read for those alone, and always anew. */
export async function listProducts(
  { db, edition }: Reading,
  filters: Filters,
  query: PageQuery,
): Promise<{ products: ShownProduct[]; total: number; facets: Facets }> {
  const { onPage, tallies } = await cachedProducts(edition, JSON.stringify([filters, query]), () =>
    findProducts(db, filters, query),
  )
  return { products: await readInOrder(db, onPage), ...countFacets(tallies, filters) }
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
        .filterWhere(piece.between('stock', 1, sql<number>`(select low_stock())`))
        .as('lowStockProducts'),
      piece.fn
        .countAll<number>()
        .filterWhere('status', '=', 'published')
        .filterWhere('stock', '=', 0)
        .as('outOfStockProducts'),
    ])
    .executeTakeFirstOrThrow()
}

async function readCounts(db: Db): Promise<{ total: number; highestPrice: number }> {
  const shown = db.selectFrom('products').where('status', '=', 'published').where('deletedAt', 'is', null)
  const { total, highestPrice } = await db
    .selectNoFrom([
      shown.select((product) => product.fn.countAll<number>().as('total')).as('total'),
      shown.select('finalPrice').orderBy('finalPrice', 'desc').limit(1).as('highestPrice'),
    ])
    .executeTakeFirstOrThrow()
  return { total: total ?? 0, highestPrice: highestPrice ?? 0 }
}

const counts = keptParts<Awaited<ReturnType<typeof readCounts>>>()

/** The whole window: how many products, and the highest price (piastres); each from its own index. */
export const countProducts = ({ db, edition }: Reading): ReturnType<typeof readCounts> =>
  counts(edition, '', () => readCounts(db))
