import { sql } from 'kysely'
import type { Db } from '#lib/db.server.ts'

export interface Visit {
  sessionId: string
  page: string
  at: Date
}

/** False where this session's visit is counted already. */
export async function insertVisit(db: Db, visit: Visit): Promise<boolean> {
  const row = await db
    .insertInto('visits')
    .values({ kind: 'visit', ...visit })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False where this session has looked at the product before, or there is no such product. */
export async function insertView(db: Db, productId: string, { sessionId, page, at }: Visit): Promise<boolean> {
  const row = await db
    .insertInto('visits')
    .columns(['kind', 'sessionId', 'page', 'at', 'productId'])
    .expression((viewed) =>
      viewed
        .selectFrom('products')
        .select((product) => [
          sql<string>`'product_view'`.as('kind'),
          product.val(sessionId).as('sessionId'),
          product.val(page).as('page'),
          sql<Date>`${at}::timestamptz`.as('at'),
          'products.id',
        ])
        .where('products.id', '=', productId),
    )
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Months are Cairo's, and the one that `now` is in counts as the first. */
export async function countVisitsSince(db: Db, months: number | 'year' | 'ever', now: Date): Promise<number> {
  const unit = months === 'year' ? 'year' : 'month'
  const back = typeof months === 'number' ? months - 1 : 0
  const start = sql<Date>`(date_trunc(${unit}, ${now}::timestamptz at time zone 'Africa/Cairo')
    - make_interval(months => ${back}::int)) at time zone 'Africa/Cairo'`
  const visits = db
    .selectFrom('visits')
    .select((visit) => visit.fn.countAll<number>().as('total'))
    .where('kind', '=', 'visit')
  const { total } = await (months === 'ever' ? visits : visits.where('at', '>=', start)).executeTakeFirstOrThrow()
  return total
}
