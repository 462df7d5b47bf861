import type { Db, Tx } from '#lib/db.server.ts'
import { findAccount as find } from './db.server.ts'

export interface KnownAccount {
  email: string
  /** Null until the mailbox is proven. */
  emailVerifiedAt: Date | null
  fullName: string
}

/** Somebody who has an account, as other features may know them. */
export const findAccount = (db: Db | Tx, id: string): Promise<KnownAccount | undefined> => find(db, id)
