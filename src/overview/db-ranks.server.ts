import { type ExpressionBuilder, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '#lib/db.server.ts'
import { toPounds } from '#lib/money.ts'
import type { DB } from '#lib/tables.server.ts'
import { pictureUrl } from '#media/picture.ts'

const coverOf = (product: ExpressionBuilder<DB, 'products'>) =>
  jsonObjectFrom(
    product
      .selectFrom('productImages')
      .innerJoin('media', 'media.id', 'productImages.mediaId')
      .select(['media.id', 'media.width', 'media.height'])
      .whereRef('productImages.productId', '=', 'products.id')
      .orderBy('productImages.position')
      .limit(1),
  ).as('cover')

const products = (db: Db) =>
  db
    .selectFrom('products')
    .where('products.deletedAt', 'is', null)
    .select(['products.id as productId', 'products.name', 'products.nameAr', 'products.category'])
    .select(coverOf)

interface Covered {
  cover: { id: string; width: number; height: number } | null
}

const withPicture = <T extends Covered>({ cover, ...row }: T) => ({
  ...row,
  image: cover && pictureUrl(cover.id, cover.width),
  imageSize: cover && { width: cover.width, height: cover.height },
})

export async function listBestSellers(db: Db, limit: number) {
  const rows = await products(db)
    .innerJoin('productsNow', 'productsNow.productId', 'products.id')
    .select([sql<number>`pieces`.as('totalQuantity'), sql<number>`products_now.revenue`.as('totalRevenue')])
    .orderBy('totalQuantity', 'desc')
    .orderBy('totalRevenue', 'desc')
    .orderBy('products.id')
    .limit(limit)
    .execute()
  return rows.map(({ totalRevenue, ...row }) => ({ ...withPicture(row), totalRevenue: toPounds(totalRevenue) }))
}

/** In the order of `views`, by product. */
export async function listProductsOf(db: Db, views: ReadonlyMap<string, number>) {
  const rows = await products(db)
    .where('products.id', 'in', [...views.keys()])
    .execute()
  return rows
    .map((row) => ({ ...withPicture(row), views: views.get(row.productId) ?? 0 }))
    .sort((one, other) => other.views - one.views)
}
