import type { Db } from '#lib/db.server.ts'
import { deleteLinks } from './db-links.server.ts'

const DAY = 24 * 3600 * 1000

export const forgetLinks = (db: Db, now: Date): Promise<void> => deleteLinks(db, new Date(now.getTime() - DAY))
