import { lockTeam } from '#accounts/team/lock-team.server.ts'
import { setRole } from '#accounts/team/set-role.server.ts'
import { inTransaction } from '#lib/db.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import type { RequestContext } from '#lib/route.server.ts'
import type { changeRoleCall } from './api.ts'
import { withdrawInvitationsOf } from './db.server.ts'

/** Whoever is an owner no more has invited nobody: what they sent opens nothing. */
export async function changeRole(
  { id, adminRole, from }: VerbInput<typeof changeRoleCall>,
  { db, viewer, now }: RequestContext<'owner'>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const member = await lockTeam(tx, { ownerId: viewer.accountId, memberId: id, from })
    if (member.adminRole === adminRole) return
    await setRole(tx, member, adminRole, now)
    if (member.adminRole === 'owner') await withdrawInvitationsOf(tx, id, now)
  })
}
