import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestBrowser } from '../../../tests/support/browser.ts'
import { makeFee, makeProduct } from '../../../tests/support/builders.ts'
import { orderForm } from '../../../tests/support/order-form.ts'
import { type TestShop, testShop } from '../../../tests/support/shop.ts'

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

describe('an order that an account placed', () => {
  let owner: TestBrowser
  let other: TestBrowser
  let orderId: string
  beforeEach(async () => {
    owner = await shop.signedIn('user')
    other = await shop.signedIn('user')
    const { body } = await owner.send('POST', '/api/orders', orderForm({ productId }))
    orderId = body.order.id
  })

  test('is cancelled by its owner while it is pending, and by nobody else', async () => {
    const change = (browser: TestBrowser, status: string) =>
      browser.send('PUT', `/api/orders/${orderId}/user-status`, { status })
    expect((await change(other, 'cancelled')).status).toBe(404)
    expect((await change(owner, 'delivered')).status).toBe(403)
    expect((await change(owner, 'cancelled')).body.order.status).toBe('cancelled')
    expect((await change(owner, 'cancelled')).status).toBe(409)
  })

  test('OR12: is read by its owner and by admins; to others it does not exist', async () => {
    const path = `/api/orders/${orderId}`
    for (const browser of [other, shop.browser()]) {
      const { status, body } = await browser.get(path)
      expect([status, JSON.stringify(body).includes('mona')]).toEqual([404, false])
    }
    for (const browser of [owner, await shop.signedIn('viewer')])
      expect((await browser.get(path)).body.order.shippingAddress.name).toBe('Mona Adel')
  })

  test('GV6: is masked by its code, as a guest’s is, for everybody but its owner', async () => {
    const { sku } = (await owner.get(`/api/orders/${orderId}`)).body.order
    for (const browser of [other, shop.browser()])
      for (const path of [`/api/orders/guest/${sku}`, `/api/sku/verify/${sku}`]) {
        const { status, body } = await browser.get(path)
        expect([status, /mona|El Nasr|1120/i.test(JSON.stringify(body))], path).toEqual([200, false])
      }
  })

  test('OR13: is not a guest’s to change, by whatever address', async () => {
    const guest = shop.browser()
    await placeIn(guest)
    for (const browser of [other, shop.browser(), guest])
      for (const status of ['cancelled', 'paid', 'delivered'])
        expect((await browser.send('PUT', `/api/orders/guest/${orderId}/status`, { status })).status, status).toBe(404)
    const { status, timeline } = (await owner.get(`/api/orders/${orderId}`)).body.order
    expect([status, timeline.length]).toEqual(['pending', 1])
  })

  test('OR16: is listed for nobody else, whomever they claim to be', async () => {
    const { id } = await meOf(owner)
    const { id: self } = await meOf(other)
    const { body } = await other.send('POST', '/api/orders', orderForm({ productId }))
    for (const query of [`userId=${id}`, `user=${id}&user=${self}`, `accountId=${id}`, `userId[]=${id}`]) {
      const mine = (await other.get(`/api/orders/my?${query}`)).body.orders
      expect(
        mine.map((order: { id: string }) => order.id),
        query,
      ).toEqual([body.order.id])
      expect((await shop.browser().get(`/api/orders/my?${query}`)).status, query).toBe(401)
    }
  })
})
