import type { Db } from '#lib/db.server.ts'
import { deleteKeepers } from './db-keepers.server.ts'

/** Browsers whose time with an order is over. */
export const forgetKeepers = (db: Db, now: Date): Promise<void> => deleteKeepers(db, now)
