import type { Tx } from '#lib/db.server.ts'
import type { AdminRole } from '#lib/route.server.ts'
import { type Account, endSessions, updateAccount } from '../db.server.ts'
import { limitSessions } from '../db-sessions.server.ts'
import { isLimited } from '../is-limited.server.ts'

/** Null: of the team no more, and out of every browser at once. */
export async function setRole(tx: Tx, account: Account, adminRole: AdminRole | null, now: Date): Promise<void> {
  await updateAccount(tx, account.id, { role: adminRole ? 'admin' : 'user', adminRole }, now)
  if (adminRole) await limitSessions(tx, account.id, await isLimited(tx, { ...account, adminRole }))
  else await endSessions(tx, account.id, now)
}
