import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../../scripts/processes.mjs'
import type { TestShop } from '../../scripts/test-shop.mjs'
import { sessionForm } from '../../src/payments/session-form.ts'
import { wrongInTheBooks } from '../support/books.ts'
import { type TestBrowser, testBrowser } from '../support/browser.ts'
import { makeFee, makeProduct } from '../support/builders.ts'
import { type DatabaseProxy, openDatabaseProxy } from '../support/database-proxy.ts'
import { orderForm } from '../support/order-form.ts'
import { callbackOf, openBank, postCallback } from '../support/paying.ts'
import { type PostOffice, postOffice } from '../support/post-office.ts'
import { serverOf, type Town, town } from '../support/running-shop.ts'

const WHILE = { timeout: 30_000, interval: 100 }
const COMMIT = /commit\0/
const ORDER_IS_KEPT = { statement: COMMIT, after: /insert into "orders"/ }

// Each starts a shop or two, on a machine that may have other work.
vi.setConfig({ testTimeout: 120_000 })

let place: Town
let proxy: DatabaseProxy
let post: PostOffice
let provider: Awaited<ReturnType<typeof openBank>>
let shop: TestShop

async function open(): Promise<void> {
  const port = String(await freePort())
  const own = { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, DATABASE_URL: proxy.url, SMTP_URL: post.url }
  shop = await place.open({ ...provider.settings, ...own })
}

beforeAll(async () => {
  place = await town()
  proxy = await openDatabaseProxy(place.postgres.url)
  post = await postOffice({})
  provider = await openBank()
  await open()
  await makeFee(place.db)
})
afterAll(async () => {
  await place.close()
  await Promise.all([proxy.close(), post.close(), provider.close()])
})

/** Killed where it stands, and started again a minute later, as the heartbeats of its jobs tell. */
async function killAndStart(): Promise<void> {
  process.kill(serverOf(shop), 'SIGKILL')
  await shop.stop()
  await sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`.execute(
    place.db,
  )
  await open()
}

/** The same browser, at the shop as it is now. */
function again({ cookies }: TestBrowser): TestBrowser {
  const browser = testBrowser(shop.url)
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return browser
}

async function aForm(overrides = {}) {
  const { id } = await makeProduct(place.db, { sizes: [{ size: 'M', stock: 3 }] })
  return { productId: id, form: orderForm({ productId: id }, overrides) }
}

const ordersOf = (productId: string) =>
  place.db.selectFrom('orderLines').select('orderId').where('productId', '=', productId).execute()

/** One letter of the order or more, all of one name. */
async function oneLetterCame(orderId: string, event: string): Promise<void> {
  const name = `${event}-${orderId}`.toLowerCase()
  const ids = () => post.messageIds.map((id) => id.toLowerCase()).filter((id) => id.includes(name))
  await vi.waitFor(() => expect(ids().length).toBeGreaterThan(0), WHILE)
  expect(new Set(ids()).size).toBe(1)
}

test.each([
  { what: 'that was not kept', when: 'asked', kept: 0 },
  { what: 'that was kept', when: 'answered', kept: 1 },
] as const)('DU7: cut while it commits, an order $what is 503, and one by its key', async (cut) => {
  const { productId, form } = await aForm()
  const browser = testBrowser(shop.url)
  const order = () => browser.send('POST', '/api/orders/guest', form, { 'idempotency-key': productId })
  const caught = proxy.catch({ ...ORDER_IS_KEPT, when: cut.when })
  const heard = order()
  const commit = await caught
  commit.cut()
  const { status, headers, body } = await heard
  expect([status, body.errorCode]).toEqual([503, 'UNAVAILABLE'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  const kept = await ordersOf(productId)
  expect(kept).toHaveLength(cut.kept)

  const again = await order()
  expect(again.status).toBe(201)
  if (cut.kept) expect(again.body.order.id).toBe(kept[0]?.orderId)
  expect((await order()).body.order.id).toBe(again.body.order.id)
  expect(await ordersOf(productId)).toEqual([{ orderId: again.body.order.id }])
  expect(await wrongInTheBooks(place.db)).toEqual([])
})

test.each([
  { when: 'its pieces are taken', at: { statement: /update variants set on_hand/, when: 'answered' } },
  { when: 'it is written', at: { statement: /insert into "orders"/, when: 'answered' } },
  { when: 'its letter is asked for', at: { statement: /INSERT INTO pgboss.*send-order-mail/s, when: 'answered' } },
  { when: 'it is kept', at: { ...ORDER_IS_KEPT, when: 'answered' } },
] as const)(
  'DU2: killed when $when, before whoever ordered heard: by the same key there is one order',
  async ({ at }) => {
    const { productId, form } = await aForm()
    const browser = testBrowser(shop.url)
    const order = (who: TestBrowser) => who.send('POST', '/api/orders/guest', form, { 'idempotency-key': productId })
    const caught = proxy.catch(at)
    const heard = order(browser).catch(() => undefined)
    await caught
    await killAndStart()
    expect(await heard).toBeUndefined()
    const { status, body } = await order(again(browser))
    expect(status).toBe(201)
    expect(await ordersOf(productId)).toEqual([{ orderId: body.order.id }])
    expect(await wrongInTheBooks(place.db)).toEqual([])
    await oneLetterCame(body.order.id, 'order-placed')
  },
)

test.each([
  { when: 'has been taken up', at: { statement: COMMIT, after: /update "order_history"/, when: 'answered' } },
  { when: 'has left', at: { statement: /insert into "order_letters"/, when: 'asked' } },
] as const)(
  'DU2: killed when a letter $when, before that is written down: it comes, under one name',
  async ({ at }) => {
    const { productId, form } = await aForm()
    const caught = proxy.catch(at)
    const { status, body } = await testBrowser(shop.url).send('POST', '/api/orders/guest', form)
    expect(status).toBe(201)
    await caught
    await killAndStart()
    await oneLetterCame(body.order.id, 'order-placed')
    const sent = () =>
      place.db.selectFrom('orderLetters').select('state').where('orderId', '=', body.order.id).execute()
    await vi.waitFor(async () => expect(await sent()).toEqual([{ state: 'sent' }]), WHILE)
    expect(await ordersOf(productId)).toEqual([{ orderId: body.order.id }])
  },
)

test('DU2: killed when a payment is kept, before the provider is thanked: told again, it is one', async () => {
  const { form } = await aForm({ paymentInfo: { method: 'card' } })
  const browser = testBrowser(shop.url)
  const { order } = (await browser.send('POST', '/api/orders/guest', form)).body
  const { body } = await browser.send('POST', '/api/payment/session', sessionForm(order))
  await provider.bank.choose(body.unifiedCheckoutUrl, { outcome: 'Y', journey: 'late' })
  const callback = await callbackOf(provider.bank)
  const caught = proxy.catch({ statement: COMMIT, after: /insert into "payments"/, when: 'answered' })
  const thanked = postCallback(shop, callback).then(
    () => true,
    () => false,
  )
  await caught
  await killAndStart()
  expect(await thanked).toBe(false)
  expect((await postCallback(shop, callback)).ok).toBe(true)
  const payments = place.db.selectFrom('payments').select('kind').where('orderId', '=', order.id)
  expect(await payments.execute()).toEqual([{ kind: 'card' }])
  await oneLetterCame(order.id, 'order-paid')
  expect(await wrongInTheBooks(place.db)).toEqual([])
})
