import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProduct } from '../../tests/support/builders.ts'
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts'
import { makeReview } from '../../tests/support/reviews.ts'
import { deleteReview } from './delete-review.server.ts'

let at: TestDatabase
beforeAll(async () => {
  at = await testDatabase()
})
afterAll(() => at.close())

test('a review goes at any status, once', async () => {
  const { id: productId } = await makeProduct(at.db)
  for (const status of ['pending', 'approved', 'rejected'] as const) {
    const id = await makeReview(at.db, productId, { status })
    await deleteReview(at.db, id)
    await expect(deleteReview(at.db, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  expect(await at.db.selectFrom('reviews').select('id').execute()).toEqual([])
})
