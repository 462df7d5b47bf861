import type { Db } from '#lib/db.server.ts'
import type { Period } from '#visits/periods.ts'
import { listSourcesIn, listVisitsBy } from './db-sources.server.ts'
import { spanOf, stepOf } from './period.ts'

const MOST_SOURCES = 20

const withShare = <T extends { visits: number; orders: number }>(row: T) => ({
  ...row,
  share: row.visits > 0 ? row.orders / row.visits : null,
})

export async function listSources(db: Db, period: Period, now: Date) {
  const span = spanOf(period, now)
  const step = stepOf(period)
  const [sources, times] = await Promise.all([listSourcesIn(db, span, MOST_SOURCES), listVisitsBy(db, span, step)])
  return {
    step,
    sources: sources.map((row) => ({ ...withShare(row), source: row.source || null })),
    times: times.map(withShare),
  }
}
