import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { bySize } from '#catalog/product.ts'
import type { Db } from '#lib/db.server.ts'
import type { DB } from '#lib/tables.server.ts'
import { type FeedProduct, SMALLEST_PICTURE } from './feed.ts'

type ProductExpression = ExpressionBuilder<DB, 'products'>

const sizesOf = (product: ProductExpression) =>
  product
    .selectFrom('variants')
    .select(['variants.size', sql<number>`variants.on_hand - variants.reserved`.as('stock')])
    .whereRef('variants.productId', '=', 'products.id')
    .where('variants.isOffered', '=', true)

const picturesOf = (product: ProductExpression) =>
  product
    .selectFrom('productImages')
    .innerJoin('media', 'media.id', 'productImages.mediaId')
    .select('productImages.mediaId')
    .whereRef('productImages.productId', '=', 'products.id')
    .where('media.width', '>=', SMALLEST_PICTURE)
    .where('media.height', '>=', SMALLEST_PICTURE)

const isSized = (product: ProductExpression) => product.exists(sizesOf(product))
const isPictured = (product: ProductExpression) => product.exists(picturesOf(product))
const isPriced = (product: ProductExpression) => product('products.finalPrice', '>', 0)

const isTaken = (product: ProductExpression) => product.and([isSized(product), isPictured(product), isPriced(product)])

const shown = (db: Db) =>
  db.selectFrom('products').where('products.deletedAt', 'is', null).where('products.status', '=', 'published')

/** The next of them by id: what Google and Meta would refuse is not among them. */
export async function listFeedProducts(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<FeedProduct[]> {
  const rows = await shown(db)
    .select(['id', 'sku', 'name', 'nameAr', 'description', 'descriptionAr', 'price', 'finalPrice', 'color', 'category'])
    .select(['material', 'materialAr', sql<boolean>`coalesce(opens_at <= clock_timestamp(), true)`.as('isOpen')])
    .select((product) => [
      jsonArrayFrom(picturesOf(product).orderBy('productImages.position')).as('pictures'),
      jsonArrayFrom(sizesOf(product)).as('sizes'),
    ])
    .where('products.id', '>', after)
    .where(isTaken)
    .orderBy('products.id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    ...row,
    pictures: row.pictures.map(({ mediaId }) => mediaId),
    sizes: bySize(row.sizes),
  }))
}

export async function countTaken(db: Db): Promise<{ products: number; items: number }> {
  return shown(db)
    .innerJoin('variants', 'variants.productId', 'products.id')
    .select(sql<number>`count(distinct products.id)`.as('products'))
    .select(sql<number>`count(*)`.as('items'))
    .where('variants.isOffered', '=', true)
    .where(isTaken)
    .executeTakeFirstOrThrow()
}

/** What is in the shop window and in no feed, and what it lacks. */
export async function listLeftOut(db: Db, limit: number) {
  return shown(db)
    .select(['id', 'name', 'nameAr'])
    .select((product) => [
      isSized(product).as('isSized'),
      isPictured(product).as('isPictured'),
      sql<number>`count(*) over ()`.as('total'),
    ])
    .where((product) => product.not(isTaken(product)))
    .orderBy('products.id', 'desc')
    .limit(limit)
    .execute()
}
