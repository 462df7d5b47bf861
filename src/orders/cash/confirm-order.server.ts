import { type Db, inTransaction, type Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { insertStep } from '../db.server.ts'
import type { LockedOrder } from '../lock-any-order.server.ts'
import { lockOrder } from '../lock-order.server.ts'
import { statusOf } from '../order.ts'
import { mayBeConfirmed } from './confirmation.ts'
import { updateConfirmation } from './db-cash.server.ts'

/** A locked order that its shopper may still say something about. */
export function refuseNotOpen(order: LockedOrder): void {
  const status = statusOf(order)
  if (!mayBeConfirmed({ ...order, status })) throw new Refusal('ORDER_NOT_EDITABLE', { details: { status } })
}

/** By the shopper's link. What the team was told already is known better now. */
export async function keepConfirmed(tx: Tx, order: LockedOrder, now: Date): Promise<void> {
  if (order.confirmedBy === 'link') return
  await updateConfirmation(tx, order.id, { confirmedAt: now, confirmedBy: 'link' })
  const status = statusOf(order)
  const step = { orderId: order.id, at: now, accountId: null, fromStatus: status, toStatus: status, note: '' }
  await insertStep(tx, { ...step, event: 'confirmed' })
}

/** The order as its shopper saw it; twice is once. */
export function confirmOrder(
  db: Db,
  { orderId, updatedAt }: { orderId: string; updatedAt: string },
  now: Date,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    refuseNotOpen(order)
    if (new Date(updatedAt).getTime() !== order.updatedAt.getTime()) throw new Refusal('STALE_EDIT')
    await keepConfirmed(tx, order, now)
  })
}
