import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestAnswer, TestBrowser } from '../../../tests/support/browser.ts'
import { makeFee, makeProduct } from '../../../tests/support/builders.ts'
import { warm } from '../../../tests/support/database.ts'
import { orderForm } from '../../../tests/support/order-form.ts'
import { type TestShop, testShop } from '../../../tests/support/shop.ts'
import { orderLink } from '../letters/order-link.server.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await makeFee(shop.at.db, 'giza', 0)
})
afterAll(() => shop.close())

const TABS = 8

/** Given away, so that none of them stays open: a browser has at most three of those. */
function freeForm(productId: string) {
  const form = orderForm({ productId, price: 0 })
  return { ...form, total: 0, shippingFee: 0, shippingAddress: { ...form.shippingAddress, city: 'giza' } }
}

/** Each for a product of its own: nothing else that they could queue for. */
async function placeAtOnce(browser: TestBrowser, tabs: number): Promise<TestAnswer[]> {
  const products = await Promise.all(Array.from({ length: tabs }, () => makeProduct(shop.at.db, { discount: 100 })))
  // The session that every page asks for before it sends anything.
  await browser.send('POST', '/api/orders/guest', {})
  await warm(shop.database)
  return Promise.all(products.map(({ id }) => browser.send('POST', '/api/orders/guest', freeForm(id))))
}

const tokenIn = ({ headers }: TestAnswer): string =>
  /bw_guest=([^;]+)/.exec(headers.getSetCookie().find((line) => line.startsWith('bw_guest=')) ?? '')?.[1] ?? ''

async function opensWith(token: string, answers: readonly TestAnswer[]): Promise<number[]> {
  const browser = shop.browser()
  browser.cookies.set('bw_guest', token)
  return Promise.all(answers.map(async ({ body }) => (await browser.get(`/api/orders/${body.order.id}`)).status))
}

test('tabs that order at the same instant: whichever answer comes last, their browser owns every order', async () => {
  for (const before of ['a new browser', 'one that ordered before']) {
    const browser = shop.browser()
    const earlier = before === 'a new browser' ? [] : await placeAtOnce(browser, 1)
    const answers = await placeAtOnce(browser, TABS)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(tokenIn)).size).toBe(TABS)
    for (const last of answers)
      expect(await opensWith(tokenIn(last), [...earlier, ...answers]), before).not.toContain(404)
  }
})

test('GV7: another browser owns none of them: not by its own order, nor by the link of one', async () => {
  const [mine] = await placeAtOnce(shop.browser(), 1)
  const [theirs] = await placeAtOnce(shop.browser(), 1)
  if (!mine || !theirs) throw new Error('no orders')
  expect(await opensWith(tokenIn(theirs), [mine, theirs])).toEqual([404, 200])

  const guest = shop.browser()
  const [first] = await placeAtOnce(guest, 1)
  const friend = shop.browser()
  await friend.get(orderLink({ id: first?.body.order.id, language: 'en' }, shop.deps.settings.secret, new Date()))
  const [second] = await placeAtOnce(guest, 1)
  if (!first || !second) throw new Error('no orders')
  expect(await opensWith(friend.cookies.get('bw_guest') ?? '', [first, second])).toEqual([200, 404])
})

test('GV7: a token of more than a minute ago, planted perhaps, opens nothing that is ordered later', async () => {
  const browser = shop.browser()
  const [first] = await placeAtOnce(browser, 1)
  const past = new Date(Date.now() - 61_000)
  await shop.at.db.updateTable('orders').set({ createdAt: past }).where('id', '=', first?.body.order.id).execute()
  const [second] = await placeAtOnce(browser, 1)
  if (!first || !second) throw new Error('no orders')
  expect(await opensWith(tokenIn(first), [first, second])).toEqual([200, 404])
  expect(await opensWith(tokenIn(second), [first, second])).toEqual([200, 200])
})
