import { sql } from 'kysely'
import { findCardPayment } from '#books/find-card-payment.server.ts'
import { listCardPayments } from '#books/list-card-payments.server.ts'
import { recordPayment } from '#books/record-payment.server.ts'
import { type Db, inTransaction, type Tx } from '#lib/db.server.ts'
import { newId } from '#lib/id.server.ts'
import { enqueue } from '#lib/jobs.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { becomeCardOrder } from '#orders/become-card-order.server.ts'
import { triedStep } from '#orders/letters/letter-fate.ts'
import { type LockedOrder, lockAnyOrder } from '#orders/lock-any-order.server.ts'
import { markOrder } from '#orders/mark-order.server.ts'
import { settleStatus } from '#orders/settle-status.server.ts'
import {
  type Attempt,
  declineAttempt,
  endAttempt,
  findAttemptByProviderOrder,
  recordEvent,
  wasSentBack,
} from './db.server.ts'
import { insertRefund } from './db-refunds.server.ts'
import { type Attention, isOurPlace, isOurs, type Source, type Verdict, whereMoneyGoes } from './payment.ts'
import type { Transaction } from './transaction.ts'

/** A transaction that the provider vouches for: by its signature, or by answering our own question. */
export interface Evidence {
  transaction: Transaction
  source: Source
  ownerId: number
}

export interface Settled {
  verdict: Verdict
  orderId: string | null
}

interface Money {
  order: LockedOrder
  attempt: Attempt
  transaction: Transaction
}

/** Seconds. */
const TELL_AFTER = 180
/** Tries of one order that are written about; whoever goes on knows. */
const MOST_TOLD = 3

const mark = (tx: Tx, orderId: string, why: Attention): Promise<void> => markOrder(tx, orderId, why)

type Cause = 'late' | 'twice' | 'cancelled' | 'changed'

/** Payment, refund and letter are written in one transaction. */
async function sendBack(tx: Tx, money: Money, cause: Cause, now: Date): Promise<Verdict> {
  const { order, attempt, transaction } = money
  const [paymentId, refundId] = [newId(), newId()]
  const { amount } = attempt
  await recordPayment(tx, {
    kind: 'card',
    settles: false,
    refunded: amount,
    id: paymentId,
    orderId: order.id,
    attemptId: attempt.id,
    transactionId: transaction.id,
    amount,
    owedRefundId: refundId,
    recordedAt: now,
  })
  await insertRefund(tx, { id: refundId, paymentId, amount, state: 'asked', cause, askedAt: now })
  await enqueue(tx, 'carry-out-refund', { refundId })
  const event = cause === 'changed' ? 'sent back as changed' : 'sent back'
  await enqueue(tx, 'send-order-mail', { orderId: order.id, event, step: refundId, amount })
  await mark(tx, order.id, 'sent back')
  return 'sent back'
}

const paying = ({ order, attempt, transaction }: Money, note: string) => ({
  orderId: order.id,
  status: 'paid' as const,
  restock: true,
  note,
  accountId: null,
  card: { attemptId: attempt.id, transactionId: transaction.id },
})

/** False where the goods, or the promo code, have gone to somebody else: then nothing of the order has changed. */
async function bringBack(tx: Tx, money: Money, now: Date): Promise<boolean> {
  await sql`savepoint late_money`.execute(tx)
  try {
    await settleStatus(tx, money.order, paying(money, 'Paid late'), now)
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await sql`rollback to savepoint late_money`.execute(tx)
    return false
  }
}

async function payInTime(tx: Tx, money: Money, now: Date): Promise<Verdict> {
  const { order } = money
  await settleStatus(tx, order, paying(money, ''), now)
  if (order.paymentMethod === 'cod') {
    await becomeCardOrder(tx, order.id, now)
    await mark(tx, order.id, 'paid by card')
  }
  return 'settled'
}

async function settleMoney(tx: Tx, money: Money, now: Date): Promise<Verdict> {
  const { order, attempt, transaction } = money
  if (await findCardPayment(tx, { transactionId: transaction.id })) return 'duplicate'
  if (await wasSentBack(tx, transaction.id)) {
    await mark(tx, order.id, 'refunded elsewhere')
    return 'refunded before'
  }
  await endAttempt(tx, attempt.id, 'paid')
  const use = whereMoneyGoes(order, attempt.amount)
  if ('goesBack' in use) return sendBack(tx, money, use.goesBack, now)
  if (use.pays === 'in time') return payInTime(tx, money, now)
  if (!(await bringBack(tx, money, now))) return sendBack(tx, money, 'late', now)
  await mark(tx, order.id, 'paid late')
  return 'settled late'
}

/** Parent and child tell the same: how much went back is asked for, never added up from what is told. */
async function hearOfRefund(tx: Tx, { order, attempt }: Money): Promise<Verdict> {
  const payments = await listCardPayments(tx, attempt.id)
  for (const { id } of payments) await enqueue(tx, 'check-refunds', { paymentId: id })
  if (payments.length === 0) await mark(tx, order.id, 'refunded elsewhere')
  return 'refund'
}

/** Most are tried again at once: the letter waits for that, and says nothing of a try that another one followed. */
async function tellDeclined(tx: Tx, { orderId, number }: Attempt): Promise<void> {
  if (number > MOST_TOLD) return
  await enqueue(tx, 'send-order-mail', { orderId, event: 'payment failed', step: triedStep(number) }, TELL_AFTER)
}

async function judge(tx: Tx, money: Money, ownerId: number, now: Date): Promise<Verdict> {
  const { order, attempt, transaction } = money
  if (!isOurs(transaction, attempt, ownerId)) {
    if (transaction.kind === 'paid') await mark(tx, order.id, 'payment differs')
    return 'mismatch'
  }
  switch (transaction.kind) {
    case 'paid':
      return settleMoney(tx, money, now)
    case 'declined':
      if (await declineAttempt(tx, attempt.id)) await tellDeclined(tx, attempt)
      return 'declined'
    case 'pending':
      return 'pending'
    case 'refunded':
    case 'voided':
    case 'child':
      return hearOfRefund(tx, money)
    case 'other':
      return 'ignored'
  }
}

/** Whatever way it comes, as often as it comes, in whatever order: each transaction counts once. */
export function settleTransaction(db: Db, { transaction, source, ownerId }: Evidence, now: Date): Promise<Settled> {
  return inTransaction(db, async (tx) => {
    const attempt = await findAttemptByProviderOrder(tx, transaction.orderId)
    const order = attempt && (await lockAnyOrder(tx, attempt.orderId))
    const verdict = attempt && order ? await judge(tx, { order, attempt, transaction }, ownerId, now) : 'unknown'
    const { id: transactionId, orderId: providerOrderId, kind, amount, currency, message } = transaction
    const summary = { transactionId, providerOrderId, kind, amount, currency, message, source, verdict }
    const placeFits = attempt ? isOurPlace(transaction, attempt, ownerId) : null
    await recordEvent(tx, { ...summary, placeFits, attemptId: attempt?.id ?? null }, now)
    return { verdict, orderId: attempt?.orderId ?? null }
  })
}
