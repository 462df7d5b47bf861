import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '../../src/lib/db.server.ts'
import { wrongInTheBooks } from '../support/books.ts'
import { testBrowser } from '../support/browser.ts'
import { makeFee, makeProduct } from '../support/builders.ts'
import { type DatabaseProxy, openDatabaseProxy } from '../support/database-proxy.ts'
import { changeIsHeard } from '../support/heard-change.ts'
import { orderForm } from '../support/order-form.ts'
import { isRunning, postmasterOf, serverOf, startAgain, type Town, town } from '../support/running-shop.ts'

const WHILE = { timeout: 30_000, interval: 50 }
const MIGRATIONS = path.resolve(import.meta.dirname, '../../db/migrations')

// Each starts a shop or two, on a machine that may have other work.
vi.setConfig({ testTimeout: 120_000 })

let place: Town
let proxy: DatabaseProxy
beforeAll(async () => {
  place = await town()
  proxy = await openDatabaseProxy(place.postgres.url)
})
afterAll(async () => {
  await place.close()
  await proxy.close()
})

/** A database of the town with nothing in it, seen through the proxy. */
async function emptyDatabase(name: string) {
  await sql`create database ${sql.id(name)}`.execute(place.db)
  const through = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href
  const { db } = openDatabase(through(place.postgres.url))
  onTestFinished(() => db.destroy())
  return { db, url: through(proxy.url) }
}

async function migrationsIn(db: Town['db']): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => `${name}.sql`)
}

const allMigrations = async () => (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql')).sort()

test('DU12: killed in the middle of a migration, the next start makes every change, once', async () => {
  const { db, url } = await emptyDatabase('half_migrated')
  const caught = proxy.catch({ statement: /create table order_lines/i, when: 'answered' })
  const start = place.open({ DATABASE_URL: url }).catch(() => 'never opened')
  await caught
  process.kill(serverOf({ pid: process.pid }), 'SIGKILL')
  expect(await start).toBe('never opened')
  const shop = await place.open({ DATABASE_URL: url })
  expect(await migrationsIn(db)).toEqual(await allMigrations())
  await shop.stop()
})

test('DU3: a database that goes away three times while the shop is starting is waited for', async () => {
  const { db, url } = await emptyDatabase('coming_and_going')
  const steps = [/create table order_lines/i, /create schema if not exists pgboss/i, /insert into pgboss\.schedule/i]
  const cuts = steps.map(async (statement) => (await proxy.catch({ statement, when: 'asked' })).cut())
  const shop = await place.open({ DATABASE_URL: url })
  await Promise.all(cuts)
  await vi.waitFor(() => expect(shop.output()).toContain('The shop is open'), WHILE)
  expect(await migrationsIn(db)).toEqual(await allMigrations())
  await shop.stop()
})

test('DU3: the shop’s own PostgreSQL, killed with -9, is started again, and ends with the shop', async () => {
  const shop = await place.open({ DATABASE_URL: '' })
  await vi.waitFor(() => expect(shop.output()).toContain('The shop is open'), WHILE)
  const folder = path.join(shop.dataDir, 'postgres')
  const [server, before] = [serverOf(shop), await postmasterOf(folder)]
  process.kill(before, 'SIGKILL')
  const after = await vi.waitFor(async () => {
    const postmaster = await postmasterOf(folder)
    expect(postmaster).not.toBe(before)
    expect((await fetch(`${shop.url}/api/ready`)).status).toBe(200)
    return postmaster
  }, WHILE)
  expect(serverOf(shop)).toBe(server)
  await shop.stop()
  expect([before, after].filter(isRunning)).toEqual([])
})

test('DU3: the postmaster killed with -9 amid thirty orders: the server stays, and sells again by itself', async () => {
  const shop = await place.open({ DATABASE_URL: proxy.url })
  await vi.waitFor(() => expect(shop.output()).toContain('The shop is open'), WHILE)
  const server = serverOf(shop)
  await makeFee(place.db)
  const { id } = await makeProduct(place.db, { sizes: [{ size: 'M', stock: 100 }] })
  const [next, ...guests] = Array.from({ length: 31 }, () => testBrowser(shop.url))
  await Promise.all(guests.map((browser) => browser.get('/api/csrf-token')))
  const order = (browser = next) => browser?.send('POST', '/api/orders/guest', orderForm({ productId: id }))
  await next?.get('/api/csrf-token')

  const answers = guests.map(async (browser) => order(browser))
  await Promise.any(answers)
  process.kill(await postmasterOf(place.folder), 'SIGKILL')
  const heard = (await Promise.all(answers)).filter((answer) => answer !== undefined)
  expect(heard.filter(({ status }) => ![201, 503].includes(status))).toEqual([])
  const meanwhile = await order()
  expect([meanwhile?.status, Number(meanwhile?.headers.get('retry-after')) > 0]).toEqual([503, true])

  const again = await startAgain(place)
  onTestFinished(() => again.stop())
  proxy.lead(again.port)
  await vi.waitFor(async () => expect((await order())?.status).toBe(201), WHILE)
  expect(serverOf(shop)).toBe(server)

  const { db } = openDatabase(again.url)
  onTestFinished(() => db.destroy())
  const stored = (await db.selectFrom('orders').select('id').execute()).map((row) => row.id)
  const acknowledged = heard.filter(({ status }) => status === 201).map(({ body }) => body.order.id)
  expect(stored).toEqual(expect.arrayContaining(acknowledged))
  expect(await wrongInTheBooks(db)).toEqual([])
  // Its jobs go on, and what changes is heard.
  const letters = () => readdir(path.join(shop.dataDir, 'mail'))
  await vi.waitFor(async () => expect(await letters()).toHaveLength(stored.length), WHILE)
  await changeIsHeard(shop.url, db)
})
