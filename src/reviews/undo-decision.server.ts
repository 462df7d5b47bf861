import { type Db, inTransaction } from '#lib/db.server.ts'
import { notice } from '#lib/notices.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { secondsToUndo } from '#orders/undo/undo.ts'
import { lockReview, updateReview } from './db-moderation.server.ts'
import type { Decision } from './review.ts'

/** Within its minute a decision is taken back, and the review waits again. Twice is once. */
export function undoDecision(db: Db, { id, from }: { id: string; from: Decision }, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const review = await lockReview(tx, id)
    if (!review) throw new Refusal('NOT_FOUND')
    const { status, decidedAt } = review
    if (status === 'pending') return
    if (status !== from) throw new Refusal('STALE_EDIT')
    const seconds = decidedAt === null ? 0 : secondsToUndo({ at: decidedAt, toldAt: null }, now)
    if (seconds === 0) throw new Refusal('REVIEW_DECISION_STANDS')
    await notice(tx, 'content')
    await updateReview(tx, id, { status: 'pending', featured: false, decidedAt: null, updatedAt: now })
  })
}
