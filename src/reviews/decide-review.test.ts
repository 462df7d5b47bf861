import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct, NOW } from '../../tests/support/builders.ts'
import { crowd } from '../../tests/support/crowd.ts'
import { type TestDatabase, testDatabase, warm } from '../../tests/support/database.ts'
import { makeReview } from '../../tests/support/reviews.ts'
import { newId } from '../lib/id.server.ts'
import { decideReview } from './decide-review.server.ts'

let at: TestDatabase
let productId: string
beforeAll(async () => {
  at = await testDatabase()
  productId = (await makeProduct(at.db)).id
})
afterAll(() => at.close())

describe('a pending review', () => {
  test.each(['approved', 'rejected'] as const)('is %s once', async (status) => {
    const id = await makeReview(at.db, productId, { status: 'pending' })
    expect(await decideReview(at.db, id, status, NOW)).toMatchObject({ id, status })
    for (const again of ['approved', 'rejected'] as const)
      await expect(decideReview(at.db, id, again, NOW)).rejects.toMatchObject({ code: 'REVIEW_DECIDED' })
  })

  test('is decided by one of two who decide at once', async () => {
    await warm(at)
    const id = await makeReview(at.db, productId, { status: 'pending' })
    const { done, refused, broken } = await crowd(20, (who) =>
      decideReview(at.db, id, who % 2 === 0 ? 'approved' : 'rejected', NOW),
    )
    expect([done.length, refused, broken]).toEqual([1, { REVIEW_DECIDED: 19 }, []])
  })
})

test('what was never written can’t be decided', async () => {
  await expect(decideReview(at.db, newId(), 'approved', NOW)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
