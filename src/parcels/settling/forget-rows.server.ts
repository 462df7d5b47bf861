import type { Db } from '#lib/db.server.ts'
import { emptyLinesBefore } from './db-settlements.server.ts'

/** Milliseconds in which somebody comes back to what a courier wrote. */
const KEPT = 30 * 24 * 3600 * 1000

/** What stands in rows that nobody booked is about whoever ordered: it goes. What was read of them stays. */
export const forgetRows = (db: Db, now: Date): Promise<void> => emptyLinesBefore(db, new Date(now.getTime() - KEPT))
