import type { Db } from '#lib/db.server.ts'
import { deleteKeepers } from './db-keepers.server.ts'

export const forgetKeepers = (db: Db, now: Date): Promise<void> => deleteKeepers(db, now)
