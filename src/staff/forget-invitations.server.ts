import type { Db } from '#lib/db.server.ts'
import { deleteInvitations } from './db.server.ts'

const KEPT = 90 * 24 * 3600 * 1000

/** So long an old link still says what became of it. Who joined by which stays in the activity. */
export const forgetInvitations = (db: Db, now: Date): Promise<void> =>
  deleteInvitations(db, new Date(now.getTime() - KEPT))
