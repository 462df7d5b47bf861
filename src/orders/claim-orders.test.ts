import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeFee, makeProduct } from '../../tests/support/builders.ts'
import { orderForm } from '../../tests/support/order-form.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'

let shop: TestShop
let productId: string
beforeAll(async () => {
  shop = await testShop()
  await makeFee(shop.at.db)
  productId = (await makeProduct(shop.at.db, { sizes: [{ size: 'M', stock: 100 }] })).id
})
afterAll(() => shop.close())

const meOf = async (browser: TestBrowser) => (await browser.get('/api/auth/me')).body.user
const prove = (id: string) =>
  shop.at.db.updateTable('accounts').set({ emailVerifiedAt: new Date() }).where('id', '=', id).execute()

async function placeIn(browser: TestBrowser, email?: string): Promise<string> {
  const form = orderForm({ productId })
  if (email) form.shippingAddress.email = email
  const { status, body } = await browser.send('POST', '/api/orders/guest', form)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.order.id
}

const mine = async (browser: TestBrowser): Promise<string[]> =>
  (await browser.get('/api/orders/my')).body.orders.map(({ id }: { id: string }) => id)

test('orders of this browser’s guest join the account once its mailbox is proven', async () => {
  const browser = await shop.signedIn('user')
  const orderId = await placeIn(browser)
  expect((await browser.send('POST', '/api/orders/claim')).body.claimed).toBe(0)
  expect(await mine(browser)).toEqual([])
  await prove((await meOf(browser)).id)
  expect((await browser.send('POST', '/api/orders/claim')).body.claimed).toBe(1)
  expect(await mine(browser)).toEqual([orderId])
  expect((await browser.send('POST', '/api/orders/claim')).body.claimed).toBe(0)
})

test('the same e-mail alone opens nothing', async () => {
  const guest = shop.browser()
  const shopper = await shop.signedIn('user')
  const { id, email } = await meOf(shopper)
  await prove(id)
  const orderId = await placeIn(guest, email)
  expect((await shopper.send('POST', '/api/orders/claim')).body.claimed).toBe(0)
  expect((await shopper.get(`/api/orders/${orderId}`)).status).toBe(404)
  expect(await mine(shopper)).toEqual([])
})

test('an order that belongs to an account is not taken by the next one in the same browser', async () => {
  const browser = await shop.signedIn('user')
  await placeIn(browser)
  const first = await meOf(browser)
  await prove(first.id)
  await browser.send('POST', '/api/orders/claim')
  const next = await shop.signedIn('user')
  for (const [name, value] of browser.cookies) if (name === 'bw_guest') next.cookies.set(name, value)
  await prove((await meOf(next)).id)
  expect((await next.send('POST', '/api/orders/claim')).body.claimed).toBe(0)
})

test('a shopper cancels their own order while it is pending, and nobody else’s', async () => {
  const [owner, other] = [await shop.signedIn('user'), await shop.signedIn('user')]
  const { body } = await owner.send('POST', '/api/orders', orderForm({ productId }))
  const change = (browser: TestBrowser, status: string) =>
    browser.send('PUT', `/api/orders/${body.order.id}/user-status`, { status })
  expect((await change(other, 'cancelled')).status).toBe(404)
  expect((await change(owner, 'delivered')).status).toBe(403)
  expect((await change(owner, 'cancelled')).body.order.status).toBe('cancelled')
  expect((await change(owner, 'cancelled')).status).toBe(409)
})
