import { type SelectQueryBuilder, sql } from 'kysely'
import { SIZES } from '#catalog/product.ts'
import type { Db } from '#lib/db.server.ts'
import { toPounds } from '#lib/money.ts'
import type { DB } from '#lib/tables.server.ts'
import type { Span } from './period.ts'

/** Whatever has a day, narrowed to those of a span; a day travels as text, so that no zone can move it. */
const within =
  ({ from, until }: Span) =>
  <O>(query: SelectQueryBuilder<DB, 'salesNow' | 'sizesNow', O>) =>
    query
      .where(sql<boolean>`day <= ${until}::date`)
      .$if(from !== null, (later) => later.where(sql<boolean>`day >= ${from}::date`))

export interface Figures {
  totalOrders: number
  successfulOrders: number
  totalEarnings: number
}

const figures = [
  sql<number>`coalesce(sum(orders), 0)::int`.as('totalOrders'),
  sql<number>`coalesce(sum(successful), 0)::int`.as('successfulOrders'),
  sql<number>`coalesce(sum(earnings), 0)::bigint`.as('totalEarnings'),
] as const

const inPounds = <T extends { totalEarnings: number }>(row: T): T => ({
  ...row,
  totalEarnings: toPounds(row.totalEarnings),
})

export async function countSales(db: Db, span: Span): Promise<Figures> {
  const query = db.selectFrom('salesNow').select(figures)
  return inPounds(await query.$call(within(span)).executeTakeFirstOrThrow())
}

const FORMATS = { day: 'YYYY-MM-DD', month: 'YYYY-MM' }

export async function listSalesBy(db: Db, span: Span, step: 'day' | 'month'): Promise<(Figures & { point: string })[]> {
  const point = sql<string>`to_char(day, ${sql.lit(FORMATS[step])})`
  const query = db.selectFrom('salesNow').select([point.as('point'), ...figures])
  return (await query.$call(within(span)).groupBy(point).orderBy(point).execute()).map(inPounds)
}

export async function listSalesByGovernorate(db: Db, span: Span) {
  const query = db.selectFrom('salesNow').select(sql<string>`governorate_id`.as('governorateId')).select(figures)
  const rows = await query
    .$call(within(span))
    .groupBy('governorateId')
    .orderBy('totalEarnings', 'desc')
    .orderBy('totalOrders', 'desc')
    .orderBy('governorateId')
    .execute()
  return rows.map(inPounds)
}

export async function listSalesBySize(db: Db, span: Span) {
  const rows = await db
    .selectFrom('sizesNow')
    .select([
      sql<string>`size`.as('size'),
      sql<number>`sum(pieces)::int`.as('totalQuantity'),
      sql<number>`sum(revenue)::bigint`.as('totalRevenue'),
    ])
    .$call(within(span))
    .groupBy('size')
    .execute()
  return SIZES.flatMap((size) => {
    const row = rows.find((each) => each.size === size)
    return row ? [{ size, totalQuantity: row.totalQuantity, totalRevenue: toPounds(row.totalRevenue) }] : []
  })
}
