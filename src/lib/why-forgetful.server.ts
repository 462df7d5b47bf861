import { sql } from 'kysely'
import type { Db } from './db.server.ts'

/** Why this database may forget, in a crash, what it has acknowledged; null where it does not. */
export async function whyForgetful(db: Db): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings
    where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off' order by name
  `.execute(db)
  const off = rows.map(({ name }) => `${name} = off`).join(', ')
  return off === '' ? null : `this database loses acknowledged orders when it crashes (${off})`
}
