import { type Insertable, sql, type Updateable } from 'kysely'
import type { Tx } from '#lib/db.server.ts'
import type { Galleries, GalleryItems } from '#lib/tables.server.ts'
import { type FoundGallery, galleryFrom, partsOf } from './db.server.ts'

const OWNER = { isAdmin: true, lovedBy: null }

export async function lockGallery(tx: Tx, id: string): Promise<{ updatedAt: Date; featured: boolean } | undefined> {
  return tx
    .selectFrom('galleries')
    .select(['updatedAt', 'featured'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function insertGallery(tx: Tx, gallery: Insertable<Galleries>): Promise<void> {
  await tx.insertInto('galleries').values(gallery).execute()
}

/** As the owner sees it then, with the items that it has by now. */
export async function updateGallery(tx: Tx, id: string, gallery: Updateable<Galleries>): Promise<FoundGallery> {
  const updated = tx.updateTable('galleries').set(gallery).where('id', '=', id).returningAll('galleries')
  const row = await updated.returning((of) => partsOf(of, OWNER)).executeTakeFirstOrThrow()
  return galleryFrom(row, OWNER)
}

/** Its items and its loves go with it. */
export async function removeGallery(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('galleries').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function listItems(tx: Tx, galleryId: string) {
  return tx
    .selectFrom('galleryItems')
    .selectAll()
    .select(
      sql<
        string[]
      >`array(select product_id from gallery_item_products where item_id = gallery_items.id order by position)`.as(
        'products',
      ),
    )
    .where('galleryId', '=', galleryId)
    .orderBy('position')
    .execute()
}

type SavedItem = Insertable<GalleryItems> & { products: readonly string[] }

export async function replaceItems(tx: Tx, galleryId: string, items: readonly SavedItem[]): Promise<void> {
  await tx.deleteFrom('galleryItems').where('galleryId', '=', galleryId).execute()
  await tx
    .insertInto('galleryItems')
    .values(items.map(({ products: _, ...item }) => item))
    .execute()
  const links = items.flatMap(({ id: itemId, products }) =>
    [...new Set(products)].map((productId, position) => ({ itemId, productId, position })),
  )
  if (links.length > 0) await tx.insertInto('galleryItemProducts').values(links).execute()
}

/** One that left the shop may come back: it is there all the same. */
export async function listProductIds(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', [...ids])
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export async function listMediaIds(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('media')
    .select('id')
    .where('id', 'in', [...ids])
    // None of them is taken off the disk before what refers to them is there.
    .forKeyShare()
    .execute()
  return new Set(rows.map(({ id }) => id))
}
