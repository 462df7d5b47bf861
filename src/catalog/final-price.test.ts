import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts'
import { newId } from '../lib/id.server.ts'
import { lessPercent } from '../lib/money.ts'

let at: TestDatabase
beforeAll(async () => {
  at = await testDatabase(2)
})
afterAll(() => at.close())

const aPrice = fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 100_000_000 }))

test('the database and the pages take the same discount off, to the piastre, whatever the price', async () => {
  const pairs = fc.sample(fc.tuple(aPrice, fc.integer({ min: 0, max: 100 })), 2000)
  const products = pairs.map(([price, discount], turn) => ({
    ...{ id: newId(), sku: `BW${String(turn).padStart(5, '0')}`, name: 'Tee', price, discount },
    ...({ color: 'black', collection: 'Black', category: 'T-Shirts', sizeGroup: 'top' } as const),
  }))
  const row = await at.db
    .insertInto('products')
    .values(products)
    .returning(['price', 'discount', 'finalPrice'])
    .execute()
  for (const { price, discount, finalPrice } of row) {
    const hundredths = BigInt(price) * BigInt(100 - discount)
    const oracle = Number(hundredths / 100n + (hundredths % 100n >= 50n ? 1n : 0n))
    expect([finalPrice, lessPercent(price, discount)], `${price} less ${discount} %`).toEqual([oracle, oracle])
  }
})
