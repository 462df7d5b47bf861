import { addToRefunded } from '#books/add-to-refunded.server.ts'
import { lockPaymentByHand } from '#books/lock-payment-by-hand.server.ts'
import type { WayBack } from '#books/ways-back.ts'
import { inTransaction, type Tx } from '#lib/db.server.ts'
import { newId } from '#lib/id.server.ts'
import { enqueue } from '#lib/jobs.server.ts'
import { type Piastres, toPounds } from '#lib/money.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { lockOrder } from '#orders/lock-order.server.ts'
import { type LineBack, takeLinesBack } from '#orders/returning/take-lines-back.server.ts'
import { unmarkOrder } from '#orders/unmark-order.server.ts'
import { findRefundUnderWay, insertRefund, insertRefundLines } from './db-refunds.server.ts'
import { isLastOf } from './is-last-of.ts'
import type { Attention } from './payment.ts'

export interface GivenBack {
  orderId: string
  amount: Piastres
  refunded: Piastres
  how: WayBack
  reference: string
  /** The return that it ends, by its number. */
  reason?: string
  /** Why it is less than that return is worth, or than what came for a cancelled order, of which the rest is kept then. */
  words?: string
  /** The pieces it is for. */
  lines: readonly LineBack[]
  restock: boolean
  /** Books it in the return that it ends, in the same transaction. */
  inReturn?: (tx: Tx, refundId: string) => Promise<void>
  /** What was paid for the pieces of that return. */
  worth?: Piastres | null
  /** What of the shipping fee comes with it. */
  fee?: Piastres | null
}

/** While the bank may still take it back, nobody gives it by hand too. */
async function lockUnspent(tx: Tx, { orderId, amount, refunded }: Pick<GivenBack, 'orderId' | 'amount' | 'refunded'>) {
  const payment = await lockPaymentByHand(tx, orderId)
  if (!payment) throw new Refusal('REFUND_NOT_POSSIBLE', { details: { refundable: 0 } })
  if (await findRefundUnderWay(tx, payment.id)) throw new Refusal('REFUND_UNDER_WAY')
  const rest = payment.amount - payment.refunded
  const details = { refunded: toPounds(payment.refunded), refundable: toPounds(rest) }
  if (payment.refunded !== refunded) throw new Refusal('STALE_EDIT', { details })
  if (amount > rest) throw new Refusal('REFUND_NOT_POSSIBLE', { details })
  return { payment, rest }
}

export function giveBack(
  {
    orderId,
    amount,
    refunded,
    how,
    reference,
    reason = '',
    words = '',
    inReturn,
    worth = null,
    fee = null,
    ...goods
  }: GivenBack,
  { db, viewer, now }: RequestContext<'owner'>,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const { payment, rest } = await lockUnspent(tx, { orderId, amount, refunded })
    const id = newId()
    const record = { state: 'done', cause: 'by hand', askedBy: viewer.accountId, askedAt: now, settledAt: now } as const
    const isLast = isLastOf(order, { words, inReturn })
    await insertRefund(tx, {
      id,
      paymentId: payment.id,
      amount,
      how,
      reference,
      reason,
      words,
      isLast,
      worth,
      fee,
      ...record,
    })
    await addToRefunded(tx, payment.id, amount)
    const back = { ...goods, accountId: viewer.accountId, isClaimed: inReturn !== undefined }
    await insertRefundLines(tx, id, await takeLinesBack(tx, order, back))
    await inReturn?.(tx, id)
    for (const seenTo of ['difference owed', 'refund refused'] satisfies Attention[])
      await unmarkOrder(tx, orderId, seenTo)
    if (isLast || amount === rest) await unmarkOrder(tx, orderId, 'refund due' satisfies Attention)
    await enqueue(tx, 'send-order-mail', { orderId, event: 'given back', step: id, amount, how, reference })
    return id
  })
}
