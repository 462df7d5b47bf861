import type { Db } from '#lib/db.server.ts'
import { findFee } from './db.server.ts'

/** Working days to a governorate, its preparing included; undefined where nothing is delivered to now. */
export async function findLeadDays(db: Db, governorateId: string): Promise<{ min: number; max: number } | undefined> {
  const row = await findFee(db, governorateId)
  return row && { min: row.leadDaysMin, max: row.leadDaysMax }
}
