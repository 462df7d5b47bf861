import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '#lib/db.server.ts'
import type { Payments } from '#lib/tables.server.ts'

export async function insertPayment(tx: Tx, payment: Insertable<Payments>): Promise<void> {
  await tx.insertInto('payments').values(payment).execute()
}

export interface CardPayment {
  id: string
  orderId: string
  attemptId: string
  transactionId: number
  amount: number
  refunded: number
  settles: boolean
}

const cardPayments = (db: Db | Tx) =>
  db
    .selectFrom('payments')
    .select(['id', 'orderId', 'attemptId', 'transactionId', 'amount', 'refunded', 'settles'])
    .where('kind', '=', 'card')
    .$narrowType<{ attemptId: string; transactionId: number }>()

export const findPaymentByTransaction = (db: Db | Tx, transactionId: number): Promise<CardPayment | undefined> =>
  cardPayments(db).where('transactionId', '=', transactionId).executeTakeFirst()

export const findCardPaymentOf = (db: Db | Tx, orderId: string): Promise<CardPayment | undefined> =>
  cardPayments(db).where('orderId', '=', orderId).where('settles', '=', true).executeTakeFirst()

export const listPaymentsOfAttempt = (db: Db | Tx, attemptId: string): Promise<CardPayment[]> =>
  cardPayments(db).where('attemptId', '=', attemptId).execute()

export const lockCardPayment = (tx: Tx, id: string): Promise<CardPayment | undefined> =>
  cardPayments(tx).where('id', '=', id).forUpdate().executeTakeFirst()

/** More of it is going back, or (below zero) less after all. */
export async function addToRefunded(tx: Tx, id: string, amount: number): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ refunded: sql<number>`refunded + ${amount}` })
    .where('id', '=', id)
    .execute()
}

const OF_CARD_ORDERS = ['card', 'manual'] as const

/** Money that has not all gone back, of a cancelled order cash too: what is on its way may be refused. */
export async function owesMoney(
  tx: Tx,
  { id: orderId, isCancelled }: { id: string; isCancelled: boolean },
): Promise<boolean> {
  const row = await tx
    .selectFrom('payments')
    .select('id')
    .where('orderId', '=', orderId)
    .where('kind', 'in', isCancelled ? [...OF_CARD_ORDERS, 'cash'] : OF_CARD_ORDERS)
    .where((payment) =>
      payment(
        'amount',
        '>',
        payment
          .selectFrom('refunds')
          .select(sql<number>`coalesce(sum(refunds.amount), 0)`.as('sum'))
          .whereRef('refunds.paymentId', '=', 'payments.id')
          .where('refunds.state', '=', 'done'),
      ),
    )
    .executeTakeFirst()
  return row !== undefined
}

/** What somebody of the team recorded by mistake never came; false where some of it has been given back already. */
export async function takePaymentBack(tx: Tx, orderId: string, undoneAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set({ undoneAt, settles: false })
    .where('orderId', '=', orderId)
    .where('settles', '=', true)
    .where('kind', 'in', ['cash', 'manual'])
    .where('refunded', '=', 0)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Money of an order that somebody of the team took, or saw come; held until the transaction ends. */
export const lockPaymentByHand = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('payments')
    .select(['id', 'amount', 'refunded'])
    .where('orderId', '=', orderId)
    .where('settles', '=', true)
    .where('kind', 'in', ['cash', 'manual'])
    .forUpdate()
    .executeTakeFirst()

/** All that the back-office shows of an order's money. */
export async function findMoneyOf(db: Db | Tx, orderId: string) {
  const payment = await db
    .selectFrom('payments')
    .select(['id', 'kind', 'amount', 'refunded', 'transactionId'])
    .where('orderId', '=', orderId)
    .where('undoneAt', 'is', null)
    .orderBy('settles', 'desc')
    .orderBy('recordedAt')
    .executeTakeFirst()
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.paymentId')
    .leftJoin('accounts', 'accounts.id', 'refunds.askedBy')
    .select(['refunds.id', 'refunds.amount', 'refunds.state', 'refunds.reason', 'refunds.askedAt'])
    .select(['refunds.how', 'refunds.reference', 'accounts.fullName as by'])
    .where('payments.orderId', '=', orderId)
    .orderBy('refunds.askedAt')
    .orderBy('refunds.id')
    .execute()
  const tries = await db
    .selectFrom('paymentAttempts')
    .select(['number', 'state', 'createdAt'])
    .where('orderId', '=', orderId)
    .orderBy('number')
    .execute()
  return { payment, refunds, tries }
}

export type OrderMoney = Awaited<ReturnType<typeof findMoneyOf>>
