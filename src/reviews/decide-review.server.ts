import { type Db, inTransaction } from '#lib/db.server.ts'
import { notice } from '#lib/notices.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { lockReview, type ShownReview, updateReview } from './db.server.ts'

/** Once: what is decided stays so until it is deleted. */
export function decideReview(db: Db, id: string, status: 'approved' | 'rejected', now: Date): Promise<ShownReview> {
  return inTransaction(db, async (tx) => {
    const review = await lockReview(tx, id)
    if (!review) throw new Refusal('NOT_FOUND')
    if (review.status !== 'pending') throw new Refusal('REVIEW_DECIDED')
    await notice(tx, 'content')
    return updateReview(tx, id, { status, updatedAt: now })
  })
}
