import type { Db } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { pageOf } from '#lib/wire.ts'
import { countByRating, isInWindow, listApproved, type ReviewQuery } from './db.server.ts'
import { averageOf, spread } from './review.ts'

const sum = (counts: readonly { count: number }[]): number => counts.reduce((total, { count }) => total + count, 0)

/** What the shop says of a product's reviews: only approved ones are listed, and only they count. */
export async function listProductReviews(db: Db, query: ReviewQuery) {
  const { productId, rating, page, limit } = query
  if (!(await isInWindow(db, productId))) throw new Refusal('NOT_FOUND')
  const [reviews, counts] = await Promise.all([listApproved(db, query), countByRating(db, productId)])
  const ratingCounts = counts.filter((each) => !rating || each.rating === rating)
  const count = sum(counts)
  return {
    reviews,
    average: averageOf(counts),
    count,
    distribution: spread(counts),
    pagination: pageOf(sum(ratingCounts), { page, limit }),
  }
}
