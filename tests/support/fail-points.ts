import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { freePort } from '../../scripts/processes.mjs'
import type { TestShop } from '../../scripts/test-shop.mjs'
import { sessionForm } from '../../src/payments/session-form.ts'
import { wrongInTheBooks } from './books.ts'
import { type TestBrowser, testBrowser } from './browser.ts'
import { makeFee, makeOrder, makeProduct } from './builders.ts'
import { type DatabaseProxy, openDatabaseProxy } from './database-proxy.ts'
import { orderForm } from './order-form.ts'
import { callbackOf, openBank, postCallback } from './paying.ts'
import { type PostOffice, postOffice } from './post-office.ts'
import { makePromoCode } from './promo-codes.ts'
import { serverOf, type Town, town } from './running-shop.ts'

type Trap = Parameters<DatabaseProxy['catch']>[0]

const WHILE = { timeout: 30_000, interval: 100 }
/** Milliseconds in which a place is reached, on a machine that may have other work. */
const PATIENCE = 60_000

const COMMIT = /commit\0/
export const ORDER_IS_KEPT = { statement: COMMIT, after: /insert into "orders"/ }

/** Between an order that was asked for and the answer that tells of it. */
export const ORDER_PLACES = {
  'its pieces are taken': { statement: /update variants set on_hand/, when: 'answered' },
  'it is written': { statement: /insert into "orders"/, when: 'answered' },
  'its letter is asked for': { statement: /INSERT INTO pgboss.*send-order-mail/s, when: 'answered' },
  'it is kept': { ...ORDER_IS_KEPT, when: 'answered' },
  'its pieces are about to be taken': { statement: /update variants set on_hand/, when: 'asked' },
  'it is about to be written': { statement: /insert into "orders"/, when: 'asked' },
  'its code is counted': { statement: /update "promo_codes"/, when: 'answered' },
  'the use of its code is written': { statement: /insert into "promo_code_uses"/, when: 'answered' },
  'it is about to be kept': { ...ORDER_IS_KEPT, when: 'asked' },
} satisfies Record<string, Trap>

/** Between a letter that is due and the row that says it left. */
export const LETTER_PLACES = {
  'has been taken up': { statement: COMMIT, after: /update "order_history"/, when: 'answered' },
  'has left': { statement: /insert into "order_letters"/, when: 'asked' },
} satisfies Record<string, Trap>

/** Between a callback of the provider's and the thanks for it. */
export const PAYMENT_PLACES = {
  'is kept': { statement: COMMIT, after: /insert into "payments"/, when: 'answered' },
  'is written': { statement: /insert into "payments"/, when: 'answered' },
  'is about to be kept': { statement: COMMIT, after: /insert into "payments"/, when: 'asked' },
} satisfies Record<string, Trap>

/** Between a team that cancels and the answer that it is done. */
export const CANCEL_PLACES = {
  'its pieces are back': { statement: /update variants set on_hand/, when: 'answered' },
  'it is written': { statement: /insert into "order_history"/, when: 'answered' },
  'it is about to be kept': { statement: COMMIT, after: /update variants set on_hand/, when: 'asked' },
  'it is kept': { statement: COMMIT, after: /update variants set on_hand/, when: 'answered' },
} satisfies Record<string, Trap>

export interface FailTown {
  place: Town
  proxy: DatabaseProxy
  post: PostOffice
  provider: Awaited<ReturnType<typeof openBank>>
  shop: () => TestShop
  /** As the first start made it: later ones leave the owner as they are. */
  owner: TestShop['admin']
  killAndStart: () => Promise<void>
  close: () => Promise<void>
}

