import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProduct, NOW } from '../../tests/support/builders.ts'
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts'
import { makeReview } from '../../tests/support/reviews.ts'
import { hideProduct } from '../catalog/hide-product.server.ts'
import { newId } from '../lib/id.server.ts'
import { listProductReviews } from './list-product-reviews.server.ts'

let at: TestDatabase
beforeAll(async () => {
  at = await testDatabase()
})
afterAll(() => at.close())

const days = (count: number): Date => new Date(NOW.getTime() + count * 24 * 3600 * 1000)
const reviewsOf = (productId: string, page = 1, limit = 20) => listProductReviews(at.db, { productId, page, limit })

test('only approved reviews are listed, and only they count', async () => {
  const { id } = await makeProduct(at.db)
  const approved = await makeReview(at.db, id, { rating: 4 })
  await makeReview(at.db, id, { rating: 1, status: 'pending' })
  await makeReview(at.db, id, { rating: 1, status: 'rejected' })
  const { reviews, average, count, distribution } = await reviewsOf(id)
  expect(reviews.map((review) => review.id)).toEqual([approved])
  expect([average, count]).toEqual([4, 1])
  expect(distribution).toEqual([5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 4 ? 1 : 0 })))
})

test('the one size of a cap is told from a size', async () => {
  const cap = await makeProduct(at.db, { category: 'Accessories', sizes: [{ size: 'M', stock: 1 }] })
  const tee = await makeProduct(at.db)
  for (const { id } of [cap, tee]) await makeReview(at.db, id, { size: 'M' })
  const told = await Promise.all([cap, tee].map(async ({ id }) => (await reviewsOf(id)).reviews[0]?.isOneSize))
  expect(told).toEqual([true, false])
})

test('the newest come first, page by page, and the average is that of all pages', async () => {
  const { id } = await makeProduct(at.db)
  const ids: string[] = []
  for (const rating of [1, 2, 3]) ids.unshift(await makeReview(at.db, id, { rating, createdAt: days(rating) }))
  const first = await reviewsOf(id, 1, 2)
  const second = await reviewsOf(id, 2, 2)
  expect([...first.reviews, ...second.reviews].map((review) => review.id)).toEqual(ids)
  expect([first.average, second.average, second.count]).toEqual([2, 2, 3])
  expect(second.pagination).toMatchObject({ currentPage: 2, totalPages: 2, total: 3, hasNext: false })
})

test('only those of one rating, page by page; the average and the spread stay those of all', async () => {
  const { id } = await makeProduct(at.db)
  const fours: string[] = []
  for (const day of [1, 2, 3]) fours.unshift(await makeReview(at.db, id, { rating: 4, createdAt: days(day) }))
  await makeReview(at.db, id, { rating: 1, createdAt: days(4) })
  await makeReview(at.db, id, { rating: 4, status: 'pending' })
  const listPage = (rating: number, page: number) =>
    listProductReviews(at.db, { productId: id, rating, page, limit: 2 })
  const [first, second, none] = [await listPage(4, 1), await listPage(4, 2), await listPage(5, 1)]
  expect([...first.reviews, ...second.reviews].map((review) => review.id)).toEqual(fours)
  expect(second.pagination).toMatchObject({ currentPage: 2, totalPages: 2, total: 3, hasNext: false })
  expect([first.average, first.count, first.distribution[4]]).toEqual([3.25, 4, { rating: 1, count: 1 }])
  expect([none.reviews, none.pagination.total, none.count]).toEqual([[], 0, 4])
})

test('what is written in the asker’s language comes first, on all pages', async () => {
  const { id } = await makeProduct(at.db)
  const comments = ['Soft', 'قطن ناعم', 'Heavy', 'XL ممتاز']
  for (const [day, comment] of comments.entries()) await makeReview(at.db, id, { comment, createdAt: days(day) })
  const commentsIn = async (language: 'en' | 'ar' | undefined) => {
    const pages = [1, 2].map((page) => listProductReviews(at.db, { productId: id, language, page, limit: 2 }))
    return (await Promise.all(pages)).flatMap(({ reviews }) => reviews.map(({ comment }) => comment))
  }
  expect(await commentsIn('en')).toEqual(['Heavy', 'Soft', 'XL ممتاز', 'قطن ناعم'])
  expect(await commentsIn('ar')).toEqual(['XL ممتاز', 'قطن ناعم', 'Heavy', 'Soft'])
  expect(await commentsIn(undefined)).toEqual([...comments].reverse())
})

test('whose size is known has bought it', async () => {
  const { id } = await makeProduct(at.db)
  await makeReview(at.db, id, { size: 'L' })
  await makeReview(at.db, id, { createdAt: days(-1) })
  expect((await reviewsOf(id)).reviews.map(({ size, verifiedPurchase }) => [size, verifiedPurchase])).toEqual([
    ['L', true],
    [null, false],
  ])
})

test('a product without reviews has none, and what is not in the window has no list', async () => {
  const { id } = await makeProduct(at.db)
  expect(await reviewsOf(id)).toMatchObject({ reviews: [], average: 0, count: 0 })
  await hideProduct(at.db, id, NOW)
  await expect(reviewsOf(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(reviewsOf(newId())).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
