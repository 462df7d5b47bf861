import { sql } from 'kysely'
import type { Db } from '#lib/db.server.ts'
import type { Trouble } from './trouble.ts'

const DAYS_KEPT = 30

export async function addTrouble(db: Db, kind: Trouble['kind'], now: Date): Promise<void> {
  await sql`insert into page_troubles as known (day, kind, times) values (day_in_cairo(${now}), ${kind}, 1)
    on conflict (day, kind) do update set times = known.times + 1`.execute(db)
}

/** Of today and yesterday in Cairo. */
export async function countTroubles(db: Db, now: Date): Promise<Record<Trouble['kind'], number>> {
  const { rows } = await sql<{ kind: Trouble['kind']; times: number }>`
    select kind, sum(times)::int as times from page_troubles where day >= day_in_cairo(${now}) - 1 group by kind`.execute(
    db,
  )
  return { script: 0, policy: 0, ...Object.fromEntries(rows.map(({ kind, times }) => [kind, times])) }
}

export async function forgetTroubles(db: Db, now: Date): Promise<void> {
  await sql`delete from page_troubles where day < day_in_cairo(${now}) - ${DAYS_KEPT}::int`.execute(db)
}
