import { Refusal } from '#lib/refusal.ts'
import { findOrderBySku, type OrderRow } from '../db.server.ts'
import { type Asker, isOwner } from './asker.server.ts'

/** Its owner's own row; to anyone else who typed the code, admins too, it does not exist. */
export async function getOwnOrderByCode(sku: string, asker: Asker): Promise<OrderRow> {
  const order = await findOrderBySku(asker.db, sku.toUpperCase())
  if (!order || !(await isOwner(order, asker))) throw new Refusal('ORDER_NOT_FOUND')
  return order
}
