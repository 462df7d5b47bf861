import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProduct, NOW } from '../../tests/support/builders.ts'
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts'
import { makeReview } from '../../tests/support/reviews.ts'
import { newId } from '../lib/id.server.ts'
import { featureReview } from './feature-review.server.ts'

let at: TestDatabase
let productId: string
beforeAll(async () => {
  at = await testDatabase()
  productId = (await makeProduct(at.db)).id
})
afterAll(() => at.close())

test('an approved review is put forward and taken back', async () => {
  const id = await makeReview(at.db, productId)
  const featured = async (target?: boolean) => (await featureReview(at.db, id, target, NOW)).featured
  expect([await featured(true), await featured(true), await featured(false)]).toEqual([true, true, false])
  expect([await featured(), await featured()]).toEqual([true, false])
})

test.each(['pending', 'rejected'] as const)('a %s review can’t be put forward', async (status) => {
  const id = await makeReview(at.db, productId, { status })
  for (const target of [true, undefined])
    await expect(featureReview(at.db, id, target, NOW)).rejects.toMatchObject({ code: 'REVIEW_NOT_APPROVED' })
  expect(await featureReview(at.db, id, false, NOW)).toMatchObject({ status, featured: false })
})

test('what was never written can’t be put forward', async () => {
  await expect(featureReview(at.db, newId(), true, NOW)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
