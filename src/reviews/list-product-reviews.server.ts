import type { Db } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { pageOf } from '#lib/wire.ts'
import { countByRating, isInWindow, listApproved } from './db.server.ts'
import { averageOf, spread } from './review.ts'

interface Asked {
  productId: string
  page: number
  limit: number
}

/** What the shop says of a product's reviews: only approved ones are listed, and only they count. */
export async function listProductReviews(db: Db, { productId, page, limit }: Asked) {
  if (!(await isInWindow(db, productId))) throw new Refusal('NOT_FOUND')
  const [reviews, counts] = await Promise.all([
    listApproved(db, productId, { page, limit }),
    countByRating(db, productId),
  ])
  const count = counts.reduce((sum, each) => sum + each.count, 0)
  return {
    reviews,
    average: averageOf(counts),
    count,
    distribution: spread(counts),
    pagination: pageOf(count, { page, limit }),
  }
}
