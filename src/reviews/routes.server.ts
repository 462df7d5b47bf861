import { on } from '#lib/route.server.ts'
import { pageOf } from '#lib/wire.ts'
import {
  countReviewsCall,
  decideManyCall,
  decideReviewCall,
  deleteManyCall,
  deleteReviewCall,
  featureReviewCall,
  listFeaturedReviewsCall,
  listProductReviewsCall,
  listReviewsCall,
  mayReviewCall,
  undoDecisionsCall,
  writeReviewCall,
} from './api.ts'
import { listFeatured } from './db.server.ts'
import { countByStatus, listReviews } from './db-moderation.server.ts'
import { decideReview } from './decide-review.server.ts'
import { deleteReview } from './delete-review.server.ts'
import { featureReview } from './feature-review.server.ts'
import { listProductReviews } from './list-product-reviews.server.ts'
import { mayReview } from './may-review.server.ts'
import { oneByOne } from './one-by-one.server.ts'
import { undoDecision } from './undo-decision.server.ts'
import { writeReview } from './write-review.server.ts'

const success = true as const
const MOST_FEATURED = 12
const WRITTEN = 'Review submitted successfully! It will be visible after admin approval.'

export const reviewRoutes = [
  on(listFeaturedReviewsCall, 'anyone', async ({ language }, { db }) => {
    const reviews = await listFeatured(db, { language, limit: MOST_FEATURED })
    return { success, data: reviews, reviews }
  }),
  on(listProductReviewsCall, 'anyone', async (query, { db }) => {
    const data = await listProductReviews(db, query)
    return { success, data, reviews: data.reviews }
  }),
  on(writeReviewCall, 'shopper', async (input, context) => {
    const review = await writeReview(input, context)
    return { success, message: WRITTEN, data: review, review }
  }),
  on(mayReviewCall, 'shopper', async ({ productId }, { db, viewer }) => ({
    success,
    ...(await mayReview(db, { productId, accountId: viewer.accountId })),
  })),
  on(listReviewsCall, 'viewer', async ({ q, search, product: productId, ...query }, { db }) => {
    const { rows, total } = await listReviews(db, { ...query, words: q ?? search ?? '', productId })
    return { success, reviews: rows, pagination: { ...pageOf(total, query), totalReviews: total } }
  }),
  on(countReviewsCall, 'viewer', async (_, { db }) => {
    const { pending, approved, rejected } = await countByStatus(db)
    const stats = { pendingReviews: pending, approvedReviews: approved, rejectedReviews: rejected }
    return { success, stats: { ...stats, totalReviews: pending + approved + rejected } }
  }),
  on(decideReviewCall, 'staff', async ({ id, status }, { db, now }) => ({
    success,
    message: status === 'approved' ? 'Review approved' : 'Review rejected',
    review: await decideReview(db, id, status, now),
  })),
  on(decideManyCall, 'staff', async ({ status, reviews }, { db, browser, now }) => ({
    success,
    results: await oneByOne(reviews, browser.language, ({ id }) => decideReview(db, id, status, now)),
  })),
  on(undoDecisionsCall, 'staff', async ({ reviews }, { db, browser, now }) => ({
    success,
    results: await oneByOne(reviews, browser.language, (review) => undoDecision(db, review, now)),
  })),
  on(deleteManyCall, 'owner', async ({ reviews }, { db, browser }) => ({
    success,
    results: await oneByOne(reviews, browser.language, ({ id }) => deleteReview(db, id)),
  })),
  on(featureReviewCall, 'staff', async ({ id, featured }, { db, now }) => {
    const review = await featureReview(db, id, featured, now)
    return { success, message: review.featured ? 'Review featured' : 'Review no longer featured', review }
  }),
  on(deleteReviewCall, 'owner', async ({ id }, { db }) => {
    await deleteReview(db, id)
    return { success, message: 'Review deleted' }
  }),
]
