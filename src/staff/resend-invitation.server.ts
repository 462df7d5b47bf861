import { inTransaction } from '#lib/db.server.ts'
import { newId } from '#lib/id.server.ts'
import { enqueue } from '#lib/jobs.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { lockInvitation, updateInvitation } from './db.server.ts'
import { INVITATION_LIFE, whySettled } from './invitation.ts'

/** A new link, which is this owner's now. */
export async function resendInvitation(
  { id }: { id: string },
  { db, limits, viewer, now }: RequestContext<'owner'>,
): Promise<void> {
  const linkId = newId()
  const expiresAt = new Date(now.getTime() + INVITATION_LIFE)
  await inTransaction(db, async (tx) => {
    const invitation = await lockInvitation(tx, id)
    if (!invitation) throw new Refusal('NOT_FOUND')
    const settled = whySettled(invitation)
    if (settled) throw new Refusal(settled)
    await limits.count('mailed link by e-mail', invitation.email)
    await updateInvitation(tx, id, { linkId, sentAt: now, expiresAt, invitedBy: viewer.accountId })
    await enqueue(tx, 'send-invitation', { linkId })
  })
}
