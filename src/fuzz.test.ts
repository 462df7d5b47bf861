import { afterAll, beforeAll, expect, test } from 'vitest'
import { fuzz } from '../tests/support/fuzz.ts'
import { type TestShop, testShop } from '../tests/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

test('FZ6: what the shop’s own description draws, right and wrong, is answered as it is described', {
  timeout: 120_000,
}, async () => {
  const { wrong, byStatus } = await fuzz(shop, { seed: 20_261_124, count: 2000 })
  expect(wrong).toEqual([])
  expect(Object.keys(byStatus)).toEqual(expect.arrayContaining(['200', '400', '401', '403', '404']))
})
