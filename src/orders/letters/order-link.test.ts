import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFee, makeOrder, makeProduct } from '../../../tests/support/builders.ts'
import { type TestShop, testShop } from '../../../tests/support/shop.ts'
import { orderLink } from './order-link.server.ts'

const DAY = 24 * 3600 * 1000

let shop: TestShop
let orderId: string
let otherId: string
beforeAll(async () => {
  shop = await testShop()
  await makeFee(shop.at.db)
  const { id: productId } = await makeProduct(shop.at.db)
  orderId = await makeOrder(shop.at.db, [{ productId }], { language: 'ar' })
  otherId = await makeOrder(shop.at.db, [{ productId }])
})
afterAll(() => shop.close())

const skuOf = (id: string) => `BW${id.slice(-6)}`

/** Where a link leads that is none: it names the order no further than it does itself. */
const BROKEN = /^\/guest-track\?link=broken(&for=BW[0-9A-Z]{6})?$/

const link = (id = orderId, daysAgo = 0, secret = shop.deps.settings.secret) =>
  orderLink({ id, language: 'en' }, secret, new Date(Date.now() - daysAgo * DAY))

async function openedBy(path: string) {
  const browser = shop.browser()
  const { status, headers } = await browser.get(path)
  return { browser, status, leadsTo: headers.get('location'), headers }
}

test('ML3: a link opens its order, in the language in which it was placed, for ninety days', async () => {
  for (const daysAgo of [0, 89]) expect((await openedBy(link(orderId, daysAgo))).leadsTo).toBe(`/ar/order/${orderId}`)
  expect((await openedBy(link(otherId))).leadsTo).toBe(`/order/${otherId}`)
  expect((await openedBy(link(orderId, 91))).leadsTo).toBe(`/ar/guest-track?link=over&for=${skuOf(orderId)}`)
})

test('ML3: the link of an Arabic letter opens its order, and Arabic pages where it is broken or over', async () => {
  const { secret } = shop.deps.settings
  const arabic = (id: string, daysAgo = 0) =>
    orderLink({ id, language: 'ar' }, secret, new Date(Date.now() - daysAgo * DAY))
  expect((await openedBy(arabic(orderId))).leadsTo).toBe(`/ar/order/${orderId}`)
  expect((await openedBy(arabic(otherId))).leadsTo, 'as the order has it by now').toBe(`/order/${otherId}`)
  const broken = [arabic(orderId).slice(0, -1), '/ar/my-order/x']
  for (const path of broken) expect((await openedBy(path)).leadsTo).toMatch(/^\/ar\/guest-track\?link=broken/)
  expect((await openedBy(arabic(orderId, 91))).leadsTo).toMatch(/^\/ar\/guest-track\?link=over/)
})

test('ML3: one that asks for a return opens the order’s own, in its language', async () => {
  const { leadsTo, browser } = await openedBy(`${link()}?return`)
  expect(leadsTo).toBe(`/ar/returns?order=${skuOf(orderId)}`)
  expect((await browser.get(`/api/returnable/${skuOf(orderId)}`)).status).toBe(200)
})

test('ML4: it opens that one order and no other', async () => {
  const { browser } = await openedBy(link())
  expect((await browser.get(`/api/orders/${orderId}`)).body.order).toMatchObject({ isMasked: false })
  expect((await browser.get(`/api/orders/${otherId}`)).status).toBe(404)
})

test('ML4: the token stays out of caches, of other sites and of the address bar', async () => {
  const { status, headers } = await openedBy(link())
  expect([status, headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
    302,
    'no-store',
    'no-referrer',
  ])
  const [cookie = ''] = headers.getSetCookie()
  expect(cookie).toMatch(/^bw_guest=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(link()).not.toContain(cookie.slice(9, 52))
})

test('ML5: opening it twice, or by a mail program that looks ahead, changes nothing about the order', async () => {
  const facts = () => shop.at.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
  const before = await facts()
  for (let turn = 0; turn < 3; turn += 1) await openedBy(link())
  expect(await facts()).toEqual(before)
})

test('two links in one browser open both orders', async () => {
  const { browser } = await openedBy(link())
  await browser.get(link(otherId))
  for (const id of [orderId, otherId]) expect((await browser.get(`/api/orders/${id}`)).status).toBe(200)
})

test('ML4: a forged link leads to the tracking page, in the visitor’s language, and leaves nothing behind', async () => {
  const [id = '', until = '', seal = ''] = link().replace('/my-order/', '').split('.')
  const foreign = link(orderId, 0, 'another secret of thirty-two bytes')
  const forgeries = [
    [otherId, until, seal],
    [id, (Number.parseInt(until, 36) + 1).toString(36), seal],
    [id, until, seal.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
    [id, until, seal.slice(0, 42)],
    [id, until, ''],
    [id, until],
    [id],
    [id.toLowerCase(), until, seal],
    [id, 'zzzzzzzzzz', seal],
  ].map((parts) => `/my-order/${parts.join('.')}`)
  for (const path of [...forgeries, foreign, '/my-order/%00', `/my-order/${'x'.repeat(90)}`]) {
    const { leadsTo, headers } = await openedBy(path)
    expect([path, headers.getSetCookie()]).toEqual([path, []])
    expect(leadsTo, path).toMatch(BROKEN)
  }
  const arabic = shop.browser()
  arabic.cookies.set('language', 'ar')
  expect((await arabic.get(foreign)).headers.get('location')).toMatch(/^\/ar\/guest-track\?link=broken&for=BW/)
})

test('ML4: a link is one text: written otherwise it is another, and opens nothing', async () => {
  const whole = link()
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const next = alphabet[alphabet.indexOf(whole.at(-1) ?? '') ^ 1] ?? ''
  for (const other of [whole.slice(0, -1) + next, `${whole}=`, `${whole}.more`])
    expect((await openedBy(other)).leadsTo, other).toMatch(BROKEN)
})
