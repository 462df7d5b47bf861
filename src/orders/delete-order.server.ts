import { type Db, inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { hideOrder } from './db.server.ts'
import { owesMoney } from './db-owing.server.ts'
import { lockOrder } from './lock-order.server.ts'
import { type OrderStatus, statusOf } from './order.ts'
import { refuseMovedOn } from './refuse-moved-on.ts'
import { settleStatus } from './settle-status.server.ts'

interface Deletion {
  orderId: string
  restock: boolean
  accountId: string
  from?: OrderStatus | undefined
}

/** Hides it and keeps its rows. What it held is free again; money goes back first, by card or where it is owed. */
export function deleteOrder(db: Db, { orderId, restock, accountId, from }: Deletion, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    refuseMovedOn({ status: statusOf(order), isPaid: order.isPaid }, from)
    if (await owesMoney(tx, orderId)) throw new Refusal('REFUND_OWED')
    await settleStatus(tx, order, { orderId, status: 'cancelled', restock, note: 'Deleted', accountId }, now)
    await hideOrder(tx, orderId, now)
  })
}
