import { sql } from 'kysely'
import type { Size } from '#catalog/product.ts'
import { selectOneSize } from '#catalog/select-one-size.server.ts'
import type { Db, Tx } from '#lib/db.server.ts'
import type { Language } from '#lib/language.ts'

/** The size as it is sold, and how many of it may be ordered. */
export async function findSize(db: Db | Tx, variant: { productId: string; size: Size }) {
  return db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.productId')
    .select(['variants.id', sql<number>`on_hand - reserved`.as('available')])
    .where('products.id', '=', variant.productId)
    .where('products.deletedAt', 'is', null)
    .where('products.status', '=', 'published')
    .where('variants.size', '=', variant.size)
    .where('variants.isOffered', '=', true)
    .executeTakeFirst()
}

interface NewAlert {
  id: string
  variantId: string
  accountId: string | null
  email: string
  language: Language
  createdAt: Date
}

/** Asking again changes nothing: the place in the queue stays. False then. */
export async function insertAlert(tx: Tx | Db, alert: NewAlert): Promise<boolean> {
  const row = await tx
    .insertInto('stockAlerts')
    .values(alert)
    .onConflict((clash) => clash.columns(['variantId', 'email']).where('toldAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Where it can still be hoped for. */
export async function listWaiting(db: Db, accountId: string) {
  return db
    .selectFrom('stockAlerts')
    .innerJoin('variants', 'variants.id', 'stockAlerts.variantId')
    .select(['productId', 'size'])
    .where('accountId', '=', accountId)
    .where('toldAt', 'is', null)
    .orderBy('stockAlerts.createdAt')
    .execute()
}

export async function deleteWaiting(db: Db, accountId: string, variant: { productId: string; size: Size }) {
  const variants = db.selectFrom('variants').select('id').where('productId', '=', variant.productId)
  await db
    .deleteFrom('stockAlerts')
    .where('accountId', '=', accountId)
    .where('toldAt', 'is', null)
    .where('variantId', 'in', variants.where('size', '=', variant.size))
    .execute()
}

/** All that the mailbox of this alert still waits for. */
export async function deleteWaitingOf(db: Db, alertId: string): Promise<void> {
  const mailbox = db.selectFrom('stockAlerts').select('email').where('id', '=', alertId)
  await db.deleteFrom('stockAlerts').where('toldAt', 'is', null).where('email', 'in', mailbox).execute()
}

/** As many as there are pieces, in the order of asking. A second job at the same moment takes others, or none. */
export async function takeWaiting(tx: Tx, variantId: string, most: number) {
  return tx
    .selectFrom('stockAlerts')
    .select(['id', 'email', 'language'])
    .where('variantId', '=', variantId)
    .where('toldAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
}

export async function markAlertTold(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .updateTable('stockAlerts')
    .set({ toldAt: now })
    .where('id', 'in', [...ids])
    .execute()
}

/** Of whoever still waits for something the told ones stay: the links in their letters take them off the list. */
export async function deleteToldBefore(db: Db, toldBefore: Date): Promise<void> {
  const waiting = db.selectFrom('stockAlerts').select('email').where('toldAt', 'is', null)
  await db.deleteFrom('stockAlerts').where('toldAt', '<', toldBefore).where('email', 'not in', waiting).execute()
}

export async function findAvailable(tx: Tx | Db, variantId: string) {
  return (
    tx
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.productId')
      .select(['products.id as productId', 'size', 'name', 'nameAr', sql<number>`on_hand - reserved`.as('available')])
      // The shop's clock is the database's.
      .select(sql<number>`coalesce(ceil(extract(epoch from opens_at - clock_timestamp())), 0)::float8`.as('opensIn'))
      .where('variants.id', '=', variantId)
      .where('products.deletedAt', 'is', null)
      .where('products.status', '=', 'published')
      .where('isOffered', '=', true)
      .executeTakeFirst()
  )
}

/** How a letter shows it: what it costs, and its first picture. */
export async function findShown(db: Db, productId: string) {
  return db
    .selectFrom('products')
    .leftJoin('productImages', 'productImages.productId', 'products.id')
    .leftJoin('media', 'media.id', 'productImages.mediaId')
    .select(['products.finalPrice as price', 'media.id as mediaId', 'media.width', 'media.height', selectOneSize])
    .where('products.id', '=', productId)
    .orderBy('productImages.position')
    .limit(1)
    .executeTakeFirst()
}

export async function listDemand(db: Db, { productId, limit }: { productId?: string | undefined; limit: number }) {
  const demand = db
    .selectFrom('stockAlerts')
    .innerJoin('variants', 'variants.id', 'stockAlerts.variantId')
    .innerJoin('products', 'products.id', 'variants.productId')
    .select(['products.id as productId', 'name', 'nameAr', 'sku', 'size', selectOneSize])
    .select((alert) => [alert.fn.countAll<number>().as('waiting'), alert.fn.min('stockAlerts.createdAt').as('since')])
    .where('toldAt', 'is', null)
    .where('products.deletedAt', 'is', null)
    .groupBy(['products.id', 'name', 'nameAr', 'sku', 'size'])
    .orderBy('waiting', 'desc')
    .orderBy('since')
    .limit(limit)
  return (productId ? demand.where('products.id', '=', productId) : demand).execute()
}
