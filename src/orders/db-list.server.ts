import { type OrderByExpression, sql } from 'kysely'
import type { Db } from '#lib/db.server.ts'
import type { DB } from '#lib/tables.server.ts'
import { type OrderRow, orders } from './db.server.ts'
import { matching, type OrderFilters, type OverdueDays } from './listing/db-filters.server.ts'
import type { ViewCounts } from './listing/views.ts'
import type { OrderSort } from './order.ts'

export interface OrderPage {
  sort: OrderSort
  page: number
  limit: number
}

const SORTED: Record<OrderSort, [OrderByExpression<DB, 'orders', object>, 'asc' | 'desc']> = {
  newest: ['orders.createdAt', 'desc'],
  oldest: ['orders.createdAt', 'asc'],
  'total-desc': ['orders.total', 'desc'],
  'total-asc': ['orders.total', 'asc'],
  name: [sql`search_text(orders.name)`, 'asc'],
}

/** Which way an index is read, so that those that are alike come from it in their order too. */
const AMONG_EQUALS: Record<OrderSort, 'asc' | 'desc'> = {
  newest: 'desc',
  oldest: 'asc',
  'total-desc': 'desc',
  'total-asc': 'asc',
  name: 'desc',
}

const OTHER_WAY = { asc: 'desc', desc: 'asc' } as const

/** Where the page lies, from whichever end of the index is nearer. */
function placeOf({ page, limit }: OrderPage, total: number) {
  const before = (page - 1) * limit
  const after = Math.max(0, total - before - limit)
  if (before <= after || before >= total) return { isFromEnd: false, limit, offset: before }
  return { isFromEnd: true, limit: Math.min(limit, total - before), offset: after }
}

/** Only what is on the page is put together: what lies before it, or after it, is passed over in the index. */
export async function listOrders(
  db: Db,
  filters: OrderFilters,
  query: OrderPage,
  counts = () => countByStatus(db),
): Promise<{ rows: OrderRow[]; total: number }> {
  const total = await (isOfStatusAlone(filters) ? countAtStatus(db, filters, await counts()) : countOrders(db, filters))
  const [[column, way], equals] = [SORTED[query.sort], AMONG_EQUALS[query.sort]]
  const { isFromEnd, limit, offset } = placeOf(query, total)
  const onPage = db
    .selectFrom('orders')
    .select('orders.id')
    .where(matching(filters))
    .orderBy(column, isFromEnd ? OTHER_WAY[way] : way)
    .orderBy('orders.createdAt', isFromEnd ? OTHER_WAY[equals] : equals)
    .orderBy('orders.id', isFromEnd ? OTHER_WAY[equals] : equals)
    .limit(limit)
    .offset(offset)
  const rows = await orders(db)
    .where('orders.id', 'in', onPage)
    .orderBy(column, way)
    .orderBy('orders.createdAt', equals)
    .orderBy('orders.id', equals)
    .execute()
  return { rows, total }
}

/** The next ones, newest first; each time from where the last one stopped, however far that is. */
export async function listOrdersAfter(
  db: Db,
  filters: OrderFilters,
  { id, limit }: { id: string | undefined; limit: number },
): Promise<OrderRow[]> {
  const lastPlace = sql`(select created_at, id from orders where id = ${id})`
  return orders(db)
    .where(matching(filters))
    .$if(id !== undefined, (query) => query.where(sql<boolean>`(orders.created_at, orders.id) < ${lastPlace}`))
    .orderBy('orders.createdAt', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(limit)
    .execute()
}

const isOfStatusAlone = ({ status: _, until: __, ...others }: OrderFilters): boolean =>
  Object.values(others).every((value) => value === undefined || value === '')

/** All, or all at one status: what the days say together, less what came since. */
async function countAtStatus(db: Db, { status, until }: OrderFilters, counts: Record<string, number>): Promise<number> {
  const total = status ? (counts[status] ?? 0) : Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (!until) return total
  const { count } = await db
    .selectFrom('orders')
    .select((order) => order.fn.countAll<number>().as('count'))
    .where(matching({ status }))
    .where('createdAt', '>', until)
    .executeTakeFirstOrThrow()
  return total - count
}

export async function countOrders(db: Db, filters: OrderFilters): Promise<number> {
  const countQuery = db.selectFrom('orders').select((order) => order.fn.countAll<number>().as('total'))
  return (await countQuery.where(matching(filters)).executeTakeFirstOrThrow()).total
}

/** How much there is to do, each read from an index that holds nothing else. */
export async function countViews(db: Db, overdueDays: OverdueDays): Promise<ViewCounts> {
  const [toConfirm, toApprove, toShip, late, attention] = await Promise.all([
    countOrders(db, { view: 'to-confirm' }),
    countOrders(db, { view: 'to-approve' }),
    countOrders(db, { view: 'to-ship' }),
    countOrders(db, { view: { late: overdueDays } }),
    countOrders(db, { view: 'attention' }),
  ])
  return { 'to-confirm': toConfirm, 'to-approve': toApprove, 'to-ship': toShip, late, attention }
}

export async function countByStatus(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('statusesNow')
    .select(['status', sql<number>`sum(orders)::int`.as('count')])
    .groupBy('status')
    .execute()
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}

/** How many came since then: the newest end of an index, however many there are. */
export async function countSince(db: Db, since: Date): Promise<number> {
  const countQuery = db.selectFrom('orders').select((order) => order.fn.countAll<number>().as('count'))
  const { count } = await countQuery
    .where('deletedAt', 'is', null)
    .where('createdAt', '>=', since)
    .executeTakeFirstOrThrow()
  return count
}

export async function listOrdersOf(db: Db, accountId: string, { page, limit }: { page: number; limit: number }) {
  const rows = await orders(db)
    .where('orders.accountId', '=', accountId)
    .orderBy('orders.createdAt', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const countQuery = db.selectFrom('orders').select((order) => order.fn.countAll<number>().as('total'))
  const { total } = await countQuery
    .where('accountId', '=', accountId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return { rows, total }
}
