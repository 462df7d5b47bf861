import { type Db, inTransaction, type Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { lockAnyOrder } from '#orders/lock-any-order.server.ts'
import { restorePromoCode } from '#promo-codes/restore-promo-code.server.ts'
import { findLastStep, insertStep, type LockedPreOrder, lockPreOrder, updatePreOrder } from './db.server.ts'
import { undoUntil } from './pre-order.ts'

/** Its order was cancelled: it waits again, and its history keeps what it was. */
async function reopenOrdered(tx: Tx, { id, orderId }: LockedPreOrder, accountId: string, now: Date): Promise<void> {
  const order = orderId === null ? undefined : await lockAnyOrder(tx, orderId)
  if (!order?.isCancelled) throw new Refusal('STATE_CONFLICT')
  await updatePreOrder(tx, id, { state: 'open', orderId: null, updatedAt: now })
  const step = { preOrderId: id, at: now, accountId, orderId }
  await insertStep(tx, { ...step, fromState: 'ordered', toState: 'open' })
}

/** The team's own cancelling, before its letter has left: as if it had not been. What a shopper gave up stays given up. */
export function reopenPreOrder(db: Db, { id, accountId }: { id: string; accountId: string }, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await lockPreOrder(tx, id)
    if (!row) throw new Refusal('NOT_FOUND')
    if (row.state === 'ordered') return reopenOrdered(tx, row, accountId, now)
    const last = await findLastStep(tx, id)
    const isOpenYet = row.cancelledBy === 'team' && last !== undefined && now < undoUntil(last.at)
    if (!isOpenYet) throw new Refusal('UNDO_OVER')
    if (row.promoCodeId) await restorePromoCode(tx, row.promoCodeId, now)
    await updatePreOrder(tx, id, { state: 'open', cancelledBy: null, updatedAt: now })
    await insertStep(tx, { preOrderId: id, at: now, accountId, fromState: 'cancelled', toState: 'open' })
  })
}
