import { findMailbox } from '#accounts/team/find-mailbox.server.ts'
import { inTransaction, isUniqueClash } from '#lib/db.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import { newId } from '#lib/id.server.ts'
import { enqueue } from '#lib/jobs.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import type { inviteCall } from './api.ts'
import { insertInvitation } from './db.server.ts'
import { INVITATION_LIFE } from './invitation.ts'

/** The letter is a job of the same transaction. One address has one open invitation, the database says. */
export async function invite(
  { email, adminRole, language }: VerbInput<typeof inviteCall>,
  { db, limits, viewer, now }: RequestContext<'owner'>,
): Promise<void> {
  const known = await findMailbox(db, email)
  if (known?.adminRole) throw new Refusal('ALREADY_ON_TEAM')
  if (known?.closedAt) throw new Refusal('ACCOUNT_CLOSING')
  await limits.count('mailed link by e-mail', email)
  const [id, linkId] = [newId(), newId()]
  const expiresAt = new Date(now.getTime() + INVITATION_LIFE)
  const times = { createdAt: now, sentAt: now, expiresAt }
  try {
    await inTransaction(db, async (tx) => {
      await insertInvitation(tx, { id, linkId, email, adminRole, language, invitedBy: viewer.accountId, ...times })
      await enqueue(tx, 'send-invitation', { linkId })
    })
  } catch (error) {
    throw isUniqueClash(error, 'invitations_one_open') ? new Refusal('INVITED_ALREADY') : error
  }
}
