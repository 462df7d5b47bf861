import { type Db, inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { lockInvitation, updateInvitation } from './db.server.ts'
import { whySettled } from './invitation.ts'

export const withdrawInvitation = (db: Db, id: string, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const invitation = await lockInvitation(tx, id)
    if (!invitation) throw new Refusal('NOT_FOUND')
    const settled = whySettled(invitation)
    if (settled) throw new Refusal(settled)
    await updateInvitation(tx, id, { withdrawnAt: now })
  })
