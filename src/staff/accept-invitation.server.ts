import { openSession, type SignedIn } from '#accounts/open-session.server.ts'
import { hashPassword, refuseWeak } from '#accounts/passwords.server.ts'
import { openTeamAccount } from '#accounts/team/open-team-account.server.ts'
import { actAs } from '#lib/actors.server.ts'
import { inTransaction, isUniqueClash } from '#lib/db.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import { newId } from '#lib/id.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { nameOf, type RequestContext } from '#lib/route.server.ts'
import { acceptInvitationCall } from './api.ts'
import { updateInvitation } from './db.server.ts'
import { lockOffer } from './lock-offer.server.ts'
import { openInvitation } from './open-invitation.server.ts'

/** Somebody without an account comes to the team. Their first change is that they joined. */
export async function acceptInvitation(
  { token, full_name: fullName, password }: VerbInput<typeof acceptInvitationCall>,
  context: RequestContext,
): Promise<SignedIn> {
  const { db, now } = context
  const { email, hasAccount } = await openInvitation({ token }, context)
  if (hasAccount) throw new Refusal('INVITATION_NEEDS_SIGN_IN')
  await refuseWeak(db, password, { email, fullName })
  const [id, passwordHash] = [newId(), await hashPassword(password)]
  const work = () =>
    inTransaction(db, async (tx) => {
      const { id: invitationId, adminRole, language } = await lockOffer(tx, token, context)
      const newcomer = { id, email, fullName, passwordHash, adminRole, language }
      const account = await openTeamAccount(tx, newcomer, now)
      await updateInvitation(tx, invitationId, { acceptedAt: now })
      return account
    })
  try {
    const account = await actAs({ account: id, call: nameOf(acceptInvitationCall) }, work)
    return await openSession(account, context)
  } catch (error) {
    throw isUniqueClash(error, 'accounts_email') ? new Refusal('INVITATION_NEEDS_SIGN_IN') : error
  }
}
