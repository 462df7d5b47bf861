import { addToRefunded } from '#books/add-to-refunded.server.ts'
import type { CardPayment } from '#books/card-payment.ts'
import type { Tx } from '#lib/db.server.ts'
import { newId } from '#lib/id.server.ts'
import { enqueue } from '#lib/jobs.server.ts'
import { markOrder } from '#orders/mark-order.server.ts'
import { unmarkOrder } from '#orders/unmark-order.server.ts'
import { endRefund, findRefundUnderWay, insertRefund, type Refund, sumDone } from './db-refunds.server.ts'
import type { Attention } from './payment.ts'
import type { Transaction } from './transaction.ts'

export const sentBackOf = ({ kind, amount, refunded }: Transaction): number => (kind === 'voided' ? amount : refunded)

const mark = (tx: Tx, orderId: string, why: Attention): Promise<void> => markOrder(tx, orderId, why)

/** Inside the caller's transaction, the payment locked. */
export async function endAsDone(tx: Tx, { orderId }: CardPayment, refund: Refund, now: Date): Promise<void> {
  const { id, amount, cause } = refund
  if (!(await endRefund(tx, id, 'done', now))) return
  for (const seenTo of ['refund waiting', 'refund refused'] satisfies Attention[])
    await unmarkOrder(tx, orderId, seenTo)
  if (cause !== 'admin') return
  await enqueue(tx, 'settle-return', { refundId: id, state: 'done' })
  await enqueue(tx, 'send-order-mail', { orderId, event: 'refunded', step: id, amount })
}

export async function endAsRefused(tx: Tx, payment: CardPayment, refund: Refund, now: Date): Promise<void> {
  if (!(await endRefund(tx, refund.id, 'refused', now))) return
  await addToRefunded(tx, payment.id, -refund.amount)
  await mark(tx, payment.orderId, 'refund refused')
  await enqueue(tx, 'settle-return', { refundId: refund.id, state: 'refused' })
}

/** Answers how much of the payment this leaves free again: what else the bank has sent back may leave no room for it. */
async function endUnderWay(tx: Tx, payment: CardPayment, sentBack: number, now: Date): Promise<number> {
  const underWay = await findRefundUnderWay(tx, payment.id)
  if (!underWay) return 0
  if (sentBack - (await sumDone(tx, payment.id)) >= underWay.amount) {
    await endAsDone(tx, payment, underWay, now)
    return 0
  }
  if (sentBack + underWay.amount <= payment.amount) return 0
  await endAsRefused(tx, payment, underWay, now)
  return underWay.amount
}

/** A refund under way that `sentBack` covers is done; the rest was sent by somebody else. Repeats count once. */
export async function bookRefunds(tx: Tx, payment: CardPayment, sentBack: number, now: Date): Promise<void> {
  const freed = await endUnderWay(tx, payment, sentBack, now)
  const unexplained = sentBack - (await sumDone(tx, payment.id))
  const amount = Math.min(unexplained, payment.amount - payment.refunded + freed)
  if (unexplained <= 0) return
  // That ours was refused is what somebody has to see to.
  if (freed === 0) await mark(tx, payment.orderId, 'refunded elsewhere')
  if (amount <= 0) return
  const id = newId()
  const times = { askedAt: now, settledAt: now }
  await insertRefund(tx, { id, paymentId: payment.id, amount, state: 'done', cause: 'outside', ...times })
  await addToRefunded(tx, payment.id, amount)
  await enqueue(tx, 'send-order-mail', { orderId: payment.orderId, event: 'refunded', step: id, amount })
}
