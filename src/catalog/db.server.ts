import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db, Tx } from '#lib/db.server.ts'
import { toPounds } from '#lib/money.ts'
import type { DB } from '#lib/tables.server.ts'
import { pictureUrl } from '#media/picture.ts'
import { bySize, type Category, type Collection, type Color, type Size, type SizeGroup, type Sort } from './product.ts'

const imagesOf = (product: ExpressionBuilder<DB, 'products'>) =>
  jsonArrayFrom(
    product
      .selectFrom('productImages')
      .innerJoin('media', 'media.id', 'productImages.mediaId')
      .select(['productImages.mediaId', 'productImages.alt', 'productImages.altAr', 'media.width', 'media.height'])
      .whereRef('productImages.productId', '=', 'products.id')
      .orderBy('productImages.position'),
  ).as('images')

const sizesOf = (product: ExpressionBuilder<DB, 'products'>) =>
  jsonArrayFrom(
    product
      .selectFrom('variants')
      .select((variant) => [
        'variants.size',
        variant('variants.onHand', '-', variant.ref('variants.reserved')).as('stock'),
      ])
      .whereRef('variants.productId', '=', 'products.id')
      .where('variants.isOffered', '=', true),
  ).as('sizes')

const products = (db: Db | Tx) =>
  db
    .selectFrom('products')
    .selectAll('products')
    .select((product) => [imagesOf(product), sizesOf(product)])
    .where('products.deletedAt', 'is', null)

type Row = Awaited<ReturnType<ReturnType<typeof products>['executeTakeFirstOrThrow']>>

export type ShownProduct = ReturnType<typeof shown>

/** As the wire has it. The database's checks hold the closed lists of words to their unions. */
const shown = (row: Row) => ({
  ...row,
  _id: row.id,
  price: toPounds(row.price),
  finalPrice: toPounds(row.finalPrice),
  color: row.color as Color,
  collection: row.collection as Collection,
  category: row.category as Category,
  group: row.sizeGroup as SizeGroup,
  images: row.images.map((image) => ({ ...image, url: pictureUrl(image.mediaId, image.width) })),
  sizes: bySize(row.sizes.map(({ size, stock }) => ({ size: size as Size, stock: Number(stock) }))),
  avgRating: 0,
  reviewCount: 0,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

export interface Filters {
  words: string
  color: Color | undefined
  collection: Collection | undefined
  category: Category | undefined
  /** Piastres. */
  min: number | undefined
  max: number | undefined
  sort: Sort
  page: number
  limit: number
}

type ProductExpression = ExpressionBuilder<DB, 'products'>

/** Every word is somewhere in the product's normalised text; the words are normalised the same way. */
const holdsWord = (word: string): Expression<SqlBool> => sql<SqlBool>`products.search like search_pattern(${word})`

function matching(filters: Filters) {
  return (product: ProductExpression): Expression<SqlBool> => {
    const { words, color, collection, category, min, max } = filters
    const asked: Expression<SqlBool>[] = words.split(/\s+/).filter(Boolean).slice(0, 8).map(holdsWord)
    if (color) asked.push(product('products.color', '=', color))
    if (collection) asked.push(product('products.collection', '=', collection))
    if (category) asked.push(product('products.category', '=', category))
    if (min !== undefined) asked.push(product('products.finalPrice', '>=', min))
    if (max !== undefined) asked.push(product('products.finalPrice', '<=', max))
    return product.and(asked)
  }
}

const soldOut = sql<number>`case when exists (select from variants v where v.product_id = products.id and v.is_offered and v.on_hand > v.reserved) then 0 else 1 end`

function sorted(query: ReturnType<typeof products>, sort: Sort): ReturnType<typeof products> {
  // What can't be bought stands at the end, however the rest is sorted.
  const first = query.orderBy(soldOut)
  if (sort === 'price-asc') return first.orderBy('products.finalPrice').orderBy('products.id', 'desc')
  if (sort === 'price-desc') return first.orderBy('products.finalPrice', 'desc').orderBy('products.id', 'desc')
  if (sort === 'best-rated') return first.orderBy('products.featured', 'desc').orderBy('products.id', 'desc')
  return first.orderBy('products.featured', 'desc').orderBy('products.createdAt', 'desc').orderBy('products.id', 'desc')
}

export async function listProducts(db: Db, filters: Filters): Promise<{ products: ShownProduct[]; total: number }> {
  const matches = products(db).where(matching(filters))
  const counted = db
    .selectFrom('products')
    .select((product) => product.fn.countAll<number>().as('total'))
    .where('products.deletedAt', 'is', null)
    .where(matching(filters))
  const { page, limit, sort } = filters
  const rows = await sorted(matches, sort)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await counted.executeTakeFirstOrThrow()
  return { products: rows.map(shown), total }
}

/** The whole window: how many products, and the highest price (piastres). */
export async function countProducts(db: Db): Promise<{ total: number; highestPrice: number }> {
  return db
    .selectFrom('products')
    .select((product) => [
      product.fn.countAll<number>().as('total'),
      product.fn.coalesce(product.fn.max('finalPrice'), sql<number>`0`).as('highestPrice'),
    ])
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
}

export async function findProduct(db: Db | Tx, id: string): Promise<ShownProduct | undefined> {
  const row = await products(db).where('products.id', '=', id).executeTakeFirst()
  return row && shown(row)
}

export interface SellableRow {
  variantId: string
  productId: string
  size: Size
  onHand: number
  reserved: number
  name: string
  nameAr: string
  finalPrice: number
  mediaId: string | null
}

/** The sizes asked for, as far as they are sold, in the order in which everyone locks them. */
const sellable = (db: Db | Tx, wanted: readonly { productId: string; size: Size }[]) =>
  db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.productId')
    .select(['variants.id as variantId', 'variants.productId', 'variants.size', 'variants.onHand', 'variants.reserved'])
    .select(['products.name', 'products.nameAr', 'products.finalPrice'])
    .select((variant) =>
      variant
        .selectFrom('productImages')
        .select('productImages.mediaId')
        .whereRef('productImages.productId', '=', 'products.id')
        .where('productImages.position', '=', 0)
        .as('mediaId'),
    )
    .where('products.deletedAt', 'is', null)
    .where('variants.isOffered', '=', true)
    .where((variant) =>
      variant(
        variant.refTuple('variants.productId', 'variants.size'),
        'in',
        wanted.map(({ productId, size }) => variant.tuple(productId, size)),
      ),
    )
    .orderBy('variants.id')

export async function listSellable(
  db: Db,
  wanted: readonly { productId: string; size: Size }[],
): Promise<SellableRow[]> {
  if (wanted.length === 0) return []
  return (await sellable(db, wanted).execute()) as SellableRow[]
}

/** Everyone locks rows in the same order, so two carts with the same sizes can't deadlock. */
export async function lockSellable(
  tx: Tx,
  wanted: readonly { productId: string; size: Size }[],
): Promise<SellableRow[]> {
  return (await sellable(tx, wanted).forUpdate('variants').execute()) as SellableRow[]
}
