import type { Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { AdminRole, Viewer } from '#lib/route.server.ts'
import { endSessions, lockAccount, updateAccount } from '../db.server.ts'
import { setRole } from './set-role.server.ts'

interface Joining {
  email: string
  adminRole: AdminRole
}

/** Somebody who shops here already comes to the team, with this browser and no other that is signed in. */
export async function join(tx: Tx, viewer: Viewer, { email, adminRole }: Joining, now: Date): Promise<void> {
  const account = await lockAccount(tx, viewer.accountId)
  if (account?.email !== email) throw new Refusal('INVITATION_OF_ANOTHER')
  if (account.adminRole) throw new Refusal('ALREADY_ON_TEAM')
  await updateAccount(tx, account.id, { emailVerifiedAt: account.emailVerifiedAt ?? now }, now)
  await endSessions(tx, account.id, now, viewer.sessionId)
  await setRole(tx, account, adminRole, now)
}
