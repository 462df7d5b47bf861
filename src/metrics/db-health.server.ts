import { sql } from 'kysely'
import type { Db } from '#lib/db.server.ts'

const LONGEST = 200

/** What the job that was given up last ended with, of these queues. */
export async function findLastFailure(db: Db, queues: readonly string[]): Promise<string | null> {
  const { rows } = await sql<{ name: string; message: string | null }>`
    select name, left(output->>'message', ${LONGEST}) as message from pgboss.job
    where name = any(${queues}) and state = 'failed' order by completed_on desc limit 1`.execute(db)
  return rows[0] ? [rows[0].name, rows[0].message].filter(Boolean).join(': ') : null
}

export async function findLastMail(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(completed_on) as at from pgboss.job where name like 'send-%' and state = 'completed'`.execute(db)
  return rows[0]?.at ?? null
}

/** Of the provider's messages: the last one at all, and those since then that were not as they should be. */
export async function countOddMessages(db: Db, since: Date) {
  return db
    .selectFrom('paymentEvents')
    .select(({ fn }) => [
      fn.max<Date | null>('lastAt').as('heardAt'),
      fn.countAll<number>().filterWhere('verdict', '=', 'unsigned').filterWhere('lastAt', '>=', since).as('unsigned'),
      fn.countAll<number>().filterWhere('verdict', '=', 'mismatch').filterWhere('lastAt', '>=', since).as('mismatched'),
    ])
    .executeTakeFirstOrThrow()
}

/** Its size, and how many milliseconds it took to say so. */
export async function measureDatabase(db: Db): Promise<{ bytes: number; answeredIn: number }> {
  const begun = performance.now()
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database())::float8 as bytes`.execute(db)
  return { bytes: rows[0]?.bytes ?? 0, answeredIn: Math.round(performance.now() - begun) }
}
