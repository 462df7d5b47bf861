import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#lib/db.server.ts'
import type { DB } from '#lib/tables.server.ts'
import { type OrderRow, orders } from './db.server.ts'
import type { OrderStatus } from './order.ts'

export interface OrderFilters {
  search: string
  status: OrderStatus | undefined
  page: number
  limit: number
}

type OrderExpression = ExpressionBuilder<DB, 'orders'>

const like = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Id, code, customer, phone: whatever part of them somebody read out over the telephone. */
function found(search: string) {
  return (order: OrderExpression): Expression<SqlBool> => {
    const code = like(search.toUpperCase())
    const digits = search.replace(/\D/g, '').replace(/^(00)?20(?=1)|^0/, '')
    const ways: Expression<SqlBool>[] = [
      order('id', 'like', code),
      order('sku', 'like', code),
      sql<SqlBool>`search_text(orders.name || ' ' || coalesce(orders.guest_name, '')) like search_pattern(${search})`,
    ]
    if (digits.length >= 3 && !/\p{L}/u.test(search)) ways.push(order('phone', 'like', like(digits)))
    return order.or(ways)
  }
}

function matching({ search, status }: Pick<OrderFilters, 'search' | 'status'>) {
  return (order: OrderExpression): Expression<SqlBool> => {
    const asked: Expression<SqlBool>[] = [order('deletedAt', 'is', null)]
    if (search) asked.push(found(search)(order))
    if (status) asked.push(order('status', '=', status))
    return order.and(asked)
  }
}

export async function listOrders(db: Db, filters: OrderFilters): Promise<{ rows: OrderRow[]; total: number }> {
  const { page, limit } = filters
  const rows = await orders(db)
    .where(matching(filters))
    .orderBy('orders.createdAt', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const counted = db.selectFrom('orders').select((order) => order.fn.countAll<number>().as('total'))
  const { total } = await counted.where(matching(filters)).executeTakeFirstOrThrow()
  return { rows, total }
}

/** How many orders stand at each status. */
export async function countByStatus(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('orders')
    .select((order) => ['status', order.fn.countAll<number>().as('count')])
    .where('deletedAt', 'is', null)
    .groupBy('status')
    .execute()
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}
