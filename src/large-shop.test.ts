import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN_LISTS } from '../tests/support/admin-lists.ts'
import { callsThatReadThrough, fillShop } from '../tests/support/large-shop.ts'
import { type TestShop, testShop } from '../tests/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await fillShop(shop, { orders: 3000, customers: 1000, products: 200 })
}, 60_000)
afterAll(() => shop.close())

test('no list or figure of the back-office reads a large table through', { timeout: 60_000 }, async () => {
  expect(await callsThatReadThrough(shop, ADMIN_LISTS)).toEqual([])
})
