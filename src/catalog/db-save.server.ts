import { type Insertable, sql, type Updateable } from 'kysely'
import type { Tx } from '#lib/db.server.ts'
import type { Products } from '#lib/tables.server.ts'
import type { Collection, ProductStatus } from './product.ts'

export interface LockedProduct {
  id: string
  status: ProductStatus
  publishedAt: Date | null
  price: number
  discount: number
  collection: Collection
  featured: boolean
  updatedAt: Date
}

/** Not the stronger `for update`: an order's line refers to the product and would wait, holding the stock we come for. */
export async function lockProduct(tx: Tx, id: string): Promise<LockedProduct | undefined> {
  return tx
    .selectFrom('products')
    .select(['id', 'status', 'publishedAt', 'price', 'discount', 'collection', 'featured', 'updatedAt'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function insertProduct(tx: Tx, product: Insertable<Products>): Promise<void> {
  await tx.insertInto('products').values(product).execute()
}

export async function updateProduct(tx: Tx, id: string, product: Updateable<Products>): Promise<void> {
  await tx.updateTable('products').set(product).where('id', '=', id).execute()
}

/** Held until the transaction ends: whoever gives the mark away sees who has it. Comes before any product's row. */
export async function lockFeaturedMark(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('featured product', 0))`.execute(tx)
}

export async function lockFeatured(tx: Tx, collection: Collection, id: string) {
  return tx
    .selectFrom('products')
    .select(['id', 'name'])
    .where('collection', '=', collection)
    .where('featured', '=', true)
    .where('deletedAt', 'is', null)
    .where('id', '<>', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export interface SavedImage {
  mediaId: string
  alt: string
  altAr: string
}

/** Answers which pictures it had before. */
export async function replaceImages(tx: Tx, productId: string, images: readonly SavedImage[]): Promise<string[]> {
  const before = await tx.deleteFrom('productImages').where('productId', '=', productId).returning('mediaId').execute()
  const rows = images.map((image, position) => ({ ...image, productId, position }))
  if (rows.length > 0) await tx.insertInto('productImages').values(rows).execute()
  return before.map(({ mediaId }) => mediaId)
}

export async function countMedia(tx: Tx, ids: readonly string[]): Promise<number> {
  const rows = await tx
    .selectFrom('media')
    .select('id')
    .where('id', 'in', [...ids])
    .where('kind', '=', 'image')
    // None of them is taken off the disk before what refers to them is there.
    .forKeyShare()
    .execute()
  return rows.length
}
