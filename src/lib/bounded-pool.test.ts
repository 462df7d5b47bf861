import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { crowd } from '../../tests/support/crowd.ts'
import { type TestDatabase, testDatabase, warm } from '../../tests/support/database.ts'

let at: TestDatabase
beforeAll(async () => {
  at = await testDatabase(2)
  await warm(at)
})
afterAll(() => at.close())

test('DU6: with every connection taken a hundred wait, the rest are told at once to come later, and then all is well', async () => {
  const [first, second] = [await at.pool.connect(), await at.pool.connect()]
  const asked = crowd(150, () => sql`select 1`.execute(at.db))
  first.release()
  second.release()
  const { done, refused, broken } = await asked
  expect({ done: done.length, refused, broken }).toEqual({ done: 100, refused: { UNAVAILABLE: 50 }, broken: [] })
  expect(at.pool.waitingCount).toBe(0)
  expect((await crowd(50, () => sql`select 1`.execute(at.db))).done).toHaveLength(50)
})
