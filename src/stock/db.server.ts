import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Category, Size } from '#catalog/product.ts'
import { whereLeft } from '#catalog/where-left.server.ts'
import type { Db, Tx } from '#lib/db.server.ts'
import type { DB } from '#lib/tables.server.ts'
import { holdsWords } from '#lib/typed-words.server.ts'
import type { Level } from './stock.ts'

export interface StockFilters {
  search?: string | undefined
  category?: Category | undefined
  level?: Level | undefined
}

type ProductExpression = ExpressionBuilder<DB, 'products'>
type Condition = Expression<SqlBool>

/** In either language and however its Arabic is spelled. */
const holds = (word: string): Condition => sql<SqlBool>`products.search like search_pattern(${word})`

export const called = (search: string): Condition => holdsWords(search, holds) ?? sql<SqlBool>`true`

const sizesOf = (product: ProductExpression) =>
  product
    .selectFrom('variants')
    .whereRef('variants.productId', '=', 'products.id')
    .where('variants.isOffered', '=', true)

const AVAILABLE = sql<number>`variants.on_hand - variants.reserved`

function atLevel(product: ProductExpression, level: Level): Condition {
  if (level !== 'gap') return whereLeft(level)
  return product.exists(sizesOf(product).select('variants.id').where(sql<SqlBool>`${AVAILABLE} = 0`))
}

export const matching =
  ({ search = '', category, level }: StockFilters) =>
  (product: ProductExpression): Condition =>
    product.and([
      called(search),
      ...(category ? [product('products.category', '=', category)] : []),
      ...(level ? [atLevel(product, level)] : []),
    ])

export const shelvesOf = (product: ProductExpression) =>
  jsonArrayFrom(
    sizesOf(product)
      .leftJoinLateral(
        (from) =>
          from
            .selectFrom('stockLedger')
            .select('stockLedger.id as edition')
            .whereRef('stockLedger.variantId', '=', 'variants.id')
            .where('stockLedger.kind', '<>', 'order')
            .orderBy('stockLedger.id', 'desc')
            .limit(1)
            .as('last'),
        (join) => join.onTrue(),
      )
      .select(['variants.size', 'variants.onHand', 'variants.reserved'])
      .select(sql<number>`coalesce(last.edition, 0)`.as('edition')),
  ).as('shelves')

const coverOf = (product: ProductExpression) =>
  jsonObjectFrom(
    product
      .selectFrom('productImages')
      .innerJoin('media', 'media.id', 'productImages.mediaId')
      .select(['media.id', 'media.width', 'media.height'])
      .whereRef('productImages.productId', '=', 'products.id')
      .orderBy('productImages.position')
      .limit(1),
  ).as('cover')

export async function listStockRows(db: Db, filters: StockFilters, { page, limit }: { page: number; limit: number }) {
  const standing = db.selectFrom('products').where('products.deletedAt', 'is', null).where(matching(filters))
  const rows = await standing
    .select(['products.id', 'products.sku', 'products.name', 'products.nameAr', 'products.category'])
    .select(['products.price', 'products.discount'])
    .select((product) => [shelvesOf(product), coverOf(product)])
    .orderBy('products.createdAt', 'desc')
    .orderBy('products.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await standing.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

export async function findSellableSize(tx: Tx, sku: string, size: Size) {
  return tx
    .selectFrom('products')
    .leftJoin('variants', (join) =>
      join
        .onRef('variants.productId', '=', 'products.id')
        .on('variants.size', '=', size)
        .on('variants.isOffered', '=', true),
    )
    .select(['products.id as productId', 'variants.id as variantId'])
    .where('products.sku', '=', sku)
    .where('products.deletedAt', 'is', null)
    .executeTakeFirst()
}

export async function findBooked(tx: Tx, requestKey: string): Promise<{ id: number } | undefined> {
  return tx.selectFrom('stockLedger').select('id').where('requestKey', '=', requestKey).executeTakeFirst()
}

export async function getShelf(tx: Tx, variantId: string) {
  return tx
    .selectFrom('variants')
    .select(['size', 'onHand', 'reserved'])
    .select((variant) =>
      variant
        .selectFrom('stockLedger')
        .select(({ fn }) => fn.max('stockLedger.id').as('edition'))
        .where('stockLedger.variantId', '=', variantId)
        .where('stockLedger.kind', '<>', 'order')
        .as('edition'),
    )
    .where('id', '=', variantId)
    .executeTakeFirstOrThrow()
}
