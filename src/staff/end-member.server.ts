import { lockTeam } from '#accounts/team/lock-team.server.ts'
import { setRole } from '#accounts/team/set-role.server.ts'
import { inTransaction } from '#lib/db.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import type { RequestContext } from '#lib/route.server.ts'
import type { endMemberCall } from './api.ts'
import { withdrawInvitationsOf } from './db.server.ts'

/** At once: the next call with their token is refused, and what they sent to others opens nothing. */
export async function endMember(
  { id, from }: VerbInput<typeof endMemberCall>,
  { db, viewer, now }: RequestContext<'owner'>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const member = await lockTeam(tx, { ownerId: viewer.accountId, memberId: id, from })
    await setRole(tx, member, null, now)
    await withdrawInvitationsOf(tx, id, now)
  })
}
