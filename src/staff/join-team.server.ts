import { join } from '#accounts/team/join.server.ts'
import { provePassword } from '#accounts/team/prove-password.server.ts'
import { actAs } from '#lib/actors.server.ts'
import { inTransaction } from '#lib/db.server.ts'
import { nameOf, type RequestContext } from '#lib/route.server.ts'
import { joinTeamCall } from './api.ts'
import { updateInvitation } from './db.server.ts'
import { lockOffer } from './lock-offer.server.ts'

/** Signed in to the very account that was invited, and by its password once more. */
export async function joinTeam(
  { token, password }: { token: string; password: string },
  context: RequestContext<'shopper'>,
): Promise<void> {
  const { db, viewer, now } = context
  await provePassword(password, context)
  const work = () =>
    inTransaction(db, async (tx) => {
      const invitation = await lockOffer(tx, token, context)
      await join(tx, viewer, invitation, now)
      await updateInvitation(tx, invitation.id, { acceptedAt: now })
    })
  await actAs({ account: viewer.accountId, call: nameOf(joinTeamCall) }, work)
}
