import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '../../src/lib/db.server.ts'
import { readSettings } from '../../src/lib/env.server.ts'
import { openJobs } from '../../src/lib/jobs.server.ts'
import { migrate } from '../../src/lib/migrate.server.ts'
import type { Listener } from '../../src/lib/notices.server.ts'
import { whyNoReplica } from '../../src/lib/public-reads.server.ts'
import { hearAll, openShop, type Shop } from '../../src/shop.server.ts'
import { testBrowser } from '../support/browser.ts'
import { makeFee, makeProduct } from '../support/builders.ts'
import { orderForm } from '../support/order-form.ts'
import { type Pair, primaryAndStandby } from '../support/standby.ts'

const WHILE = { timeout: 20_000, interval: 50 }

let pair: Pair
let primary: Database
let shop: Shop
let listener: Listener
let boss: Awaited<ReturnType<typeof openJobs>>
let dataDir: string
let url: string
let id: string
/** Notices that the shop has heard. */
let heard = 0

beforeAll(async () => {
  pair = await primaryAndStandby()
  primary = openDatabase(pair.primary.url)
  await migrate(primary.db)
  boss = await openJobs(pair.primary.url, () => {})
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-replica-'))
  const [DATABASE_URL, DATABASE_REPLICA_URL] = [pair.primary.url, pair.standby.url]
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMITS: 'off', DATABASE_URL, DATABASE_REPLICA_URL }
  shop = await openShop({ ...readSettings(env), secret: 'a secret of thirty-two bytes or more' }, DATABASE_URL)
  const hear = (): void => {
    shop.reads.hear()
    heard += 1
  }
  listener = await hearAll({ ...shop, reads: { ...shop.reads, hear } }, DATABASE_URL)
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`
  await makeFee(primary.db)
  id = (await makeProduct(primary.db, { sizes: [{ size: 'M', stock: 100 }] })).id
}, 120_000)

afterAll(async () => {
  await shop.app.close()
  await listener.stop()
  await boss.stop({ graceful: false })
  await Promise.all([shop.deps.db.destroy(), primary.db.destroy()])
  await pair.close()
  await rm(dataDir, { recursive: true })
})

async function atStandby(text: string): Promise<void> {
  const client = new pg.Client(pair.standby.url)
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

const nameNow = async (): Promise<string> => (await testBrowser(url).get(`/api/products/${id}`)).body.product.name
/** By somebody who tells nobody. */
const rename = (name: string) => primary.db.updateTable('products').set({ name }).where('id', '=', id).execute()

/** The replica is asked, and stands still from here on: it says one name, and the primary another. */
async function standStill(kept: string, real: string): Promise<void> {
  await atStandby('select pg_wal_replay_resume()')
  await rename(kept)
  await vi.waitFor(async () => {
    await vi.waitFor(async () => expect(await nameNow()).toBe(kept), WHILE)
    await atStandby('select pg_wal_replay_pause()')
    await rename(real)
    const later = await nameNowAfterItsAge()
    if (later === real) {
      await atStandby('select pg_wal_replay_resume()')
      await rename(kept)
    }
    expect(later).toBe(kept)
  }, WHILE)
}

/** Past the second for which an answer is kept, and before the replica counts as too far behind. */
async function nameNowAfterItsAge(): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 1100))
  return nameNow()
}

test('what every stranger is told comes from the replica; one that is too far behind is left out by itself', async () => {
  await standStill('Of the replica', 'Of the primary')
  await vi.waitFor(async () => expect(await nameNow()).toBe('Of the primary'), WHILE)
  await atStandby('select pg_wal_replay_resume()')
}, 60_000)

test('a change that is told is read at once by everybody, however far behind the replica is', async () => {
  await standStill('Before', 'Behind')
  const before = heard
  await primary.pool.query(`select pg_notify('shop_pages', 'content')`)
  await vi.waitFor(() => expect(heard).toBe(before + 1), { timeout: 20_000, interval: 1 })
  expect(await nameNow()).toBe('Behind')
}, 60_000)

test('whoever has ordered reads the order, and one piece less, at once', async () => {
  await standStill('Not sold', 'Sold')
  const guest = testBrowser(url)
  const stock = async () => (await guest.get(`/api/products/${id}`)).body.product.sizes[0].stock
  const before = await stock()
  const placed = await guest.send('POST', '/api/orders/guest', orderForm({ productId: id }))
  expect(placed.status).toBe(201)
  expect((await guest.get(`/api/orders/${placed.body.order.id}`)).status).toBe(200)
  expect([await stock(), await nameNow()]).toEqual([before - 1, 'Sold'])
}, 60_000)

test('with the replica away nothing is refused', async () => {
  await atStandby('select pg_wal_replay_resume()')
  await rename('Both')
  await vi.waitFor(async () => expect(await nameNow()).toBe('Both'), WHILE)
  await pair.standby.stop()
  const answers = await Promise.all(Array.from({ length: 20 }, () => testBrowser(url).get('/api/products?limit=5')))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(await nameNow()).toBe('Both')
}, 60_000)

test('a database that is no replica of this one is named at the start; one that is away is not', async () => {
  expect(await whyNoReplica(pair.primary.url, primary)).toMatch(/^Wrong setting DATABASE_REPLICA_URL: [^\n]+$/)
  expect(await whyNoReplica('postgres://shop@127.0.0.1:1/postgres', primary)).toBeNull()
})
