import { type SqlBool, sql } from 'kysely'
import type { Size } from '#catalog/product.ts'
import { selectOneSize } from '#catalog/select-one-size.server.ts'
import type { Db } from '#lib/db.server.ts'
import { called } from './db.server.ts'
import type { Kind } from './stock.ts'

export interface BookFilters {
  search?: string | undefined
  size?: Size | undefined
  kind?: Kind | undefined
  /** Days in Cairo, both included. */
  from?: string | undefined
  to?: string | undefined
  before?: number | undefined
  limit: number
}

const startOf = (day: string, daysLater = 0) =>
  sql<Date>`((${day}::date + ${daysLater}::int)::timestamp at time zone 'Africa/Cairo')`

/** Transactions end in another order than they begin; by so many rows at most. */
const NEAR = 200

/** A day's first and last movement are found by the clock, so that nothing that lies outside of them is looked through. */
const bounds = ({ from, to, before }: BookFilters) => {
  const after = sql<SqlBool>`stock_ledger.id >= coalesce((select min(id) from
    (select id from stock_ledger where at >= ${startOf(from ?? '2000-01-01')} order by at, id limit ${NEAR}) as first), 0)`
  const until = sql<SqlBool>`stock_ledger.id <= coalesce((select max(id) from
    (select id from stock_ledger where at < ${startOf(to ?? '2000-01-01', 1)} order by at desc, id desc limit ${NEAR}) as last), 0)`
  return [
    ...(from ? [after, sql<SqlBool>`stock_ledger.at >= ${startOf(from)}`] : []),
    ...(to ? [until, sql<SqlBool>`stock_ledger.at < ${startOf(to, 1)}`] : []),
    ...(before ? [sql<SqlBool>`stock_ledger.id < ${before}`] : []),
  ]
}

/** Looked up beforehand: whether few or many rows of the book are theirs then decides how it is read. Null: all sizes. */
async function variantsOf(db: Db, { search = '', size }: BookFilters): Promise<string[] | null> {
  if (search.trim() === '' && size === undefined) return null
  const rows = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.productId')
    .select('variants.id')
    .where((product) => product.and([called(search), ...(size ? [product('variants.size', '=', size)] : [])]))
    .execute()
  return rows.map(({ id }) => id)
}

/** The newest first, one more than asked for where there are older ones. */
export async function listMovements(db: Db, filters: BookFilters) {
  const { kind, limit } = filters
  const variantIds = await variantsOf(db, filters)
  if (variantIds?.length === 0) return []
  return db
    .selectFrom((from) =>
      from
        .selectFrom('stockLedger')
        .selectAll()
        .where((movement) =>
          movement.and([
            ...bounds(filters),
            ...(variantIds ? [movement('stockLedger.variantId', 'in', variantIds)] : []),
            ...(kind ? [movement('stockLedger.kind', '=', kind)] : []),
          ]),
        )
        .orderBy('stockLedger.id', 'desc')
        .limit(limit + 1)
        .as('movement'),
    )
    .innerJoin('variants', 'variants.id', 'movement.variantId')
    .innerJoin('products', 'products.id', 'variants.productId')
    .leftJoin('orders', 'orders.id', 'movement.orderId')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.id', '=', 'movement.accountId').on('accounts.role', '=', 'admin'),
    )
    .select(['movement.id', 'movement.at', 'movement.kind', 'movement.reason', 'movement.note'])
    .select(['movement.onHandChange', 'movement.reservedChange', 'movement.onHandAfter', 'movement.reservedAfter'])
    .select([
      'variants.size',
      selectOneSize,
      'products.id as productId',
      'products.sku',
      'products.name',
      'products.nameAr',
    ])
    .select(['products.deletedAt', 'orders.id as orderId', 'orders.sku as orderSku', 'accounts.fullName as actor'])
    .orderBy('movement.id', 'desc')
    .execute()
}
