import { type ExpressionBuilder, type Insertable, sql, type Updateable } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db, Tx } from '#lib/db.server.ts'
import type { DB, PreOrderSteps, PreOrders } from '#lib/tables.server.ts'

type Expression = ExpressionBuilder<DB, 'preOrders'>

const orderOf = (row: Expression) =>
  jsonObjectFrom(
    row
      .selectFrom('orders')
      .select(['orders.id', 'sku', 'orders.status'])
      .whereRef('orders.id', '=', 'preOrders.orderId'),
  ).as('order')

const promoOf = (row: Expression) =>
  jsonObjectFrom(
    row
      .selectFrom('promoCodes')
      .select(['code', 'isActive', 'used', 'startsAt', 'endsAt'])
      .whereRef('promoCodes.id', '=', 'preOrders.promoCodeId'),
  ).as('promo')

export const preOrders = (db: Db | Tx) =>
  db
    .selectFrom('preOrders')
    .selectAll('preOrders')
    .select((row) => [orderOf(row), promoOf(row)])

export type PreOrderRow = Awaited<ReturnType<ReturnType<typeof preOrders>['executeTakeFirstOrThrow']>>

export const findPreOrder = (db: Db | Tx, id: string): Promise<PreOrderRow | undefined> =>
  preOrders(db).where('preOrders.id', '=', id).executeTakeFirst()

/** Held until the transaction ends: it becomes one thing. */
export const lockPreOrder = (tx: Tx, id: string) =>
  tx.selectFrom('preOrders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export type LockedPreOrder = NonNullable<Awaited<ReturnType<typeof lockPreOrder>>>

/** One pre-order of an account at a time: each sees those before it. */
export async function lockAccountsPreOrders(tx: Tx, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pre-orders ${accountId}`}, 0))`.execute(tx)
}

export const findByKey = (tx: Tx, accountId: string, key: string) =>
  tx
    .selectFrom('preOrders')
    .select(['id', 'requestHash'])
    .where('accountId', '=', accountId)
    .where('idempotencyKey', '=', key)
    .executeTakeFirst()

export async function countWaitingPieces(tx: Tx, accountId: string): Promise<number> {
  const { pieces } = await tx
    .selectFrom('preOrders')
    .select(sql<number>`coalesce(sum(quantity), 0)::int`.as('pieces'))
    .where('accountId', '=', accountId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return pieces
}

export async function insertPreOrder(tx: Tx, row: Insertable<PreOrders>): Promise<void> {
  await tx.insertInto('preOrders').values(row).execute()
}

export async function updatePreOrder(tx: Tx, id: string, columns: Updateable<PreOrders>): Promise<void> {
  await tx.updateTable('preOrders').set(columns).where('id', '=', id).execute()
}

export async function insertStep(tx: Tx, step: Insertable<PreOrderSteps>): Promise<number> {
  return (await tx.insertInto('preOrderSteps').values(step).returning('id').executeTakeFirstOrThrow()).id
}

export const listSteps = (db: Db | Tx, preOrderId: string) =>
  db
    .selectFrom('preOrderSteps')
    .leftJoin('accounts', 'accounts.id', 'preOrderSteps.accountId')
    .leftJoin('orders', 'orders.id', 'preOrderSteps.orderId')
    .select(['preOrderSteps.id', 'at', 'fromState', 'toState', 'note', 'accounts.fullName as by'])
    .select(['preOrderSteps.accountId', 'preOrderSteps.orderId', 'orders.sku'])
    .where('preOrderId', '=', preOrderId)
    .orderBy('preOrderSteps.id')
    .execute()

export const findLastStep = (tx: Tx, preOrderId: string) =>
  tx
    .selectFrom('preOrderSteps')
    .select(['id', 'at', 'toState'])
    .where('preOrderId', '=', preOrderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export async function listOwn(db: Db, accountId: string, { page, limit }: { page: number; limit: number }) {
  const rows = await preOrders(db)
    .where('preOrders.accountId', '=', accountId)
    .orderBy('preOrders.createdAt', 'desc')
    .orderBy('preOrders.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await db
    .selectFrom('preOrders')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export const listOpenIds = async (tx: Tx, accountId: string): Promise<string[]> => {
  const open = tx.selectFrom('preOrders').select('id').where('accountId', '=', accountId).where('state', '=', 'open')
  return (await open.orderBy('id').execute()).map(({ id }) => id)
}

/** What was asked for stays for the sums; who asked goes. */
export async function clearNames(tx: Tx, accountId: string, now: Date): Promise<void> {
  const nobody = { name: '', email: '', phone: '', idempotencyKey: null, requestHash: null }
  await tx
    .updateTable('preOrders')
    .set({ ...nobody, accountId: null, updatedAt: now })
    .where('accountId', '=', accountId)
    .execute()
}
