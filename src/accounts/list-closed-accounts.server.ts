import type { Db } from '#lib/db.server.ts'
import { type ClosedAccount, selectClosed } from './db-closed.server.ts'

/** Accounts that were asked to be deleted, the oldest wish first. */
export const listClosedAccounts = (db: Db): Promise<ClosedAccount[]> => selectClosed(db)
