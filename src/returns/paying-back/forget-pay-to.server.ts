import type { Db } from '#lib/db.server.ts'
import { emptyPayToBefore } from '../db.server.ts'

/** Milliseconds in which somebody asks where the money went; after that its reference says enough. */
const KEPT = 30 * 24 * 3600 * 1000

export const forgetPayTo = (db: Db, now: Date): Promise<void> => emptyPayToBefore(db, new Date(now.getTime() - KEPT))
