import { afterAll, beforeAll, expect, test } from 'vitest'
import { flood } from '../../tests/support/callback-flood.ts'
import { diceOf } from '../../tests/support/drawn.ts'
import { type PayingShop, payingShop } from '../../tests/support/paying.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await payingShop()
})
afterAll(() => shop.close())

test('N7: of ten orders’ callbacks, doubled, shuffled, forged and cut anew, those pay that were truly told', async () => {
  const { paid, statuses } = await flood(shop, { orders: 10, each: 30 }, diceOf(7))
  expect(statuses).toHaveLength(300)
  expect(paid.size).toBeGreaterThan(2)
  expect(paid.size).toBeLessThan(10)
})
