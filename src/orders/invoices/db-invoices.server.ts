import type { Db } from '#lib/db.server.ts'
import { type OrderRow, orders } from '../db.server.ts'

/** As asked for; one that is not there, or was deleted, is left out. */
export async function listOrdersNamed(db: Db, ids: readonly string[]): Promise<OrderRow[]> {
  const rows = await orders(db).where('orders.id', 'in', ids).execute()
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

/** How each of them was paid. */
export async function listKindsOfPayment(db: Db, ids: readonly string[]) {
  const payments = db.selectFrom('payments').select(['orderId', 'kind']).where('orderId', 'in', ids)
  return payments.where('settles', '=', true).execute()
}
