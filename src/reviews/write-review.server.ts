import { findAccount } from '#accounts/find-account.server.ts'
import { inTransaction } from '#lib/db.server.ts'
import { newId } from '#lib/id.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { findPurchase } from '#orders/find-purchase.server.ts'
import { findReviewBy, findReviewed, insertReview, type ShownReview } from './db.server.ts'
import { authorOf, whyNotReview } from './review.ts'

interface ReviewInput {
  productId: string
  rating: number
  comment: string
}

/** Waits for an admin, whoever writes it. The size is that of the paid order, so it proves the purchase. */
export async function writeReview(
  { productId, rating, comment }: ReviewInput,
  { db, viewer: { accountId }, limits, now }: RequestContext<'shopper'>,
): Promise<ShownReview> {
  await limits.count('review by account', accountId)
  return inTransaction(db, async (tx) => {
    const product = await findReviewed(tx, productId)
    if (!product) throw new Refusal('NOT_FOUND')
    const purchase = await findPurchase(tx, { accountId, productId })
    const reason = whyNotReview(purchase, await findReviewBy(tx, { accountId, productId }))
    if (reason === 'ALREADY_REVIEWED') throw new Refusal('ALREADY_REVIEWED')
    const account = await findAccount(tx, accountId)
    if (!purchase || reason || !account) throw new Refusal('NOT_PURCHASED')
    const fields = { id: newId(), accountId, rating, comment, size: purchase.size, orderId: purchase.orderId }
    const when = { createdAt: now, updatedAt: now }
    // Two at the same moment have both found none: the database takes one of them.
    const written = { ...fields, ...when, status: 'pending', author: authorOf(account.fullName) } as const
    const review = await insertReview(tx, written, product)
    if (!review) throw new Refusal('ALREADY_REVIEWED')
    return review
  })
}
