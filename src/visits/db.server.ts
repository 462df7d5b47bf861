import { sql } from 'kysely'
import type { Db, Tx } from '#lib/db.server.ts'
import { findSource } from './find-source.server.ts'

export interface Visit {
  sessionId: string
  page: string
  at: Date
}

/** False where this session's visit is counted already. */
export async function insertVisit(db: Db, visit: Visit, source: string): Promise<boolean> {
  const row = await db
    .insertInto('visits')
    .values({ kind: 'visit', source, ...visit })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A cart, or a checkout: of where its visit came from. False where this session's is counted already. */
export async function insertStep(db: Db, kind: 'cart' | 'checkout', visit: Visit): Promise<boolean> {
  const row = await db
    .insertInto('visits')
    .values({ kind, ...visit, source: await findSource(db, visit.sessionId) })
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
        .where('products.id', '=', productId)
        .where('products.status', '=', 'published'),
    )
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

const notSummed = sql<boolean>`at >= (select until from visits_summed)`

/**
 * Months are Cairo's, and the one that `now` is in counts as the first. Days that are over are summed, so only those
 * since are counted.
 */
export async function countVisitsSince(db: Db, months: number | 'year' | 'ever', now: Date): Promise<number> {
  const unit = months === 'year' ? 'year' : 'month'
  const back = typeof months === 'number' ? months - 1 : 0
  const first = sql`(date_trunc(${unit}, ${now}::timestamptz at time zone 'Africa/Cairo')
    - make_interval(months => ${back}::int))::date`
  const isEver = months === 'ever'
  const { summed, counted } = await db
    .selectNoFrom((none) => [
      none
        .selectFrom('visitDays')
        .select((day) => day.fn.coalesce(day.fn.sum<number>('visits'), sql<number>`0`).as('visits'))
        .$if(!isEver, (days) => days.where(sql<boolean>`day >= ${first}`))
        .as('summed'),
      none
        .selectFrom('visits')
        .select((visit) => visit.fn.countAll<number>().as('visits'))
        .where('kind', '=', 'visit')
        .where(notSummed)
        .$if(!isEver, (visits) => visits.where(sql<boolean>`at >= starts_in_cairo(${first})`))
        .as('counted'),
    ])
    .executeTakeFirstOrThrow()
  return Number(summed) + Number(counted)
}

/** Up to when visits are summed; nobody else sums until the transaction ends. */
export async function lockSummed(tx: Tx): Promise<Date> {
  return (await tx.selectFrom('visitsSummed').select('until').forUpdate().executeTakeFirstOrThrow()).until
}

/** So many sources of a day are kept by name, those of most visits: nobody fills the sums with names of their own. */
const MOST_SOURCES = 50

/** Adds what was seen from the one instant to the other, the midnight of a day in Cairo, to the sums. */
export async function addToSums(tx: Tx, from: Date, until: Date): Promise<void> {
  const between = sql`at >= ${from} and at < ${until} group by 1`
  await sql`insert into visit_days as known select day_in_cairo(at), count(*) from visits where kind = 'visit' and ${between}
    on conflict (day) do update set visits = known.visits + excluded.visits`.execute(tx)
  await sql`insert into viewed_products as known select product_id, count(*) from visits where kind = 'product_view' and ${between}
    on conflict (product_id) do update set views = known.views + excluded.views`.execute(tx)
  await sql`insert into source_days as known
    select day, case when source in ('', 'direct') or rank <= ${MOST_SOURCES} then source else 'other' end,
      sum(visits), sum(carts), sum(checkouts)
    from (
      select day_in_cairo(at) as day, coalesce(source, '') as source, count(*) filter (where kind = 'visit') as visits,
        count(*) filter (where kind = 'cart') as carts, count(*) filter (where kind = 'checkout') as checkouts,
        row_number() over (partition by day_in_cairo(at) order by count(*) desc, coalesce(source, '')) as rank
      from visits where kind in ('visit', 'cart', 'checkout') and at >= ${from} and at < ${until} group by 1, 2
    ) as told
    group by 1, 2
    on conflict (day, source) do update set visits = known.visits + excluded.visits, carts = known.carts + excluded.carts,
      checkouts = known.checkouts + excluded.checkouts`.execute(tx)
  await tx.updateTable('visitsSummed').set({ until }).execute()
}

export async function midnightBefore(tx: Tx, now: Date): Promise<Date> {
  const { rows } = await sql<{ midnight: Date }>`select starts_in_cairo(day_in_cairo(${now})) as midnight`.execute(tx)
  return rows[0]?.midnight ?? now
}

/** What is summed, one by one: by then no tab of that time asks to be counted again. */
export async function deleteSummed(tx: Tx, until: Date, days: number): Promise<void> {
  await tx
    .deleteFrom('visits')
    .where('kind', 'in', ['visit', 'product_view', 'cart', 'checkout'])
    .where(sql<boolean>`at < ${until}::timestamptz - make_interval(days => ${days}::int)`)
    .execute()
}
