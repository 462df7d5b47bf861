import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN_LISTS } from '../tests/support/admin-lists.ts'
import type { TestBrowser } from '../tests/support/browser.ts'
import { makeProduct } from '../tests/support/builders.ts'
import { afterwards, doneByClock, whatWaits } from '../tests/support/done-by-jobs.ts'
import { doneByShoppers } from '../tests/support/done-by-shoppers.ts'
import { doneAtTheBank, doneByTheTeam, doneWithReturns } from '../tests/support/done-with-orders.ts'
import { actsThatReadThrough, callsThatReadThrough, fillShop } from '../tests/support/large-shop.ts'
import { type PayingShop, payingShop } from '../tests/support/paying.ts'

let shop: PayingShop
let owner: TestBrowser
let productId: string
beforeAll(async () => {
  shop = await payingShop({ RATE_LIMITS: 'on' })
  await fillShop(shop, { orders: 3000, customers: 1000, products: 200 })
  owner = await shop.signedIn('owner')
  const sizes = [
    { size: 'M' as const, stock: 900 },
    { size: 'L' as const, stock: 900 },
  ]
  productId = (await makeProduct(shop.at.db, { sizes })).id
}, 120_000)
afterAll(() => shop.close())

test('no list or figure of the back-office reads a large table through', { timeout: 60_000 }, async () => {
  expect(await callsThatReadThrough(shop, ADMIN_LISTS)).toEqual([])
})

test('nothing that a shopper does reads a large table through', { timeout: 120_000 }, async () => {
  expect(await actsThatReadThrough(shop, doneByShoppers(shop, owner, productId))).toEqual([])
})

test('nothing that the provider tells reads a large table through', { timeout: 120_000 }, async () => {
  expect(await actsThatReadThrough(shop, doneAtTheBank(shop, owner, productId))).toEqual([])
})

test('nothing that the team does with one order reads a large table through', { timeout: 120_000 }, async () => {
  expect(await actsThatReadThrough(shop, doneByTheTeam(shop, owner, productId))).toEqual([])
  expect(await actsThatReadThrough(shop, doneWithReturns(shop, owner, productId))).toEqual([])
})

/** Seldom, and nobody waits for it: an index for each would cost every order, sign-in and letter a write. */
const READ_RIGHTLY = [
  // Each reference to the account is looked for; some a month are erased.
  ...['order_history', 'order_letters', 'payments', 'refunds', 'stock_ledger', 'return_steps', 'promo_code_uses'].map(
    (table) => `an account is erased: ${table}`,
  ),
  // Once a night what is over is looked for, by its time.
  ...['return_requests', 'stock_alerts', 'account_links', 'sessions'].map((table) => `forget-what-is-over: ${table}`),
]

test('no job reads a large table through that has no reason to', { timeout: 120_000 }, async () => {
  const found = await actsThatReadThrough(shop, afterwards(shop, productId))
  const waiting = await whatWaits(shop)
  expect(Object.keys(waiting)).toEqual(expect.arrayContaining(['send-order-mail', 'send-account-mail']))
  found.push(...(await actsThatReadThrough(shop, waiting)))
  found.push(...(await actsThatReadThrough(shop, await whatWaits(shop, Object.keys(waiting)))))
  found.push(...(await actsThatReadThrough(shop, doneByClock(shop))))
  expect(found.filter((each) => !READ_RIGHTLY.includes(each))).toEqual([])
})
