import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '#lib/db.server.ts'
import type { NotificationChoices } from '#lib/tables.server.ts'

const choiceColumns = [
  'notificationChoices.orders',
  'notificationChoices.summaryHour',
  'notificationChoices.language',
  'notificationChoices.updatedAt',
] as const

/** Who they are to a letter: only while they are of the team. */
const team = (db: Db | Tx) =>
  db
    .selectFrom('accounts')
    .innerJoin('notificationChoices', 'notificationChoices.accountId', 'accounts.id')
    .where('accounts.role', '=', 'admin')
    .where('accounts.closedAt', 'is', null)

export const findChoice = (db: Db, accountId: string) =>
  db.selectFrom('notificationChoices').select(choiceColumns).where('accountId', '=', accountId).executeTakeFirst()

export const lockChoice = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('notificationChoices')
    .select([...choiceColumns, 'toldUpTo', 'toldHour', sql<string>`summed_up_on::text`.as('summedUpOn')])
    .where('accountId', '=', accountId)
    .forUpdate()
    .executeTakeFirst()

export async function writeChoice(tx: Tx, choice: Insertable<NotificationChoices>): Promise<void> {
  const { accountId: _, ...fields } = choice
  await tx
    .insertInto('notificationChoices')
    .values(choice)
    .onConflict((clash) => clash.column('accountId').doUpdateSet(fields))
    .execute()
}

export const findReceiver = (db: Db, accountId: string) =>
  team(db)
    .select(['accounts.email', 'accounts.fullName as name', ...choiceColumns])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst()

export type Receiver = NonNullable<Awaited<ReturnType<typeof findReceiver>>>

export const listToldOfEach = (tx: Tx) =>
  team(tx).select('accounts.id').where('notificationChoices.orders', '=', 'each').execute()

/** Until the transaction ends: arrivals are numbered in the order in which others see them. */
export async function lockArrivals(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('order arrivals'))`.execute(tx)
}

/** Its number; undefined where the order has come in before. */
export async function insertArrival(tx: Tx, orderId: string, at: Date): Promise<number | undefined> {
  const row = await tx
    .insertInto('orderArrivals')
    .values({ orderId, at })
    .onConflict((clash) => clash.column('orderId').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function findLastArrival(db: Db | Tx): Promise<number> {
  const row = await db.selectFrom('orderArrivals').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()
  return row?.id ?? 0
}

export interface Arrivals {
  after: number
  upTo: number
}

/** What is not there any more is no news. */
const arrived = (db: Db, { after, upTo }: Arrivals) =>
  db
    .selectFrom('orderArrivals')
    .innerJoin('orders', 'orders.id', 'orderArrivals.orderId')
    .where('orderArrivals.id', '>', after)
    .where('orderArrivals.id', '<=', upTo)
    .where('orders.deletedAt', 'is', null)
    .where('orders.cancelledAt', 'is', null)

export async function countArrived(db: Db, arrivals: Arrivals): Promise<number> {
  const query = arrived(db, arrivals).select(({ fn }) => fn.countAll<number>().as('count'))
  return (await query.executeTakeFirstOrThrow()).count
}

/** The newest first. */
export const listArrived = (db: Db, arrivals: Arrivals, limit: number) =>
  arrived(db, arrivals)
    .select(['orders.id', 'orders.sku', 'orders.name', 'orders.total', 'orders.paymentMethod', 'orders.governorateId'])
    .select((order) =>
      order
        .selectFrom('orderLines')
        .select(sql<number>`sum(quantity)::int`.as('pieces'))
        .whereRef('orderLines.orderId', '=', 'orders.id')
        .as('pieces'),
    )
    .orderBy('orderArrivals.id', 'desc')
    .limit(limit)
    .execute()

export type ArrivedOrder = Awaited<ReturnType<typeof listArrived>>[number]

/** Those whose last full hour has not been told, and up to where they were told before. */
export async function takeHourly(tx: Tx, hour: Date, last: number) {
  const due = await tx
    .selectFrom('notificationChoices')
    .select(['accountId', 'toldUpTo'])
    .where('orders', '=', 'hourly')
    .where('toldHour', '<', hour)
    .orderBy('accountId')
    .forUpdate()
    .execute()
  const ids = due.map(({ accountId }) => accountId)
  if (ids.length > 0)
    await tx
      .updateTable('notificationChoices')
      .set({ toldHour: hour, toldUpTo: last })
      .where('accountId', 'in', ids)
      .execute()
  return due
}

/** Those whose hour has struck on this day and who were not summed up for yet; from now on they were. */
export async function takeSummaries(tx: Tx, day: string, hour: number): Promise<string[]> {
  const rows = await tx
    .updateTable('notificationChoices')
    .set({ summedUpOn: sql`${day}::date` })
    .where('summaryHour', '<=', hour)
    .where(sql<boolean>`summed_up_on < ${day}::date`)
    .returning('accountId')
    .execute()
  return rows.map(({ accountId }) => accountId)
}

export async function wasSent(db: Db, letter: string): Promise<boolean> {
  const row = await db
    .selectFrom('notificationLetters')
    .select('letter')
    .where('letter', '=', letter)
    .executeTakeFirst()
  return row !== undefined
}

export async function markSent(db: Db, letter: string, sentAt: Date): Promise<void> {
  await db
    .insertInto('notificationLetters')
    .values({ letter, sentAt })
    .onConflict((clash) => clash.doNothing())
    .execute()
}

export async function deleteBefore(db: Db, then: Date): Promise<void> {
  await db.deleteFrom('notificationLetters').where('sentAt', '<', then).execute()
  // The last one is where the counting goes on.
  const last = db.selectFrom('orderArrivals').select(({ fn }) => fn.max('id').as('id'))
  await db.deleteFrom('orderArrivals').where('at', '<', then).where('id', '<', last).execute()
}
