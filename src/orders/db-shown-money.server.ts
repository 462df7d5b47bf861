import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { selectOneSize } from '#catalog/select-one-size.server.ts'
import type { Db, Tx } from '#lib/db.server.ts'
import type { DB } from '#lib/tables.server.ts'

type OrderExpression = ExpressionBuilder<DB, 'orders'>

/** What went back, or is on its way; `isOfOrder`: of the payment that pays it, and gone. */
export const moneyBackOf = (order: OrderExpression) =>
  jsonArrayFrom(
    order
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.paymentId')
      .select(['refunds.id', 'refunds.amount', 'refunds.state', 'refunds.reason', 'payments.amount as paid'])
      .select(['refunds.how', 'refunds.reference', 'refunds.words', 'refunds.isLast'])
      .select(['refunds.worth', 'refunds.fee'])
      .select(({ fn }) => fn.coalesce('refunds.settledAt', 'refunds.askedAt').as('at'))
      .select(sql<boolean>`(payments.settles or payments.is_part) and refunds.state = 'done'`.as('isOfOrder'))
      .whereRef('payments.orderId', '=', 'orders.id')
      .where('refunds.state', '<>', 'refused')
      .$narrowType<{ state: 'asked' | 'done' }>()
      .orderBy('refunds.askedAt')
      .orderBy('refunds.id'),
  ).as('moneyBack')

/** How much of what paid it has gone back, in one word. */
export const refundStateOf = (order: OrderExpression) =>
  order
    .selectFrom('payments')
    .select(
      sql<
        'part' | 'all' | null
      >`case when refunded > 0 then case when refunded < amount then 'part' else 'all' end end`.as('state'),
    )
    .whereRef('payments.orderId', '=', 'orders.id')
    .where('payments.settles', '=', true)
    .as('refundState')

/** What its courier has brought of its cash, in settlements that were less than all of it. */
export const cameOf = (order: OrderExpression) =>
  order
    .selectFrom('settlementLines')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .whereRef('settlementLines.orderId', '=', 'orders.id')
    .where('settlementLines.state', '=', 'part')
    .$asScalar()
    .$notNull()
    .as('came')

/** Once it is cancelled: what came for it, neither went back nor is on its way, and is not kept, as its shopper was told. */
export const dueBackOf = (order: OrderExpression) =>
  order
    .selectFrom('payments')
    .select(sql<number>`coalesce(sum(amount - refunded), 0)::bigint`.as('sum'))
    .whereRef('payments.orderId', '=', 'orders.id')
    .where('orders.status', '=', 'cancelled')
    .where((payment) => payment.or([payment('settles', '=', true), payment('isPart', '=', true)]))
    .where('undoneAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refunds')
            .select('refunds.id')
            .whereRef('refunds.paymentId', '=', 'payments.id')
            .whereRef('refunds.askedAt', '>=', 'orders.cancelledAt')
            .where('refunds.isLast', '=', true)
            .where('refunds.state', '<>', 'refused'),
        ),
      ),
    )
    .$asScalar()
    .$notNull()
    .as('dueBack')

/** The bank said of a try that it does not know yet, and nothing else of it since. */
export const isUndecided = (order: OrderExpression) =>
  order
    .exists(
      order
        .selectFrom('paymentEvents as said')
        .innerJoin('paymentAttempts', 'paymentAttempts.id', 'said.attemptId')
        .select('said.id')
        .whereRef('paymentAttempts.orderId', '=', 'orders.id')
        .where('said.verdict', '=', 'pending')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('paymentEvents as since')
                .select('since.id')
                .whereRef('since.transactionId', '=', 'said.transactionId')
                .where('since.verdict', '<>', 'pending'),
            ),
          ),
        ),
    )
    .as('isUndecided')

/** Somebody has begun to pay the order since then, or money of it goes back. */
export async function hasMoneyMoved(tx: Tx, orderId: string, since: Date): Promise<boolean> {
  const tries = tx.selectFrom('paymentAttempts').select('id').where('orderId', '=', orderId)
  const refunds = tx
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.paymentId')
    .select('refunds.id')
    .where('payments.orderId', '=', orderId)
  const begun = await tries.where('createdAt', '>=', since).executeTakeFirst()
  return begun !== undefined || (await refunds.where('askedAt', '>=', since).executeTakeFirst()) !== undefined
}

/** What letters need to know of the tries at the bank. */
export async function findTries(tx: Tx, orderId: string): Promise<{ lastTry: number; isToldOfTry: boolean }> {
  const last = tx.selectFrom('paymentAttempts').where('orderId', '=', orderId)
  const { lastTry } = await last
    .select(({ fn }) => fn.coalesce(fn.max('number'), sql<number>`0`).as('lastTry'))
    .executeTakeFirstOrThrow()
  const told = tx.selectFrom('orderLetters').select('id').where('orderId', '=', orderId)
  const letter = await told.where('event', '=', 'payment failed').where('state', '=', 'sent').executeTakeFirst()
  return { lastTry, isToldOfTry: letter !== undefined }
}

/** What the provider said of each try, the oldest first. */
const listTold = (db: Db | Tx, orderId: string) =>
  db
    .selectFrom('paymentEvents')
    .innerJoin('paymentAttempts', 'paymentAttempts.id', 'paymentEvents.attemptId')
    .select(['paymentEvents.id', 'paymentEvents.source', 'paymentEvents.kind', 'paymentEvents.verdict'])
    .select(['paymentEvents.transactionId', 'paymentEvents.amount', 'paymentEvents.currency', 'paymentEvents.message'])
    .select(['paymentEvents.placeFits', 'paymentEvents.seen', 'paymentEvents.firstAt', 'paymentEvents.lastAt'])
    .select('paymentAttempts.number')
    .where('paymentAttempts.orderId', '=', orderId)
    .orderBy('paymentEvents.id')
    .execute()

/** The pieces that refunds were for. */
export const listBack = (db: Db | Tx, orderId: string) =>
  db
    .selectFrom('refundLines')
    .innerJoin('refunds', 'refunds.id', 'refundLines.refundId')
    .innerJoin('payments', 'payments.id', 'refunds.paymentId')
    .innerJoin('variants', 'variants.id', 'refundLines.variantId')
    .innerJoin('products', 'products.id', 'variants.productId')
    .select(['refundLines.refundId', 'refundLines.name', 'refundLines.nameAr', 'refundLines.size'])
    .select(['refundLines.quantity', 'refundLines.restocked', 'variants.productId', 'refunds.state'])
    .select(['refundLines.isClaimed', selectOneSize])
    .where('payments.orderId', '=', orderId)
    .orderBy('refundLines.name')
    .orderBy('refundLines.size')
    .execute()

export async function findMoneyOf(db: Db | Tx, orderId: string) {
  const payment = await db
    .selectFrom('payments')
    .select(['id', 'kind', 'amount', 'refunded', 'transactionId', 'isPart'])
    .where('orderId', '=', orderId)
    .where('undoneAt', 'is', null)
    .orderBy('settles', 'desc')
    .orderBy('isPart', 'desc')
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
    .select(['number', 'state', 'createdAt', 'askedAt', 'amount', 'currency', 'providerOrderId'])
    .where('orderId', '=', orderId)
    .orderBy('number')
    .execute()
  return { payment, refunds, tries, told: await listTold(db, orderId), back: await listBack(db, orderId) }
}

export type OrderMoney = Awaited<ReturnType<typeof findMoneyOf>>
