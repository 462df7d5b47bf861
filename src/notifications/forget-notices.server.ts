import type { Db } from '#lib/db.server.ts'
import { deleteBefore } from './db.server.ts'

const KEPT = 60 * 24 * 3_600_000

/** By then no job can run again. */
export const forgetNotices = (db: Db, now: Date): Promise<void> => deleteBefore(db, new Date(now.getTime() - KEPT))
