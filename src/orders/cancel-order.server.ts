import { type Db, inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { lockOrder } from './lock-order.server.ts'
import { type OrderStatus, statusOf } from './order.ts'
import { refuseMovedOn } from './refuse-moved-on.ts'
import { settleStatus } from './settle-status.server.ts'

interface Cancellation {
  orderId: string
  accountId: string | null
  from?: OrderStatus | undefined
}

/** By its owner, while nobody has begun to act on it. */
export function cancelOrder(db: Db, { orderId, accountId, from }: Cancellation, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    refuseMovedOn({ status: statusOf(order), isPaid: order.isPaid }, from)
    if (statusOf(order) !== 'pending') throw new Refusal('STATE_CONFLICT')
    await settleStatus(tx, order, { orderId, status: 'cancelled', restock: true, note: '', accountId }, now)
  })
}