/** A shop on a database behind a proxy, by which its server is killed at the place that is meant. */
export async function failTown(): Promise<FailTown> {
  const place = await town()
  const proxy = await openDatabaseProxy(place.postgres.url)
  const post = await postOffice({})
  const provider = await openBank()
  const open = async (): Promise<TestShop> => {
    const port = String(await freePort())
    const own = { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, DATABASE_URL: proxy.url, SMTP_URL: post.url }
    return place.open({ ...provider.settings, ...own })
  }
  let shop = await open()
  await makeFee(place.db)
  return {
    ...{ place, proxy, post, provider, shop: () => shop, owner: shop.admin },
    /** Killed where it stands, and started again a minute later, as the heartbeats of its jobs tell. */
    killAndStart: async () => {
      process.kill(serverOf(shop), 'SIGKILL')
      await shop.stop()
      await sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`.execute(
        place.db,
      )
      shop = await open()
    },
    close: async () => {
      await place.close()
      await Promise.all([proxy.close(), post.close(), provider.close()])
    },
  }
}

async function reach({ proxy }: FailTown, at: Trap): Promise<void> {
  const nobody = new Error(`Nobody came to ${at.statement}`)
  const missed = pause(PATIENCE, nobody, { ref: false })
  if ((await Promise.race([proxy.catch(at), missed])) === nobody) throw nobody
}

/** The same browser, at the shop as it is now. */
function again({ shop }: FailTown, { cookies, token }: TestBrowser): TestBrowser {
  const browser = testBrowser(shop().url)
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  browser.token = token
  return browser
}

export async function aForm({ place }: FailTown, overrides = {}) {
  const { id } = await makeProduct(place.db, { sizes: [{ size: 'M', stock: 3 }] })
  return { productId: id, form: orderForm({ productId: id }, overrides) }
}

export const ordersOf = ({ place }: FailTown, productId: string) =>
  place.db.selectFrom('orderLines').select('orderId').where('productId', '=', productId).execute()

/** One letter of the order or more, all of one name. */
async function oneLetterCame({ post }: FailTown, orderId: string, event: string): Promise<void> {
  const name = `${event}-${orderId}`.toLowerCase()
  const ids = () => post.messageIds.map((id) => id.toLowerCase()).filter((id) => id.includes(name))
  await vi.waitFor(() => expect(ids().length).toBeGreaterThan(0), WHILE)
  expect(new Set(ids()).size).toBe(1)
}

export async function killOrdering(here: FailTown, at: Trap): Promise<void> {
  const { place, shop } = here
  const { productId, form } = await aForm(here)
  const code = await makePromoCode(place.db)
  const cheaper = { ...form, total: form.total - 20, promoCode: { code } }
  const browser = testBrowser(shop().url)
  const order = (who: TestBrowser) => who.send('POST', '/api/orders/guest', cheaper, { 'idempotency-key': productId })
  const caught = reach(here, at)
  const heard = order(browser).catch(() => undefined)
  await caught
  await here.killAndStart()
  expect(await heard).toBeUndefined()
  const { status, body } = await order(again(here, browser))
  expect(status).toBe(201)
  expect(await ordersOf(here, productId)).toEqual([{ orderId: body.order.id }])
  expect(await wrongInTheBooks(place.db)).toEqual([])
  await oneLetterCame(here, body.order.id, 'order-placed')
}

export async function killWriting(here: FailTown, at: Trap): Promise<void> {
  const { place, shop } = here
  const { productId, form } = await aForm(here)
  const caught = reach(here, at)
  const { status, body } = await testBrowser(shop().url).send('POST', '/api/orders/guest', form)
  expect(status).toBe(201)
  await caught
  await here.killAndStart()
  await oneLetterCame(here, body.order.id, 'order-placed')
  const sent = () => place.db.selectFrom('orderLetters').select('state').where('orderId', '=', body.order.id).execute()
  await vi.waitFor(async () => expect(await sent()).toEqual([{ state: 'sent' }]), WHILE)
  expect(await ordersOf(here, productId)).toEqual([{ orderId: body.order.id }])
}

export async function killPaying(here: FailTown, at: Trap): Promise<void> {
  const { place, shop } = here
  const { form } = await aForm(here, { paymentInfo: { method: 'card' } })
  const browser = testBrowser(shop().url)
  const { order } = (await browser.send('POST', '/api/orders/guest', form)).body
  const { body } = await browser.send('POST', '/api/payment/session', sessionForm(order))
  await here.provider.bank.choose(body.unifiedCheckoutUrl, { outcome: 'Y', journey: 'late' })
  const callback = await callbackOf(here.provider.bank)
  const caught = reach(here, at)
  const thanked = postCallback(shop(), callback).then(
    () => true,
    () => false,
  )
  await caught
  await here.killAndStart()
  expect(await thanked).toBe(false)
  expect((await postCallback(shop(), callback)).ok).toBe(true)
  const payments = place.db.selectFrom('payments').select('kind').where('orderId', '=', order.id)
  expect(await payments.execute()).toEqual([{ kind: 'card' }])
  await oneLetterCame(here, order.id, 'order-paid')
  expect(await wrongInTheBooks(place.db)).toEqual([])
}

export async function killCancelling(here: FailTown, at: Trap): Promise<void> {
  const { place, shop } = here
  const { id: productId } = await makeProduct(place.db, { sizes: [{ size: 'M', stock: 3 }] })
  const id = await makeOrder(place.db, [{ productId }])
  const owner = testBrowser(shop().url)
  await owner.signIn(here.owner.email, here.owner.password)
  const cancel = (who: TestBrowser) =>
    who.send('PUT', `/api/orders/${id}/status`, { status: 'cancelled', from: 'pending' })
  const caught = reach(here, at)
  const heard = cancel(owner).catch(() => undefined)
  await caught
  await here.killAndStart()
  expect(await heard).toBeUndefined()
  // What was kept is told by the refusal of doing it again.
  expect((await cancel(again(here, owner))).status).toBeOneOf([200, 409])
  const { status } = await place.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()
  expect(status).toBe('cancelled')
  const left = place.db.selectFrom('variants').select(['onHand', 'reserved']).where('productId', '=', productId)
  expect(await left.execute()).toEqual([{ onHand: 3, reserved: 0 }])
  expect(await wrongInTheBooks(place.db)).toEqual([])
}
