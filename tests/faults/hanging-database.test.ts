import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { TestShop } from '../../scripts/test-shop.mjs'
import { newId } from '../../src/lib/id.server.ts'
import { wrongInTheBooks } from '../support/books.ts'
import { type TestAnswer, testBrowser } from '../support/browser.ts'
import { makeFee, makeProduct } from '../support/builders.ts'
import { type DatabaseProxy, openDatabaseProxy } from '../support/database-proxy.ts'
import { changeIsHeard } from '../support/heard-change.ts'
import { orderForm } from '../support/order-form.ts'
import { isRunning, serverOf, type Town, town } from '../support/running-shop.ts'

const WHILE = { timeout: 30_000, interval: 100 }
/** Milliseconds: for a connection, for a statement and for what is silent, and much for a machine that is busy. */
const LONGEST = 25_000

// Each starts a shop or two, on a machine that may have other work.
vi.setConfig({ testTimeout: 120_000 })

let place: Town
let proxy: DatabaseProxy
let shop: TestShop
beforeAll(async () => {
  place = await town()
  proxy = await openDatabaseProxy(place.postgres.url)
  shop = await place.open({ DATABASE_URL: proxy.url })
  await makeFee(place.db)
})
afterAll(async () => {
  await place.close()
  await proxy.close()
})

/** Each has a token and a size of their own, and may order it again. */
const guests = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const { id } = await makeProduct(place.db, { sizes: [{ size: 'M', stock: 100 }] })
      const browser = testBrowser(shop.url)
      await browser.get('/api/csrf-token')
      return () => browser.send('POST', '/api/orders/guest', orderForm({ productId: id }))
    }),
  )

async function allAreKept(heard: TestAnswer[]): Promise<void> {
  const stored = (await place.db.selectFrom('orders').select('id').execute()).map(({ id }) => id)
  const acknowledged = heard.filter(({ status }) => status === 201).map(({ body }) => body.order.id)
  expect(stored).toEqual(expect.arrayContaining(acknowledged))
  expect(await wrongInTheBooks(place.db)).toEqual([])
}

/** The jobs' own connections have come back as well. */
async function letterComes({ body }: TestAnswer): Promise<void> {
  const letter = `order-placed-${body.order.id}`.toLowerCase()
  const letters = () => readdir(path.join(shop.dataDir, 'mail')).catch(() => [])
  await vi.waitFor(async () => expect((await letters()).some((name) => name.startsWith(letter))).toBe(true), WHILE)
}

test.each(['cut', 'swallowed', 'late'] as const)(
  'DU5: bytes %s amid twenty orders: each is answered in its time, and the shop sells again by itself',
  async (weather) => {
    const server = serverOf(shop)
    const [first, next, ...others] = await guests(22)
    const asked = [first, ...others].map(async (order) => order?.())
    await Promise.any(asked)
    proxy.turn(weather)
    if (weather === 'late') setTimeout(() => proxy.turn('fair'), 2000)
    const from = performance.now()
    const heard = (await Promise.all(asked)).filter((answer) => answer !== undefined)
    const took = performance.now() - from
    proxy.turn('fair')
    // What is open stays silent for ever: nobody tells the shop.
    if (weather === 'swallowed') proxy.forget()
    expect(took).toBeLessThan(LONGEST)
    for (const { status, headers } of heard) {
      expect([201, 503]).toContain(status)
      if (status === 503) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    const again = await vi.waitFor(async () => {
      const answer = await next?.()
      expect(answer?.status).toBe(201)
      return answer as TestAnswer
    }, WHILE)
    expect(serverOf(shop)).toBe(server)
    expect(isRunning(server)).toBe(true)
    await Promise.all([letterComes(again), changeIsHeard(shop.url, place.db)])
    await allAreKept(heard)
  },
)

test('DU6: of five hundred requests while every connection waits, each is answered, and the next ones are served', async () => {
  const ask = () => testBrowser(shop.url).get(`/api/products/${newId()}`)
  await place.db.transaction().execute(async (tx) => {
    // A busy machine takes longer for five hundred than a forgotten transaction may be idle.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    await sql`lock table products in access exclusive mode`.execute(tx)
    const heard = await Promise.all(Array.from({ length: 500 }, ask))
    for (const { status, headers } of heard) {
      expect(status).toBe(503)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })
  expect(new Set((await Promise.all(Array.from({ length: 50 }, ask))).map(({ status }) => status))).toEqual(
    new Set([404]),
  )
})
