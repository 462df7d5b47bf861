import { sql } from 'kysely'
import type { Db } from '#lib/db.server.ts'

/** When the last of these opened, or will, in milliseconds of the clock; 0 where all of them always were. */
export async function findLatestOpening(db: Db, productIds: readonly string[]): Promise<number> {
  const query = db.selectFrom('products').select((product) => product.fn.max('opensAt').as('latest'))
  const { latest } = await query.where('id', 'in', [...productIds]).executeTakeFirstOrThrow()
  return latest?.getTime() ?? 0
}

/** Milliseconds until the next product opens, by the database's clock; null where none waits. */
export async function findNextOpening(db: Db): Promise<number | null> {
  const { rows } = await sql<{ wait: number | null }>`
    select ceil(extract(epoch from min(opens_at) - clock_timestamp()) * 1000)::float8 as wait
    from products where opens_at > clock_timestamp() and deleted_at is null and status = 'published'`.execute(db)
  return rows[0]?.wait ?? null
}
