import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../../src/lib/db.server.ts'
import { wrongInTheBooks } from '../support/books.ts'
import { testBrowser } from '../support/browser.ts'
import { makeFee, makeProduct } from '../support/builders.ts'
import { orderForm } from '../support/order-form.ts'
import { childrenOf, isRunning, postmasterOf, serverOf, type Town, town } from '../support/running-shop.ts'

const WHILE = { timeout: 40_000, interval: 100 }
/** Bytes of a piece of PostgreSQL’s log, which is written whole before it is used. */
const LOG_PIECE = 16 * 1024 * 1024
const HALF_A_PAGE = 4096

vi.setConfig({ testTimeout: 120_000 })

let place: Town
beforeAll(async () => {
  place = await town()
})
afterAll(() => place.close())

/** From now on no file that these processes write grows beyond so many bytes. */
const limitFiles = (pids: readonly number[], bytes: number | 'unlimited') =>
  Promise.all(
    pids.map((pid) =>
      promisify(execFile)('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]).catch((error) => {
        if (isRunning(pid)) throw error
      }),
    ),
  )

const guestsAt = (url: string, productId: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const browser = testBrowser(url)
      await browser.get('/api/csrf-token')
      const key = { 'idempotency-key': `full-${count}-${at}` }
      const form = orderForm({ productId })
      return () => browser.send('POST', '/api/orders/guest', form, key)
    }),
  )

async function urlIn(folder: string): Promise<string> {
  const read = async (file: string) => (await readFile(path.join(folder, file), 'utf8')).trim()
  const port = (await read('data/postmaster.pid')).split('\n')[3]
  return `postgres://shop:${await read('password')}@127.0.0.1:${port}/postgres`
}

/** The jobs’ table, larger than a piece of the log and full to its last page: a limit just above stops it alone. */
async function growJobs(): Promise<number> {
  await sql`
    create procedure add_jobs(count integer, filler text) language sql as $$
      insert into pgboss.job_common (name, data, state, completed_on)
      select 'send-order-mail', jsonb_build_object('filler', filler), 'completed', now() from generate_series(1, count)
    $$`.execute(place.db)
  await sql`alter table pgboss.job_common set (autovacuum_enabled = false)`.execute(place.db)
  await sql`call add_jobs(34000, repeat('x', 400))`.execute(place.db)
  // It tells where pages have room left, now and not amid the orders.
  await sql`vacuum pgboss.job_common`.execute(place.db)
  // Small ones fill what large ones left of their pages.
  await sql`
    do $$
    declare full_size bigint;
    begin
      full_size := pg_relation_size('pgboss.job_common');
      while pg_relation_size('pgboss.job_common') = full_size loop call add_jobs(1, ''); end loop;
    end $$`.execute(place.db)
  const { rows } = await sql<{ bytes: string }>`select pg_relation_size('pgboss.job_common') as bytes`.execute(place.db)
  return Number(rows[0]?.bytes)
}

test.skipIf(process.platform !== 'linux')(
  'DU9: where PostgreSQL has no room for a table’s next page, orders hear 503, pages are shown, and each order stands once there is',
  async () => {
    const shop = await place.open()
    await makeFee(place.db)
    const { id } = await makeProduct(place.db, { sizes: [{ size: 'M', stock: 1000 }] })
    const [first, ...guests] = await guestsAt(shop.url, id, 41)
    expect((await first?.())?.status).toBe(201)
    const bytes = await growJobs()
    expect(bytes).toBeGreaterThan(LOG_PIECE)
    const [server, postmaster] = [serverOf(shop), await postmasterOf(place.folder)]

    await limitFiles([postmaster, ...childrenOf(postmaster)], bytes + HALF_A_PAGE)
    const heard = await Promise.all(guests.map((order) => order()))
    const statuses = heard.map(({ status }) => status)
    expect(statuses.filter((status) => ![201, 503].includes(status))).toEqual([])
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(10)
    for (const { status, headers, body } of heard.filter((answer) => answer.status === 503))
      expect([status, body.errorCode, Number(headers.get('retry-after')) > 0]).toEqual([503, 'UNAVAILABLE', true])
    expect((await testBrowser(shop.url).get(`/api/products/${id}`)).status).toBe(200)
    expect((await fetch(`${shop.url}/products`)).status).toBe(200)
    expect(await wrongInTheBooks(place.db)).toEqual([])

    await limitFiles([postmaster, ...childrenOf(postmaster)], 'unlimited')
    for (const order of guests) expect((await order()).status).toBe(201)
    expect(await place.db.selectFrom('orders').select('id').execute()).toHaveLength(41)
    expect(await wrongInTheBooks(place.db)).toEqual([])
    expect([serverOf(shop), await postmasterOf(place.folder)]).toEqual([server, postmaster])
    await shop.stop()
  },
)

test.skipIf(process.platform !== 'linux')(
  'DU9: where its log has no room PostgreSQL ends and can’t start; the shop says 503 and sells once there is',
  async () => {
    const shop = await place.open({ DATABASE_URL: '' })
    await vi.waitFor(() => expect(shop.output()).toContain('The shop is open'), WHILE)
    const folder = path.join(shop.dataDir, 'postgres')
    const [server, postmaster] = [serverOf(shop), await postmasterOf(folder)]
    const { db } = openDatabase(await urlIn(folder))
    await makeFee(db)
    const { id } = await makeProduct(db, { sizes: [{ size: 'M', stock: 100 }] })
    const guests = await guestsAt(shop.url, id, 10)

    await limitFiles([shop.pid, postmaster, ...childrenOf(postmaster)], HALF_A_PAGE)
    const heard = await Promise.all(guests.map((order) => order()))
    expect(heard.map(({ status }) => status)).toEqual(guests.map(() => 503))
    await vi.waitFor(() => expect(isRunning(postmaster)).toBe(false), WHILE)
    for (const order of guests.slice(0, 3)) {
      const { status, headers } = await order()
      expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true])
    }
    expect(serverOf(shop)).toBe(server)

    await limitFiles([shop.pid], 'unlimited')
    await vi.waitFor(async () => expect((await fetch(`${shop.url}/api/ready`)).status).toBe(200), WHILE)
    for (const order of guests) expect((await order()).status).toBe(201)
    expect(await db.selectFrom('orders').select('id').execute()).toHaveLength(10)
    expect(await wrongInTheBooks(db)).toEqual([])
    expect(serverOf(shop)).toBe(server)
    await db.destroy()
    await shop.stop()
  },
)
