import type { Db } from '#lib/db.server.ts'
import { hasOwner as find } from './db.server.ts'

export const hasOwner = (db: Db): Promise<boolean> => find(db)
