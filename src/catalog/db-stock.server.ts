import { sql } from 'kysely'
import type { Db, Tx } from '#lib/db.server.ts'
import type { Size } from './product.ts'

export interface VariantRow {
  id: string
  size: Size
  onHand: number
  reserved: number
  isOffered: boolean
}

export interface StockChange {
  variantId: string
  onHand: number
  reserved: number
}

export interface StockCause {
  reason: string
  orderId: string | null
  accountId: string | null
}

const columns = ['id', 'size', 'onHand', 'reserved', 'isOffered'] as const

/** In the order in which everyone locks them. */
export async function lockVariants(tx: Tx, ids: readonly string[]): Promise<VariantRow[]> {
  const rows = tx
    .selectFrom('variants')
    .select(columns)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
  return rows.execute()
}

export async function lockVariantsOf(tx: Tx, productId: string): Promise<VariantRow[]> {
  const rows = tx.selectFrom('variants').select(columns).where('productId', '=', productId).orderBy('id').forUpdate()
  return rows.execute()
}

/** Of what shoppers may see. */
export async function listStock(db: Db, productId: string): Promise<{ size: Size; stock: number }[]> {
  return db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.productId')
    .select(['size', sql<number>`on_hand - reserved`.as('stock')])
    .where('productId', '=', productId)
    .where('isOffered', '=', true)
    .where('products.deletedAt', 'is', null)
    .where('products.status', '=', 'published')
    .execute()
}

export async function insertVariant(tx: Tx, variant: { id: string; productId: string; size: Size }): Promise<void> {
  await tx.insertInto('variants').values(variant).execute()
}

export async function setOffered(tx: Tx, id: string, isOffered: boolean): Promise<void> {
  await tx.updateTable('variants').set({ isOffered }).where('id', '=', id).execute()
}

export async function addToVariant(tx: Tx, { variantId, onHand, reserved }: StockChange): Promise<void> {
  await tx
    .updateTable('variants')
    .set((variant) => ({ onHand: variant('onHand', '+', onHand), reserved: variant('reserved', '+', reserved) }))
    .where('id', '=', variantId)
    .execute()
}

export async function insertLedgerRows(tx: Tx, changes: StockChange[], cause: StockCause): Promise<void> {
  const rows = changes.map(({ variantId, onHand, reserved }) => ({
    variantId,
    onHandChange: onHand,
    reservedChange: reserved,
    ...cause,
  }))
  await tx.insertInto('stockLedger').values(rows).execute()
}
