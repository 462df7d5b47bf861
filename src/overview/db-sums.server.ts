import { sql } from 'kysely'
import type { Db, Tx } from '#lib/db.server.ts'

/** Until the transaction ends: whoever sums next finds what the last one left. */
export async function lockSums(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('sales sums'))`.execute(tx)
}

export interface Moved {
  ids: number[]
  days: string[]
}

/** Of so many days at most, the latest first. */
export async function listMoved(tx: Tx, most: number): Promise<Moved> {
  const days = tx.selectFrom('salesMoved').select('day').distinct().orderBy('day', 'desc').limit(most)
  const rows = await tx
    .selectFrom('salesMoved')
    .select(['id', sql<string>`day::text`.as('day')])
    .where('day', 'in', days)
    .execute()
  return { ids: rows.map(({ id }) => id), days: [...new Set(rows.map(({ day }) => day))] }
}

/** What the orders of these days say at this moment takes the place of what they said when they were last summed. */
export async function sumDays(tx: Tx, { days }: Moved): Promise<void> {
  const those = sql`any(${days}::date[])`
  const sold = sql`from sales_products where day = ${those} group by product_id`
  const added = sql`on conflict (product_id) do update
    set pieces = sold.pieces + excluded.pieces, revenue = sold.revenue + excluded.revenue`
  await sql`delete from sales_days where day = ${those}`.execute(tx)
  await sql`insert into sales_days select * from sales_now where day = ${those}`.execute(tx)
  await sql`delete from status_days where day = ${those}`.execute(tx)
  await sql`insert into status_days select * from statuses_now where day = ${those}`.execute(tx)
  await sql`delete from source_orders where day = ${those}`.execute(tx)
  await sql`insert into source_orders select * from source_orders_now where day = ${those}`.execute(tx)
  await sql`delete from sales_sizes where day = ${those}`.execute(tx)
  await sql`insert into sales_sizes select * from sizes_now where day = ${those}`.execute(tx)
  await sql`insert into sold_products as sold select product_id, -sum(pieces), -sum(revenue) ${sold} ${added}`.execute(
    tx,
  )
  await sql`delete from sales_products where day = ${those}`.execute(tx)
  await sql`insert into sales_products select day, product_id, sum(quantity), sum(revenue)
    from moved_lines where day = ${those} group by day, product_id`.execute(tx)
  await sql`insert into sold_products as sold select product_id, sum(pieces), sum(revenue) ${sold} ${added}`.execute(tx)
}

/** Only what was seen before the days were summed: what has moved since is summed next time. */
export async function forgetMoved(tx: Tx, { ids }: Moved): Promise<void> {
  await sql`delete from sales_moved where id = any(${ids}::bigint[])`.execute(tx)
}

/** Of days before this one, written 2026-03-05. */
export async function deleteSourceOrders(db: Db, day: string): Promise<void> {
  await sql`delete from source_orders where day < ${day}::date`.execute(db)
}
