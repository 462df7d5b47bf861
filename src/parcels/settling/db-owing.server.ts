import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db, Tx } from '#lib/db.server.ts'
import type { DB } from '#lib/tables.server.ts'
import { cameOf } from './db-parts.server.ts'

const bookedFor = (order: ExpressionBuilder<DB, 'orders'>) =>
  jsonArrayFrom(
    order
      .selectFrom('settlementLines')
      .select('settlementLines.outcome')
      .whereRef('settlementLines.orderId', '=', 'orders.id')
      .where('settlementLines.state', '=', 'booked'),
  ).as('lines')

const owing = (db: Db | Tx) =>
  db
    .selectFrom('orders')
    .select(['orders.id', 'orders.sku', 'orders.trackingNumber', 'orders.status', 'orders.isPaid'])
    .select(['orders.paymentMethod', 'orders.total', 'orders.courier'])
    .select((order) => [bookedFor(order), cameOf(order).as('came')])
    .where('orders.deletedAt', 'is', null)

type Row = Awaited<ReturnType<ReturnType<typeof owing>['executeTakeFirstOrThrow']>>

const withBooked = ({ lines, came, ...row }: Row) => ({
  ...row,
  came: came ?? 0,
  booked: lines.flatMap(({ outcome }) => outcome ?? []),
})

export type OwingOrder = ReturnType<typeof withBooked>

/** Those that are called so, by their own code or by the courier's number. */
export async function listOwing(tx: Tx, codes: readonly string[]): Promise<OwingOrder[]> {
  const names = sql<string[]>`${[...codes]}::text[]`
  const [bySku, byNumber] = [
    await owing(tx).where(sql<boolean>`orders.sku = any(${names})`).execute(),
    await owing(tx)
      .where('orders.trackingNumber', '<>', '')
      .where(sql<boolean>`upper(orders.tracking_number) = any(${names})`)
      .execute(),
  ]
  const known = new Set(bySku.map(({ id }) => id))
  return [...bySku, ...byNumber.filter(({ id }) => !known.has(id))].map(withBooked)
}

/** The order's row is the caller's. */
export async function getOwing(tx: Tx, id: string): Promise<OwingOrder> {
  return withBooked(await owing(tx).where('orders.id', '=', id).executeTakeFirstOrThrow())
}
