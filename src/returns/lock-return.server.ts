import type { Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { LockedOrder } from '#orders/lock-any-order.server.ts'
import { lockOrder } from '#orders/lock-order.server.ts'
import { findOrderOf, type LockedReturn, lockReturnRow } from './db.server.ts'

/** The order first, then its return, as everyone does. */
export async function lockReturn(tx: Tx, id: string): Promise<{ order: LockedOrder; request: LockedReturn }> {
  const orderOfReturn = await findOrderOf(tx, { id })
  if (!orderOfReturn) throw new Refusal('NOT_FOUND')
  const order = await lockOrder(tx, orderOfReturn.orderId)
  const request = await lockReturnRow(tx, id)
  if (!request) throw new Refusal('NOT_FOUND')
  return { order, request }
}
