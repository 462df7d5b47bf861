import { on } from '#lib/route.server.ts'
import { countVisitsCall } from './admin/api.ts'
import { countVisitCall } from './api.ts'
import { countVisit } from './count-visit.server.ts'
import { countVisitsSince } from './db.server.ts'
import type { Period } from './periods.ts'

const success = true as const

const SINCE: Record<Period, number | 'year' | 'ever'> = {
  all: 'ever',
  year: 'year',
  '6month': 6,
  month: 1,
}

export const visitRoutes = [
  on(countVisitCall, 'anyone', async (visit, context) => ({ success, counted: await countVisit(visit, context) })),
  on(countVisitsCall, 'viewer', async ({ period }, { db, now }) => ({
    success,
    stats: { totalVisits: await countVisitsSince(db, SINCE[period], now) },
  })),
]
