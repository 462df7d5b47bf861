import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makePromoCode } from '../../tests/support/promo-codes.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'

let shop: TestShop
let owner: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  owner = await shop.signedIn('owner')
  await makePromoCode(shop.at.db)
})
afterAll(() => shop.close())

test('the owner sees a code that one customer was given where it is asked for or searched, and counts it never', async () => {
  const stats = async () => (await owner.get('/api/promo-codes/stats')).body.data
  const before = await stats()
  const own = await makePromoCode(shop.at.db)
  await shop.at.db.updateTable('promoCodes').set({ isPersonal: true }).where('code', '=', own).execute()
  const listed = async (query: string): Promise<string[]> =>
    (await owner.get(`/api/promo-codes?limit=100${query}`)).body.data.promoCodes.map(
      ({ code, isPersonal }: { code: string; isPersonal: boolean }) => (isPersonal ? code : 'for everybody'),
    )
  expect(new Set(await listed(''))).toEqual(new Set(['for everybody']))
  expect(await listed('&whose=personal')).toEqual([own])
  expect(new Set(await listed('&whose=all'))).toEqual(new Set([own, 'for everybody']))
  expect(await listed(`&search=${own}`)).toEqual([own])
  expect(await stats()).toEqual(before)
})
