import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db, Tx } from '#lib/db.server.ts'
import { toPounds } from '#lib/money.ts'
import type { DB } from '#lib/tables.server.ts'
import { pictureUrl } from '#media/picture.ts'
import { bySize, type Category, type Color, type Size } from './product.ts'
import { selectOneSize } from './select-one-size.server.ts'

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

/** By the database's clock, which is the same for every process. */
const isOpen = sql<boolean>`coalesce(products.opens_at <= clock_timestamp(), true)`

/** What shoppers said of a product, as far as it may be read: always one row. */
const ratingOf = (from: ExpressionBuilder<DB, 'products'>) =>
  from
    .selectFrom('reviews')
    .select((review) => [
      review.fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(reviews.rating), 0)::int`.as('stars'),
    ])
    .whereRef('reviews.productId', '=', 'products.id')
    .where('reviews.status', '=', 'approved')
    .as('rated')

const products = (db: Db | Tx) =>
  db
    .selectFrom('products')
    .innerJoinLateral(ratingOf, (join) => join.onTrue())
    .selectAll('products')
    .select(['rated.count as reviewCount', 'rated.stars', isOpen.as('isOpen')])
    .select((product) => [imagesOf(product), sizesOf(product)])
    .where('products.deletedAt', 'is', null)

type Row = Awaited<ReturnType<ReturnType<typeof products>['executeTakeFirstOrThrow']>>

export type ShownProduct = ReturnType<typeof shownProduct>

/** As the wire has it. */
const shownProduct = (row: Row) => ({
  ...row,
  _id: row.id,
  price: toPounds(row.price),
  finalPrice: toPounds(row.finalPrice),
  group: row.sizeGroup,
  images: row.images.map((image) => ({ ...image, url: pictureUrl(image.mediaId, image.width) })),
  sizes: bySize(row.sizes.map(({ size, stock }) => ({ size, stock: Number(stock) }))),
  avgRating: row.reviewCount === 0 ? 0 : Math.round((row.stars * 10) / row.reviewCount) / 10,
  opensAt: row.opensAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

/** With `shown`, only where shoppers may see it. */
export async function findProduct(
  db: Db | Tx,
  id: string,
  which: 'shown' | 'all' = 'all',
): Promise<ShownProduct | undefined> {
  const one = products(db).where('products.id', '=', id)
  const row = await (which === 'all' ? one : one.where('products.status', '=', 'published')).executeTakeFirst()
  return row && shownProduct(row)
}

/** What a list has found, whole, and in the list's order. */
export async function readInOrder(db: Db, matches: readonly { id: string }[]): Promise<ShownProduct[]> {
  if (matches.length === 0) return []
  const ids = matches.map(({ id }) => id)
  const rows = await products(db).where('products.id', 'in', ids).execute()
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)).map(shownProduct)
}

export interface SellableRow {
  variantId: string
  productId: string
  size: Size
  onHand: number
  reserved: number
  name: string
  nameAr: string
  category: Category
  color: Color
  finalPrice: number
  /** Before the product's own discount. */
  price: number
  mediaId: string | null
  /** Null: it is open. */
  opensAt: Date | null
  maxPerShopper: number | null
  isOneSize: boolean
}

/** The sizes asked for, as far as they are sold, in the order in which everyone locks them. */
const sellable = (db: Db | Tx, sizes: readonly { productId: string; size: Size }[]) =>
  db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.productId')
    .select(['variants.id as variantId', 'variants.productId', 'variants.size', 'variants.onHand', 'variants.reserved'])
    .select([
      'products.name',
      'products.nameAr',
      'products.category',
      'products.color',
      'products.finalPrice',
      'products.price',
      'products.maxPerShopper',
      selectOneSize,
    ])
    .select(sql<Date | null>`case when products.opens_at > clock_timestamp() then products.opens_at end`.as('opensAt'))
    .select((variant) =>
      variant
        .selectFrom('productImages')
        .select('productImages.mediaId')
        .whereRef('productImages.productId', '=', 'products.id')
        .where('productImages.position', '=', 0)
        .as('mediaId'),
    )
    .where('products.deletedAt', 'is', null)
    .where('products.status', '=', 'published')
    .where('variants.isOffered', '=', true)
    .where((variant) =>
      variant(
        variant.refTuple('variants.productId', 'variants.size'),
        'in',
        sizes.map(({ productId, size }) => variant.tuple(productId, size)),
      ),
    )
    .orderBy('variants.id')

export async function listSellable(
  db: Db | Tx,
  sizes: readonly { productId: string; size: Size }[],
): Promise<SellableRow[]> {
  if (sizes.length === 0) return []
  return sellable(db, sizes).execute()
}

/** Everyone locks rows in the same order, so two carts with the same sizes can't deadlock. */
export async function lockSellable(
  tx: Tx,
  sizes: readonly { productId: string; size: Size }[],
): Promise<SellableRow[]> {
  return sellable(tx, sizes).forUpdate('variants').execute()
}
