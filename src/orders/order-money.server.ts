import type { Db, Tx } from '#lib/db.server.ts'
import { enqueue } from '#lib/jobs.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { getFacts } from '#settings/get-facts.server.ts'
import {
  insertStep,
  type LockedOrder,
  listUnpaidSince,
  lockAnyOrder,
  lockOrder,
  markOrder,
  unmarkOrder,
  updateMethod,
} from './db.server.ts'
import * as payments from './db-payments.server.ts'
import { statusOf } from './order.ts'

const DAY = 24 * 3600

export type { CardPayment } from './db-payments.server.ts'

/** Holds the order until the transaction ends; deleted ones too, since money may still come for them. */
export const lockOrderForMoney = (tx: Tx, id: string): Promise<LockedOrder | undefined> => lockAnyOrder(tx, id)

/** The same for whoever asks for an order: a deleted one is none. */
export async function lockOrderAsked(tx: Tx, id: string): Promise<LockedOrder> {
  const order = await lockOrder(tx, id)
  if (!order) throw new Refusal('NOT_FOUND')
  return order
}

/** What somebody has to look at. */
export const markForAttention = (tx: Tx, id: string, why: string): Promise<void> => markOrder(tx, id, why)

/** Where that is all there was to look at. */
export const clearAttention = (tx: Tx, id: string, why: string): Promise<void> => unmarkOrder(tx, id, why)

export const listUnpaidOrders = (db: Db | Tx, placedBefore: Date): Promise<string[]> =>
  listUnpaidSince(db, placedBefore)

export const findPaymentByTransaction = (db: Db | Tx, transactionId: number) =>
  payments.findPaymentByTransaction(db, transactionId)

export const findCardPaymentOf = (db: Db | Tx, orderId: string) => payments.findCardPaymentOf(db, orderId)

export const listPaymentsOfAttempt = (db: Db | Tx, attemptId: string) => payments.listPaymentsOfAttempt(db, attemptId)

export const lockCardPayment = (tx: Tx, id: string) => payments.lockCardPayment(tx, id)

export const lockPaymentByHand = (tx: Tx, orderId: string) => payments.lockPaymentByHand(tx, orderId)

/** More of a payment is going back, or (below zero) less after all. */
export const addToRefunded = (tx: Tx, paymentId: string, amount: number) =>
  payments.addToRefunded(tx, paymentId, amount)

interface Surplus {
  id: string
  orderId: string
  attemptId: string
  transactionId: number
  amount: number
  /** The refund of all of it: without one such money may not be in the books. */
  owedRefundId: string
  recordedAt: Date
}

/** Money by card that the order does not need, and all of which goes back. */
export const recordSurplus = (tx: Tx, surplus: Surplus): Promise<void> =>
  payments.insertPayment(tx, { ...surplus, kind: 'card', settles: false, refunded: surplus.amount, recordedBy: null })

/** The money came by card after all. */
export const becomeCardOrder = (tx: Tx, id: string, now: Date): Promise<void> => updateMethod(tx, id, 'paymob', now)

/** A locked order keeps its goods and is paid at the door. */
export async function becomeCashOrder(tx: Tx, order: LockedOrder, accountId: string | null, now: Date): Promise<void> {
  const { id: orderId } = order
  await updateMethod(tx, orderId, 'cod', now)
  const status = statusOf(order)
  const said = { at: now, accountId, note: 'Cash on delivery instead of the card' }
  const step = await insertStep(tx, { orderId, fromStatus: status, toStatus: status, ...said })
  const { cashAnswerDays } = await getFacts(tx)
  await enqueue(tx, 'send-order-mail', { orderId, event: 'placed', step })
  await enqueue(tx, 'flag-unanswered-order', { orderId }, cashAnswerDays * DAY)
}
