import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Color, Size } from '#catalog/product.ts'
import type { Db } from '#lib/db.server.ts'
import type { DB } from '#lib/tables.server.ts'
import { holdsWordsOrPhone } from '#lib/typed-words.server.ts'
import { type PreOrderRow, preOrders } from './db.server.ts'
import type { PreOrderSort, PreOrderState } from './pre-order.ts'

export interface PreOrderFilters {
  ids?: readonly string[] | undefined
  search?: string | undefined
  color?: Color | undefined
  size?: Size | undefined
  state?: PreOrderState | undefined
  /** Days in Cairo, both included. */
  from?: string | undefined
  to?: string | undefined
}

type Row = ExpressionBuilder<DB, 'preOrders'>
type Condition = Expression<SqlBool>

/** Nobody turns to a page behind these, and to count what lies there takes longer the more there is. */
const MOST_COUNTED = 10_000

const holds = (word: string): Condition => sql<SqlBool>`pre_orders.search like search_pattern(${word})`

const startOf = (day: string, daysLater = 0) =>
  sql<Date>`((${day}::date + ${daysLater}::int)::timestamp at time zone 'Africa/Cairo')`

function matching({ ids, search, color, size, state, from, to }: PreOrderFilters) {
  return (row: Row): Condition => {
    const conditions = [
      ids && row('preOrders.id', 'in', ids),
      search && holdsWordsOrPhone(search, holds),
      color && row('preOrders.color', '=', color),
      size && row('preOrders.size', '=', size),
      state && row('preOrders.state', '=', state),
      from && row('preOrders.createdAt', '>=', startOf(from)),
      to && row('preOrders.createdAt', '<', startOf(to, 1)),
    ]
    return row.and(conditions.filter((condition): condition is Condition => Boolean(condition)))
  }
}

const WAYS = { newest: 'desc', oldest: 'asc' } as const

export async function listPreOrders(
  db: Db,
  filters: PreOrderFilters,
  { sort, page, limit }: { sort: PreOrderSort; page: number; limit: number },
): Promise<{ rows: PreOrderRow[]; total: number }> {
  const matchingPreOrders = db.selectFrom('preOrders').where(matching(filters))
  const onPage = matchingPreOrders
    .select('preOrders.id')
    .orderBy('preOrders.createdAt', WAYS[sort])
    .orderBy('preOrders.id', WAYS[sort])
    .limit(limit)
    .offset((page - 1) * limit)
  const counted = matchingPreOrders
    .select('preOrders.createdAt')
    .orderBy('preOrders.createdAt', WAYS[sort])
    .orderBy('preOrders.id', WAYS[sort])
    .limit(MOST_COUNTED)
  const [rows, { total }] = await Promise.all([
    preOrders(db)
      .where('preOrders.id', 'in', onPage)
      .orderBy('preOrders.createdAt', WAYS[sort])
      .orderBy('preOrders.id', WAYS[sort])
      .execute(),
    db
      .selectFrom(counted.as('counted'))
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

/** The next ones, newest first; each time from where the last one stopped, however far that is. */
export function listPreOrdersAfter(
  db: Db,
  filters: PreOrderFilters,
  { id, limit }: { id: string | undefined; limit: number },
): Promise<PreOrderRow[]> {
  const lastPlace = sql`(select created_at, id from pre_orders where id = ${id})`
  return preOrders(db)
    .where(matching(filters))
    .$if(id !== undefined, (query) => query.where(sql<boolean>`(pre_orders.created_at, pre_orders.id) < ${lastPlace}`))
    .orderBy('preOrders.createdAt', 'desc')
    .orderBy('preOrders.id', 'desc')
    .limit(limit)
    .execute()
}

/** What the workshop has to make, read from an index that holds nothing else. */
export const sumWaiting = (db: Db) =>
  db
    .selectFrom('preOrders')
    .select(['color', 'size', sql<number>`sum(quantity)::int`.as('pieces')])
    .select((row) => row.fn.countAll<number>().as('preOrders'))
    .where(sql<boolean>`state = 'open'`)
    .groupBy(['color', 'size'])
    .execute()
