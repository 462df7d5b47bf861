import { type Db, inTransaction } from '#lib/db.server.ts'
import { notice } from '#lib/notices.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { lockReview, type ModeratedReview, updateReview } from './db-moderation.server.ts'

/** Only what may be seen can be put forward. `featured` undefined: the other way round than it is. */
export function featureReview(db: Db, id: string, featured: boolean | undefined, now: Date): Promise<ModeratedReview> {
  return inTransaction(db, async (tx) => {
    const review = await lockReview(tx, id)
    if (!review) throw new Refusal('NOT_FOUND')
    const isFeatured = featured ?? !review.featured
    if (isFeatured && review.status !== 'approved') throw new Refusal('REVIEW_NOT_APPROVED')
    await notice(tx, 'content')
    return updateReview(tx, id, { featured: isFeatured, updatedAt: now })
  })
}
