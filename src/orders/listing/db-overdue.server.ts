import type { Db } from '#lib/db.server.ts'
import { lastOverdueDay } from '#shipping/arrival.ts'
import type { OverdueDays } from './db-filters.server.ts'

/** What the shop promises where nothing is promised for a governorate: as long as the table's own default. */
const LONGEST = 7

/** By what each governorate's row promises, preparing included; for places that are not delivered to just now too. */
export async function listOverdueDays(db: Db, now: Date): Promise<OverdueDays> {
  const rows = await db.selectFrom('shippingFees').select(['governorateId', 'leadDaysMax']).execute()
  const days = rows.map(({ governorateId, leadDaysMax }) => [governorateId, lastOverdueDay(now, leadDaysMax)] as const)
  return new Map([...days, ['', lastOverdueDay(now, LONGEST)]])
}
