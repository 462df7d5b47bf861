import type { Db, Tx } from '#lib/db.server.ts'
import { findAccount as find } from './db.server.ts'

export interface KnownAccount {
  email: string
  emailVerifiedAt: Date | null
  fullName: string
  phone: string | null
}

export const findAccount = (db: Db | Tx, id: string): Promise<KnownAccount | undefined> => find(db, id)
