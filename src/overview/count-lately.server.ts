import type { Db } from '#lib/db.server.ts'
import { countSales } from './db.server.ts'
import { spansOfLate } from './period.ts'

export async function countLately(db: Db, now: Date) {
  const spans = spansOfLate(now)
  const [stats, before] = await Promise.all([countSales(db, spans.span), countSales(db, spans.before)])
  return { stats, before }
}
