import type { Db } from '#lib/db.server.ts'
import { deleteToldBefore } from './db.server.ts'

/** Milliseconds for which an address is kept after its letter: 90 days. */
const KEPT = 90 * 86_400_000

/** Addresses are kept for one letter, and not for long after it. */
export const forgetTold = (db: Db, now: Date): Promise<void> => deleteToldBefore(db, new Date(now.getTime() - KEPT))
