import { type Db, inTransaction } from '#lib/db.server.ts'
import { lockAnyOrder } from '#orders/lock-any-order.server.ts'
import { findOrderOf, lockReturnRow, updateReturn } from './db.server.ts'
import { moveReturn } from './move-return.server.ts'

/** The bank has answered. Refused, the return is as it was, and may be refunded another way. Told twice it counts once. */
export function settleRefund(
  db: Db,
  { refundId, state }: { refundId: string; state: 'done' | 'refused' },
  now: Date,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const orderOfReturn = await findOrderOf(tx, { refundId })
    const order = orderOfReturn && (await lockAnyOrder(tx, orderOfReturn.orderId))
    const request = orderOfReturn && (await lockReturnRow(tx, orderOfReturn.id))
    if (!order || request?.refundId !== refundId || request.state !== 'received') return
    if (state === 'refused') return updateReturn(tx, request.id, { refundId: null, updatedAt: now })
    await moveReturn(tx, { order, request }, { to: 'refunded', accountId: null, letter: 'none' }, now)
  })
}
