import { type Db, inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { settleStatus } from './change-status.server.ts'
import { lockOrder } from './db.server.ts'
import { statusOf } from './order.ts'

/** By its owner, while nobody has begun to act on it. */
export function cancelOrder(db: Db, orderId: string, accountId: string | null, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new Refusal('NOT_FOUND')
    if (statusOf(order) !== 'pending') throw new Refusal('STATE_CONFLICT')
    await settleStatus(tx, order, { orderId, status: 'cancelled', restock: true, note: '', accountId }, now)
  })
}
