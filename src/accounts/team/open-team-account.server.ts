import type { Tx } from '#lib/db.server.ts'
import type { Language } from '#lib/language.ts'
import type { AdminRole } from '#lib/route.server.ts'
import { type Account, insertAccount } from '../db.server.ts'

interface Newcomer {
  id: string
  email: string
  fullName: string
  passwordHash: string
  language: Language
  adminRole: AdminRole
}

/** Their mailbox must have been proven before: by the link that was mailed there. */
export const openTeamAccount = (tx: Tx, newcomer: Newcomer, now: Date): Promise<Account> =>
  insertAccount(tx, { ...newcomer, role: 'admin', emailVerifiedAt: now, createdAt: now, updatedAt: now })
