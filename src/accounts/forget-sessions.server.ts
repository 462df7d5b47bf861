import type { Db } from '#lib/db.server.ts'
import { deleteSessions } from './db.server.ts'

const DAY = 24 * 3600 * 1000

export const forgetSessions = (db: Db, now: Date): Promise<void> => deleteSessions(db, new Date(now.getTime() - DAY))
