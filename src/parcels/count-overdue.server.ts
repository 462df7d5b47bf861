import type { Db } from '#lib/db.server.ts'
import { countOverdueOut } from './db-cash.server.ts'

/** Orders whose cash is out longer than agreed with its courier. */
export const countOverdue = (db: Db, now: Date): Promise<number> => countOverdueOut(db, now)
