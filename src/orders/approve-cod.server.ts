import { type Db, inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { lockOrder } from './lock-order.server.ts'
import { type OrderStatus, statusOf } from './order.ts'
import { refuseMovedOn } from './refuse-moved-on.ts'
import { settleStatus } from './settle-status.server.ts'

interface Approval {
  orderId: string
  accountId: string
  from?: OrderStatus | undefined
}

/** The cash of a cash-on-delivery order has come in. Once: a second approval finds it paid. */
export function approveCod(db: Db, { orderId, accountId, from }: Approval, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    refuseMovedOn({ status: statusOf(order), isPaid: order.isPaid }, from)
    if (order.paymentMethod !== 'cod' || order.isPaid || order.isCancelled) throw new Refusal('STATE_CONFLICT')
    const approved = { orderId, status: 'paid', restock: true, note: '', accountId, isTeams: true } as const
    await settleStatus(tx, order, approved, now)
  })
}
