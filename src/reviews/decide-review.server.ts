import { type Db, inTransaction } from '#lib/db.server.ts'
import { notice } from '#lib/notices.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { lockReview, type ModeratedReview, updateReview } from './db-moderation.server.ts'
import type { Decision } from './review.ts'

/** Once: what is decided stays so, but for a minute in which it can be taken back. */
export function decideReview(db: Db, id: string, status: Decision, now: Date): Promise<ModeratedReview> {
  return inTransaction(db, async (tx) => {
    const review = await lockReview(tx, id)
    if (!review) throw new Refusal('NOT_FOUND')
    if (review.status !== 'pending') throw new Refusal('REVIEW_DECIDED')
    await notice(tx, 'content')
    return updateReview(tx, id, { status, decidedAt: now, updatedAt: now })
  })
}
