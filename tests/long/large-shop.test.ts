import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN_LISTS, ADMIN_SEARCHES } from '../support/admin-lists.ts'
import { callsThatReadThrough, fillShop } from '../support/large-shop.ts'
import { type TestShop, testShop } from '../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await fillShop(shop, { orders: 100_000, customers: 10_000, products: 2000 })
}, 900_000)
afterAll(() => shop.close())

test('no list, search or figure of the back-office reads a table of years through', async () => {
  expect(await callsThatReadThrough(shop, [...ADMIN_LISTS, ...ADMIN_SEARCHES])).toEqual([])
})
