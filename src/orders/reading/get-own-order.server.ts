import { Refusal } from '#lib/refusal.ts'
import { findOrder, type OrderRow } from '../db.server.ts'
import { type Asker, isOwner } from './asker.server.ts'

/** Its owner's own row; to anyone else, admins too, it does not exist. */
export async function getOwnOrder(id: string, asker: Asker): Promise<OrderRow> {
  const order = await findOrder(asker.db, id)
  if (!order || !(await isOwner(order, asker))) throw new Refusal('NOT_FOUND')
  return order
}
