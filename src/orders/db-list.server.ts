import { type Expression, type ExpressionBuilder, type OrderByExpression, type SqlBool, sql } from 'kysely'
import type { Db } from '#lib/db.server.ts'
import { phoneDigits } from '#lib/phone.ts'
import type { DB } from '#lib/tables.server.ts'
import { type OrderRow, orders } from './db.server.ts'
import type { OrderSort, OrderStatus } from './order.ts'

export interface OrderFilters {
  search: string
  status: OrderStatus | undefined
  attention?: boolean | undefined
}

export interface OrderPage {
  sort: OrderSort
  page: number
  limit: number
}

type OrderExpression = ExpressionBuilder<DB, 'orders'>

const MOST_WORDS = 8

/** Each word somewhere in it, however its Arabic is spelled. */
const holds = (text: Expression<string>, words: readonly string[]): Expression<SqlBool> =>
  sql<SqlBool>`(${sql.join(
    words.map((word) => sql`${text} like search_pattern(${word})`),
    sql` and `,
  )})`

/** Id, code, customer, e-mail, phone: whatever part of them somebody read out over the telephone. */
function searchFilter(search: string) {
  return (order: OrderExpression): Expression<SqlBool> => {
    const words = search.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
    const customers = sql`select id from accounts
      where ${holds(sql<string>`search_text(full_name || ' ' || email)`, words)}`
    const ways: Expression<SqlBool>[] = [
      holds(sql<string>`orders.search`, words),
      sql<SqlBool>`orders.account_id = any(array(${customers}))`,
    ]
    const digits = phoneDigits(search)
    if (digits.length >= 3 && !/\p{L}/u.test(search))
      ways.push(sql<SqlBool>`orders.search like search_pattern(${digits})`)
    return order.or(ways)
  }
}

function matching({ search, status, attention }: OrderFilters) {
  return (order: OrderExpression): Expression<SqlBool> => {
    const conditions: Expression<SqlBool>[] = [order('deletedAt', 'is', null)]
    if (search.trim()) conditions.push(searchFilter(search)(order))
    if (status) conditions.push(order('status', '=', status))
    if (attention) conditions.push(order('attention', 'is not', null))
    return order.and(conditions)
  }
}

const SORTED: Record<OrderSort, [OrderByExpression<DB, 'orders', object>, 'asc' | 'desc']> = {
  newest: ['orders.createdAt', 'desc'],
  oldest: ['orders.createdAt', 'asc'],
  'total-desc': ['orders.total', 'desc'],
  'total-asc': ['orders.total', 'asc'],
  name: [sql`search_text(orders.name)`, 'asc'],
}

export async function listOrders(
  db: Db,
  filters: OrderFilters,
  { sort, page, limit }: OrderPage,
): Promise<{ rows: OrderRow[]; total: number }> {
  const rows = await orders(db)
    .where(matching(filters))
    .orderBy(...SORTED[sort])
    .orderBy('orders.createdAt', sort === 'oldest' ? 'asc' : 'desc')
    .orderBy('orders.id', sort === 'oldest' ? 'asc' : 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const countQuery = db.selectFrom('orders').select((order) => order.fn.countAll<number>().as('total'))
  const { total } = await countQuery.where(matching(filters)).executeTakeFirstOrThrow()
  return { rows, total }
}

export async function countByStatus(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('orders')
    .select((order) => ['status', order.fn.countAll<number>().as('count')])
    .where('deletedAt', 'is', null)
    .groupBy('status')
    .execute()
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}

export async function countAttention(db: Db): Promise<number> {
  const countQuery = db.selectFrom('orders').select((order) => order.fn.countAll<number>().as('count'))
  const { count } = await countQuery
    .where(matching({ search: '', status: undefined, attention: true }))
    .executeTakeFirstOrThrow()
  return count
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
