import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '#lib/db.server.ts'
import type { PaymentAttempts, PaymentEvents } from '#lib/tables.server.ts'
import type { AttemptState, Verdict } from './payment.ts'

const attempts = (db: Db | Tx) => db.selectFrom('paymentAttempts').selectAll()

export type Attempt = Awaited<ReturnType<ReturnType<typeof attempts>['executeTakeFirstOrThrow']>>

export const findAttemptByProviderOrder = (db: Db | Tx, providerOrderId: number): Promise<Attempt | undefined> =>
  attempts(db).where('providerOrderId', '=', providerOrderId).executeTakeFirst()

export const findLiveAttempt = (tx: Tx, orderId: string): Promise<Attempt | undefined> =>
  attempts(tx).where('orderId', '=', orderId).where('state', 'in', ['opening', 'open']).executeTakeFirst()

export async function listAskable(db: Db | Tx, orderId: string): Promise<{ id: string; providerOrderId: number }[]> {
  return db
    .selectFrom('paymentAttempts')
    .select(['id', 'providerOrderId'])
    .where('orderId', '=', orderId)
    .where('providerOrderId', 'is not', null)
    .where('state', '<>', 'paid')
    .orderBy('number', 'desc')
    .$narrowType<{ providerOrderId: number }>()
    .execute()
}

export async function lastNumberOf(tx: Tx, orderId: string): Promise<number> {
  const { last } = await tx
    .selectFrom('paymentAttempts')
    .select((attempt) => attempt.fn.coalesce(attempt.fn.max('number'), sql<number>`0`).as('last'))
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow()
  return last
}

export async function insertAttempt(tx: Tx, attempt: Insertable<PaymentAttempts>): Promise<void> {
  await tx.insertInto('paymentAttempts').values(attempt).execute()
}

interface Opened {
  providerOrderId: number
  intentionId: string
  clientSecret: string
  paymentKey: string
}

/** False where it was closed while the provider was thinking. */
export async function openAttempt(tx: Tx, id: string, attempt: Opened): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('paymentAttempts')
    .set({ ...attempt, state: 'open' })
    .where('id', '=', id)
    .where('state', '=', 'opening')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Its secrets go with the need for them. */
export async function endAttempt(
  db: Db | Tx,
  id: string,
  state: Exclude<AttemptState, 'opening' | 'open'>,
): Promise<void> {
  await db
    .updateTable('paymentAttempts')
    .set({ state, clientSecret: null, paymentKey: null })
    .where('id', '=', id)
    .execute()
}

/** A try was declined: the next one is a new payment. One that was paid meanwhile stays paid. */
/** False where it was no open try any more: it was declined before, or has ended otherwise. */
export async function declineAttempt(tx: Tx, id: string): Promise<boolean> {
  const declined = await tx
    .updateTable('paymentAttempts')
    .set({ state: 'declined', clientSecret: null, paymentKey: null })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  return declined !== undefined
}

export async function endLiveAttempts(tx: Db | Tx, orderId: string): Promise<void> {
  await tx
    .updateTable('paymentAttempts')
    .set({ state: 'over', clientSecret: null, paymentKey: null })
    .where('orderId', '=', orderId)
    .where('state', 'in', ['opening', 'open'])
    .execute()
}

/** Whose turn it is to ask for somebody who waits: true once per `seconds`, for attempts at least as old. */
export async function takeTurnToAsk(db: Db, orderId: string, now: Date, seconds: number): Promise<boolean> {
  const before = new Date(now.getTime() - seconds * 1000)
  const { numUpdatedRows } = await db
    .updateTable('paymentAttempts')
    .set({ askedAt: now })
    .where('orderId', '=', orderId)
    .where('providerOrderId', 'is not', null)
    .where('state', 'in', ['open', 'declined', 'over'])
    .where('createdAt', '<', before)
    .where((attempt) => attempt.or([attempt('askedAt', 'is', null), attempt('askedAt', '<', before)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function markAsked(db: Db, orderId: string, askedAt: Date): Promise<void> {
  await db
    .updateTable('paymentAttempts')
    .set({ askedAt })
    .where('orderId', '=', orderId)
    .where('providerOrderId', 'is not', null)
    .execute()
}

type Event = Omit<Insertable<PaymentEvents>, 'firstAt' | 'lastAt' | 'seen'>

/** Each message once by each way, with the verdict it got last; what comes again is counted. */
export async function recordEvent(tx: Tx, event: Event, now: Date): Promise<void> {
  await tx
    .insertInto('paymentEvents')
    .values({ ...event, firstAt: now, lastAt: now })
    .onConflict((clash) =>
      clash.constraint('payment_events_once').doUpdateSet((row) => ({
        seen: sql<number>`payment_events.seen + 1`,
        lastAt: now,
        attemptId: row.ref('excluded.attemptId'),
        placeFits: row.ref('excluded.placeFits'),
        // A repeat says nothing new, nor does one from elsewhere: what the first one did stays readable.
        verdict: sql<Verdict>`case when excluded.verdict = 'duplicate' or excluded.verdict = 'mismatch'
          and payment_events.verdict in ('settled', 'settled late', 'sent back')
          then payment_events.verdict else excluded.verdict end`,
      })),
    )
    .execute()
}

/** Somebody says something of a known payment that nobody signed: one row, however often. */
export async function recordUnsigned(db: Db, attemptId: string, event: Event, now: Date): Promise<void> {
  await db
    .insertInto('paymentEvents')
    .values({ ...event, attemptId, transactionId: null, firstAt: now, lastAt: now })
    .onConflict((clash) =>
      clash
        .columns(['attemptId', 'source'])
        .where('transactionId', 'is', null)
        .doUpdateSet({ seen: sql<number>`payment_events.seen + 1`, lastAt: now }),
    )
    .execute()
}

export async function wasSentBack(tx: Tx, transactionId: number): Promise<boolean> {
  const row = tx
    .selectFrom('paymentEvents')
    .select('id')
    .where('transactionId', '=', transactionId)
    .where('kind', 'in', ['refunded', 'voided'])
    .where('verdict', '<>', 'mismatch')
  return (await row.executeTakeFirst()) !== undefined
}

export async function findOrderOfTransaction(db: Db, transactionId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('paymentEvents')
    .innerJoin('paymentAttempts', 'paymentAttempts.id', 'paymentEvents.attemptId')
    .select('paymentAttempts.orderId')
    .where('paymentEvents.transactionId', '=', transactionId)
    .where('paymentEvents.verdict', '<>', 'mismatch')
    .executeTakeFirst()
  return row?.orderId
}

/** Those of these orders whose look is due; the next one is a minute later unless somebody says otherwise. */
export async function takeDueChecks(db: Db, orderIds: string[], now: Date): Promise<string[]> {
  if (orderIds.length === 0) return []
  const rows = await db
    .insertInto('paymentChecks')
    .values(orderIds.map((orderId) => ({ orderId, nextAt: new Date(now.getTime() + 60_000) })))
    .onConflict((clash) =>
      clash
        .column('orderId')
        .doUpdateSet({ nextAt: new Date(now.getTime() + 60_000) })
        .where('paymentChecks.nextAt', '<=', now),
    )
    .returning('orderId')
    .execute()
  return rows.map(({ orderId }) => orderId)
}

export async function checkAgainAt(tx: Db | Tx, orderId: string, nextAt: Date): Promise<void> {
  await tx
    .insertInto('paymentChecks')
    .values({ orderId, nextAt })
    .onConflict((clash) => clash.column('orderId').doUpdateSet({ nextAt }))
    .execute()
}
