import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../src/lib/db.server.ts'
import { newId } from '../../src/lib/id.server.ts'
import { wrongInTheBooks } from '../support/books.ts'
import { type TestBrowser, testBrowser } from '../support/browser.ts'
import { makeFee, makeProduct } from '../support/builders.ts'
import { openDatabaseProxy } from '../support/database-proxy.ts'
import { countGiven, seedGiven, tellFigure } from '../support/figures.ts'
import { orderForm } from '../support/order-form.ts'
import { postmasterOf, serverOf, startAgain, type Town, town } from '../support/running-shop.ts'

const seed = seedGiven()
const count = countGiven(100)
const GUESTS = 10

let place: Town
beforeEach(async () => {
  place = await town()
})
afterEach(() => place.close())

interface Wish {
  browser: TestBrowser
  form: ReturnType<typeof orderForm>
  key: string
  orderId: string | undefined
}

const send = ({ browser, form, key }: Wish) =>
  browser.send('POST', '/api/orders/guest', form, { 'idempotency-key': key })

/** Guest after guest, until nobody answers any more or it is over. */
async function keepOrdering(url: string, productId: string, wishes: Wish[], isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const wish: Wish = { browser: testBrowser(url), form: orderForm({ productId }), key: newId(), orderId: undefined }
    wishes.push(wish)
    const answer = await send(wish).catch(() => undefined)
    if (answer?.status === 201) wish.orderId = answer.body.order.id
    else await pause(20)
  }
}

/** Ten guests at a time order until `kill`; then every wish is sent again, and each has become one order. */
async function ordersAround(url: string, productId: string, after: number, kill: () => Promise<string>) {
  const wishes: Wish[] = []
  let isOver = false
  const crowd = Array.from({ length: GUESTS }, () => keepOrdering(url, productId, wishes, () => isOver))
  await pause(after)
  const acknowledged = wishes.filter(({ orderId }) => orderId !== undefined).length
  isOver = true
  const next = await kill()
  await Promise.all(crowd)
  for (const wish of wishes) {
    const browser = testBrowser(next)
    for (const [name, value] of wish.browser.cookies) browser.cookies.set(name, value)
    const { status, body } = await send({ ...wish, browser })
    expect(status).toBe(201)
    expect(wish.orderId ?? body.order.id).toBe(body.order.id)
    wish.orderId = body.order.id
  }
  return { ids: wishes.map(({ orderId }) => orderId), acknowledged }
}

const delays = fc.sample(fc.integer({ min: 100, max: 900 }), { numRuns: count, seed })

test('DU1: the server killed many times amid orders: each acknowledged one is there once, and each key is one order', async () => {
  let shop = await place.open()
  await makeFee(place.db)
  const all: unknown[] = []
  let acknowledged = 0
  for (const delay of delays) {
    const { id } = await makeProduct(place.db, { sizes: [{ size: 'M', stock: 10_000 }] })
    const around = await ordersAround(shop.url, id, delay, async () => {
      process.kill(serverOf(shop), 'SIGKILL')
      await shop.stop()
      shop = await place.open()
      return shop.url
    })
    all.push(...around.ids)
    acknowledged += around.acknowledged
  }
  const stored = (await place.db.selectFrom('orders').select('id').execute()).map(({ id }) => id)
  tellFigure(`N4: seed ${seed}: ${count} kills, ${stored.length} orders, ${acknowledged} acknowledged before`)
  expect(stored.toSorted()).toEqual(all.toSorted())
  expect(await wrongInTheBooks(place.db)).toEqual([])
})

test('DU3: PostgreSQL killed many times under one server: it serves again by itself, and no order is lost or doubled', async () => {
  const proxy = await openDatabaseProxy(place.postgres.url)
  const shop = await place.open({ DATABASE_URL: proxy.url })
  await makeFee(place.db)
  const { id } = await makeProduct(place.db, { sizes: [{ size: 'M', stock: 100_000 }] })
  const server = serverOf(shop)
  const all: unknown[] = []
  const took: number[] = []
  let at = place.postgres
  for (const delay of delays) {
    const around = await ordersAround(shop.url, id, delay, async () => {
      process.kill(await postmasterOf(place.folder), 'SIGKILL')
      at = await startAgain(place)
      proxy.lead(at.port)
      const from = performance.now()
      while (!(await fetch(`${shop.url}/api/ready`)).ok) await pause(20)
      took.push(performance.now() - from)
      return shop.url
    })
    all.push(...around.ids)
    expect(serverOf(shop)).toBe(server)
  }
  const { db } = openDatabase(at.url)
  const stored = (await db.selectFrom('orders').select('id').execute()).map((row) => row.id)
  const slowest = Math.round(took.toSorted((one, other) => one - other).at(Math.floor(count * 0.95)) ?? 0)
  tellFigure(`N6: seed ${seed}: ${count} kills, ${stored.length} orders, served again within ${slowest} ms (p95)`)
  expect(stored.toSorted()).toEqual(all.toSorted())
  expect(await wrongInTheBooks(db)).toEqual([])
  await db.destroy()
  await shop.stop()
  await at.stop()
  await proxy.close()
})
