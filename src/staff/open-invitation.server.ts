import { getLinkIn } from '#accounts/links.server.ts'
import { findMailbox } from '#accounts/team/find-mailbox.server.ts'
import type { VerbAnswer } from '#lib/endpoint.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import type { openInvitationCall } from './api.ts'
import { findInvitation } from './db.server.ts'
import { whyNotAccept } from './invitation.ts'

type Opened = VerbAnswer<typeof openInvitationCall>['invitation']

/** Whoever holds the link reads that mailbox, and may know whose it is. */
export async function openInvitation(
  { token }: { token: string },
  { db, settings, now }: RequestContext,
): Promise<Opened> {
  const invitation = await findInvitation(db, getLinkIn(token, 'invitation', settings.secret))
  if (!invitation) throw new Refusal('LINK_INVALID')
  const refusal = whyNotAccept(invitation, now)
  if (refusal) throw new Refusal(refusal)
  const { email, adminRole, inviter, expiresAt } = invitation
  const hasAccount = (await findMailbox(db, email)) !== undefined
  return { email, adminRole, invitedBy: inviter, expiresAt: expiresAt.toISOString(), hasAccount }
}
