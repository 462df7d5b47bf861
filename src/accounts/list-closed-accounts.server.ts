import type { Db } from '#lib/db.server.ts'
import { type ClosedAccount, selectClosed } from './db-closed.server.ts'

export const listClosedAccounts = (db: Db): Promise<ClosedAccount[]> => selectClosed(db)
