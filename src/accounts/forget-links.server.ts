import type { Db } from '#lib/db.server.ts'
import { deleteLinks } from './db-links.server.ts'

const DAY = 24 * 3600 * 1000

/** Mailed links that have been over for a day. */
export const forgetLinks = (db: Db, now: Date): Promise<void> => deleteLinks(db, new Date(now.getTime() - DAY))
