import type { Db } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { findPurchase } from '#orders/find-purchase.server.ts'
import { findReviewBy, isInWindow } from './db.server.ts'
import { whyNotReview } from './review.ts'

/** Whether this account may review the product, and what stands against it. */
export async function mayReview(db: Db, ids: { accountId: string; productId: string }) {
  if (!(await isInWindow(db, ids.productId))) throw new Refusal('NOT_FOUND')
  const [purchase, review] = await Promise.all([findPurchase(db, ids), findReviewBy(db, ids)])
  const reason = whyNotReview(purchase, review)
  return { purchased: purchase?.isPaid ?? false, mayReview: reason === null, reason, review: review ?? null }
}
