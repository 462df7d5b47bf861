import { type Db, inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { settleStatus } from './change-status.server.ts'
import { lockOrder } from './db.server.ts'

/** The cash of a cash-on-delivery order has come in. Once: a second approval finds it paid. */
export function approveCod(db: Db, orderId: string, accountId: string, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new Refusal('NOT_FOUND')
    if (order.paymentMethod !== 'cod' || order.isPaid || order.isCancelled) throw new Refusal('STATE_CONFLICT')
    await settleStatus(tx, order, { orderId, status: 'paid', restock: true, note: '', accountId }, now)
  })
}
