import type { Db, Tx } from '#lib/db.server.ts'
import type { Language } from '#lib/language.ts'
import { findDeliveredIn, listProductsOf } from './db-purchases.server.ts'

export interface Delivered {
  id: string
  sku: string
  accountId: string | null
  name: string
  email: string
  language: Language
  productIds: string[]
}

/** An order that is paid and delivered, and to which nothing has happened since this step of its history. */
export async function findDelivered(
  db: Db | Tx,
  { orderId, step }: { orderId: string; step: number },
): Promise<Delivered | undefined> {
  const row = await findDeliveredIn(db, { orderId, step })
  if (!row) return undefined
  return { ...row, productIds: await listProductsOf(db, orderId) }
}
