import { lockUnreturned } from '#books/lock-unreturned.server.ts'
import { inTransaction } from '#lib/db.server.ts'
import { newId } from '#lib/id.server.ts'
import { enqueue } from '#lib/jobs.server.ts'
import { type Piastres, toPounds } from '#lib/money.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { lockOrder } from '#orders/lock-order.server.ts'
import { unmarkOrder } from '#orders/unmark-order.server.ts'
import { findRefundUnderWay, insertRefund, isKept } from './db-refunds.server.ts'
import type { Attention } from './payment.ts'

interface Kept {
  orderId: string
  /** What the page showed as refunded so far. */
  refunded: Piastres
  words: string
}

/** Of a cancelled order nothing (more) goes back, and its shopper is told why; from then on nobody is reminded of it. */
export function keepMoney({ orderId, refunded, words }: Kept, { db, viewer, now }: RequestContext<'owner'>) {
  return inTransaction(db, async (tx) => {
    const { cancelledAt } = await lockOrder(tx, orderId)
    const payment = await lockUnreturned(tx, orderId)
    if (!cancelledAt || !payment) throw new Refusal('STATE_CONFLICT')
    if (await findRefundUnderWay(tx, payment.id)) throw new Refusal('REFUND_UNDER_WAY')
    const rest = payment.amount - payment.refunded
    const details = { refunded: toPounds(payment.refunded), refundable: toPounds(rest) }
    if (payment.refunded !== refunded || (await isKept(tx, payment.id, cancelledAt)))
      throw new Refusal('STALE_EDIT', { details })
    const id = newId()
    const decision = { reason: words, words, isLast: true, askedBy: viewer.accountId, askedAt: now, settledAt: now }
    await insertRefund(tx, { id, paymentId: payment.id, amount: 0, state: 'done', cause: 'kept', ...decision })
    await unmarkOrder(tx, orderId, 'refund due' satisfies Attention)
    await enqueue(tx, 'send-order-mail', { orderId, event: 'kept', step: id, amount: rest })
    return id
  })
}
