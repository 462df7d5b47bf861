import type { Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { type LockedOrder, lockAnyOrder } from './lock-any-order.server.ts'

/** Holds the order until the transaction ends; a deleted one is none. */
export async function lockOrder(tx: Tx, id: string): Promise<LockedOrder> {
  const order = await lockAnyOrder(tx, id)
  if (order?.deletedAt !== null) throw new Refusal('NOT_FOUND')
  return order
}
