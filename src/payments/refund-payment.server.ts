import { addToRefunded } from '#books/add-to-refunded.server.ts'
import { findCardPayment } from '#books/find-card-payment.server.ts'
import { lockCardPayment } from '#books/lock-card-payment.server.ts'
import { inTransaction, type Tx } from '#lib/db.server.ts'
import { newId } from '#lib/id.server.ts'
import { enqueue } from '#lib/jobs.server.ts'
import { type Piastres, toPounds } from '#lib/money.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { lockOrder } from '#orders/lock-order.server.ts'
import { type LineBack, takeLinesBack } from '#orders/returning/take-lines-back.server.ts'
import { unmarkOrder } from '#orders/unmark-order.server.ts'
import { carryOutRefund } from './carry-out-refund.server.ts'
import { findRefundUnderWay, insertRefund, insertRefundLines } from './db-refunds.server.ts'
import { isLastOf } from './is-last-of.ts'
import type { Attention } from './payment.ts'
import { ProviderRefused, ProviderSilent } from './paymob.server.ts'

/** Seconds after which the job sees to a refund, if whoever asked for it has not. */
const JOB_AFTER = 90

export interface WantedRefund {
  orderId: string
  amount: Piastres | undefined
  refunded: Piastres
  reason: string
  /** What the shopper is told of it. */
  words?: string
  /** The pieces it is for. */
  lines: readonly LineBack[]
  restock: boolean
  /** Books the refund in the return that it ends, in the same transaction. */
  inReturn?: (tx: Tx, refundId: string) => Promise<void>
  /** What was paid for the pieces of that return. */
  worth?: Piastres | null
  /** What of the shipping fee comes with it. */
  fee?: Piastres | null
}

async function lockRefundable(tx: Tx, { orderId, refunded }: WantedRefund) {
  const order = await lockOrder(tx, orderId)
  const cardPayment = await findCardPayment(tx, { orderId })
  const payment = cardPayment && (await lockCardPayment(tx, cardPayment.id))
  if (!payment) throw new Refusal('REFUND_NOT_POSSIBLE', { details: { refundable: 0 } })
  if (await findRefundUnderWay(tx, payment.id)) throw new Refusal('REFUND_UNDER_WAY')
  const refundable = payment.amount - payment.refunded
  const amountsShown = { refunded: toPounds(payment.refunded), refundable: toPounds(refundable) }
  if (payment.refunded !== refunded) throw new Refusal('STALE_EDIT', { details: amountsShown })
  return { order, paymentId: payment.id, refundable, amountsShown }
}

function write(refund: WantedRefund, { db, viewer, now }: RequestContext<'owner'>): Promise<string> {
  return inTransaction(db, async (tx) => {
    const { order, paymentId, refundable, amountsShown } = await lockRefundable(tx, refund)
    const { amount = refundable, reason, words = '', worth = null, fee = null } = refund
    if (amount < 1 || amount > refundable) throw new Refusal('REFUND_NOT_POSSIBLE', { details: amountsShown })
    const id = newId()
    const isLast = isLastOf(order, refund)
    const request = { askedBy: viewer.accountId, askedAt: now, reason, words, isLast, worth, fee }
    await insertRefund(tx, { id, paymentId, amount, state: 'asked', cause: 'admin', ...request })
    await addToRefunded(tx, paymentId, amount)
    const isClaimed = refund.inReturn !== undefined
    const goods = { lines: refund.lines, restock: refund.restock, accountId: viewer.accountId, isClaimed }
    await insertRefundLines(tx, id, await takeLinesBack(tx, order, goods))
    await refund.inReturn?.(tx, id)
    await unmarkOrder(tx, refund.orderId, 'difference owed' satisfies Attention)
    if (isLast || amount === refundable) await unmarkOrder(tx, refund.orderId, 'refund due' satisfies Attention)
    await enqueue(tx, 'carry-out-refund', { refundId: id }, JOB_AFTER)
    return id
  })
}

/** First in the books, then at the provider: whatever happens in between, the job finds it and carries it out. */
export async function refundPayment(refund: WantedRefund, context: RequestContext<'owner'>): Promise<string> {
  const id = await write(refund, context)
  try {
    await carryOutRefund(context, id, context.now)
  } catch (error) {
    if (!(error instanceof ProviderSilent || error instanceof ProviderRefused)) throw error
  }
  return id
}
