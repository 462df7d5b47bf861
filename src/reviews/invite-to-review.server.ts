import { type Db, inTransaction } from '#lib/db.server.ts'
import { enqueue } from '#lib/jobs.server.ts'
import { insertInvitation } from './db.server.ts'
import { findInvitation } from './find-invitation.server.ts'

/** That somebody was asked and the letter to them are one transaction: nobody is asked twice for an order. */
export function inviteToReview(db: Db, delivered: { orderId: string; step: number }, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await findInvitation(tx, delivered))) return
    if (await insertInvitation(tx, delivered.orderId, now)) await enqueue(tx, 'send-review-mail', delivered)
  })
}
