import { sql } from 'kysely'
import type { Db } from '#lib/db.server.ts'
import { cameOf } from './db-parts.server.ts'
import type { LineState } from './settlement.ts'

export async function listSettlements(db: Db, { page, limit }: { page: number; limit: number }) {
  const rows = await db
    .selectFrom('settlements')
    .innerJoin('couriers', 'couriers.id', 'settlements.courierId')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('settlementLines')
          .select(({ fn }) => fn.countAll<number>().as('lines'))
          .select(({ fn }) => fn.countAll<number>().filterWhere('state', 'in', ['booked', 'part']).as('booked'))
          .select(({ fn }) => fn.countAll<number>().filterWhere('state', 'in', ['ready', 'held', 'unread']).as('open'))
          .select(
            sql<number>`coalesce(sum(amount) filter (where state in ('booked', 'part') and outcome = 'delivered'), 0)::bigint`.as(
              'amount',
            ),
          )
          .select(sql<number>`coalesce(sum(fee) filter (where state in ('booked', 'part')), 0)::bigint`.as('fee'))
          .whereRef('settlementLines.settlementId', '=', 'settlements.id')
          .as('told'),
      (join) => join.onTrue(),
    )
    .select(['settlements.id', 'settlements.number', 'settlements.at', 'couriers.name as courier'])
    .select(['told.lines', 'told.booked', 'told.open', 'told.amount', 'told.fee'])
    .orderBy('settlements.at', 'desc')
    .orderBy('settlements.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await db
    .selectFrom('settlements')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

/** Of each state: how many lines, what was collected, and what the courier keeps. */
export const sumLines = (db: Db, settlementId: string) =>
  db
    .selectFrom('settlementLines')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .select(sql<number>`coalesce(sum(amount) filter (where outcome = 'delivered'), 0)::bigint`.as('amount'))
    .select(sql<number>`coalesce(sum(fee), 0)::bigint`.as('fee'))
    .where('settlementId', '=', settlementId)
    .groupBy('state')
    .execute()

interface Page {
  state: LineState | undefined
  /** That of what became of a parcel, counted from 1. */
  column: number
  page: number
  limit: number
}

/** With what somebody has to look at first. */
export function listLines(db: Db, settlementId: string, { state, column, page, limit }: Page) {
  const all = db
    .selectFrom('settlementLines')
    .leftJoin('orders', 'orders.id', 'settlementLines.orderId')
    .leftJoin('accounts', 'accounts.id', 'settlementLines.asideBy')
    .where('settlementId', '=', settlementId)
  return (state ? all.where('state', '=', state) : all)
    .select(['settlementLines.line', 'settlementLines.state', 'settlementLines.code', 'settlementLines.outcome'])
    .select(['settlementLines.amount', 'settlementLines.fee', 'settlementLines.problem', 'settlementLines.orderId'])
    .select(['orders.sku', 'orders.total', 'orders.status', 'orders.name', 'orders.isPaid'])
    .select((line) => cameOf(line).as('came'))
    .select(sql<boolean | null>`btrim(cells[${column}::int]) = ''`.as('isWordEmpty'))
    .select(['settlementLines.note', 'settlementLines.asideAt', 'accounts.fullName as asideBy'])
    .where('settlementLines.state', '<>', 'unread')
    .orderBy('line')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

const MOST_WORDS = 30

/** What the courier calls it, where the shop does not know the word; `column` counts from 1. */
export async function listUnknownWords(db: Db, settlementId: string, column: number): Promise<string[]> {
  const rows = await db
    .selectFrom('settlementLines')
    .select(sql<string>`cells[${column}::int]`.as('word'))
    .distinct()
    .where('settlementId', '=', settlementId)
    .where('problem', '=', 'wordUnknown')
    .where(sql<boolean>`cells[${column}::int] <> ''`)
    .limit(MOST_WORDS)
    .execute()
  return rows.map(({ word }) => word)
}

const SAMPLES = 3

/** The first rows, so that somebody can say what the columns are. */
export async function listSamples(db: Db, settlementId: string): Promise<string[][]> {
  const rows = await db
    .selectFrom('settlementLines')
    .select('cells')
    .where('settlementId', '=', settlementId)
    .where('state', '<>', 'booked')
    .orderBy('line')
    .limit(SAMPLES)
    .execute()
  return rows.map(({ cells }) => cells)
}
