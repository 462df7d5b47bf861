import { sql } from 'kysely'
import type { Db } from '#lib/db.server.ts'

/** Milliseconds until the next product opens, by the database's clock; null where none waits. */
export async function findNextOpening(db: Db): Promise<number | null> {
  const { rows } = await sql<{ wait: number | null }>`
    select ceil(extract(epoch from min(opens_at) - clock_timestamp()) * 1000)::float8 as wait
    from products where opens_at > clock_timestamp() and deleted_at is null and status = 'published'`.execute(db)
  return rows[0]?.wait ?? null
}
