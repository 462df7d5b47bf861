import { getLinkIn } from '#accounts/links.server.ts'
import type { Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { lockLink } from './db.server.ts'
import { whyNotAccept } from './invitation.ts'

/** Of many who accept at once, one is first; the others then hear that it is used. */
export async function lockOffer(tx: Tx, token: string, { settings, now }: RequestContext) {
  const invitation = await lockLink(tx, getLinkIn(token, 'invitation', settings.secret))
  if (!invitation) throw new Refusal('LINK_INVALID')
  const refusal = whyNotAccept(invitation, now)
  if (refusal) throw new Refusal(refusal)
  return invitation
}
