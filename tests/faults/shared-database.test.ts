import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { readSettings } from '../../src/lib/env.server.ts'
import { keepAssets } from '../../src/lib/kept-assets.server.ts'
import { migrate } from '../../src/lib/migrate.server.ts'
import { openDisk } from '../../src/lib/open-disk.server.ts'
import { wrongInTheBooks } from '../support/books.ts'
import { testBrowser } from '../support/browser.ts'
import { makeFee, makeProduct } from '../support/builders.ts'
import { orderForm } from '../support/order-form.ts'
import { film, picture, uploadOf, videoOf } from '../support/pictures.ts'
import { postOffice } from '../support/post-office.ts'
import { isRunning, serverOf, type Town, town } from '../support/running-shop.ts'
import { openTestStore } from '../support/store.ts'

const WHILE = { timeout: 30_000, interval: 100 }

let place: Town
beforeAll(async () => {
  place = await town()
  await migrate(place.db)
  await makeFee(place.db)
})
afterAll(() => place.close())

const aProduct = async (): Promise<string> => (await makeProduct(place.db, { sizes: [{ size: 'M', stock: 100 }] })).id

/** Each a browser that has its token already. */
const guestsAt = (urls: readonly string[], productId: string) =>
  Promise.all(
    urls.map(async (url, at) => {
      const browser = testBrowser(url)
      await browser.get('/api/csrf-token')
      const email = `guest-${at}@example.com`
      const { shippingAddress, ...form } = orderForm({ productId })
      return {
        email,
        order: () =>
          browser.send(
            'POST',
            '/api/orders/guest',
            { ...form, shippingAddress: { ...shippingAddress, email } },
            { 'idempotency-key': `order-${at}-${productId}` },
          ),
      }
    }),
  )

type Guest = Awaited<ReturnType<typeof guestsAt>>[number]

test('DU15: two servers on one database: each job is done once', async () => {
  const post = await postOffice({})
  onTestFinished(() => post.close())
  const shops = await Promise.all([place.open({ SMTP_URL: post.url }), place.open({ SMTP_URL: post.url })])
  const urls = Array.from({ length: 30 }, (_, at) => shops[at % 2]?.url ?? '')
  const guests = await guestsAt(urls, await aProduct())
  // Who is told that there is no room asks again.
  const isOrdered = async (guest: Guest) => expect((await guest.order()).status).toBe(201)
  await Promise.all(guests.map((guest) => vi.waitFor(() => isOrdered(guest), WHILE)))
  const isQuiet = async () => {
    const { rows } = await sql<{ open: number }>`
      select count(*)::int as open from pgboss.job where name = 'send-order-mail' and state in ('created', 'retry', 'active')
    `.execute(place.db)
    expect(rows[0]?.open).toBe(0)
    expect(post.received.length).toBeGreaterThanOrEqual(guests.length)
  }
  await vi.waitFor(isQuiet, WHILE)
  expect(post.received.toSorted()).toEqual(guests.map(({ email }) => email).toSorted())
  await Promise.all(shops.map((shop) => shop.stop()))
}, 120_000)

test('two machines that share a database and a store, and nothing else, are one shop', async () => {
  const store = await openTestStore()
  onTestFinished(() => store.close())
  const [email, password] = ['owner@two.test', 'a long enough word']
  const admin = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password }
  const shared = { ...store.settings, ...admin, SECRET: 'a secret of thirty-two bytes or more' }
  const disk = await openDisk(readSettings(store.settings))
  const before = path.join(place.dataDir, 'release-before')
  await mkdir(before)
  await writeFile(path.join(before, 'page-before.js'), 'run()')
  await keepAssets(disk, before, new Date(0))
  const shops = await Promise.all([place.open(shared, 'one'), place.open(shared, 'other')])
  const [one, other] = shops
  const owner = testBrowser(one.url)
  await owner.signIn(email, password)
  const photo = uploadOf(await picture(700, 500).png().toBuffer())
  const shot = film({ bytes: 100_000 })
  const { url } = (await owner.send('POST', '/api/cloudinary/upload', photo)).body
  const moving = videoOf(shot, await picture(400, 500).jpeg().toBuffer())
  const kept = await owner.send('POST', '/api/cloudinary/upload', moving)
  for (const { url: shop } of shops) {
    expect((await fetch(shop + url)).status).toBe(200)
    expect(await (await fetch(`${shop}/assets/page-before.js`)).text()).toBe('run()')
    expect((await fetch(`${shop}/assets/page-never.js`)).status).toBe(404)
    const part = await fetch(shop + kept.body.url, { headers: { range: 'bytes=-100' } })
    expect(Buffer.from(await part.arrayBuffer()).equals(shot.subarray(-100))).toBe(true)
  }

  const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(await (await fetch(one.url)).text()) ?? []
  expect(await disk.findBytes(script.slice(1))).not.toBeNull()

  const productId = await aProduct()
  const guests = await guestsAt([one.url, other.url, one.url, other.url], productId)
  const answers = await Promise.all(guests.map(({ order }) => order()))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  const elsewhere = Object.assign(testBrowser(other.url), { token: owner.token })
  expect((await elsewhere.get('/api/orders?limit=4')).body.orders.length).toBe(4)
  const stock = ({ url: shop }: { url: string }) => testBrowser(shop).get(`/api/products/${productId}/stock`)
  await vi.waitFor(async () => {
    for (const { body } of await Promise.all(shops.map(stock))) expect(body.sizes[0].stock).toBe(96)
  }, WHILE)
  expect(await wrongInTheBooks(place.db)).toEqual([])
  await Promise.all(shops.map((shop) => shop.stop()))
}, 120_000)

test('DU3: a backend killed with -9 takes all connections along: the server stays, and sells again by itself', async () => {
  const shop = await place.open()
  await vi.waitFor(() => expect(shop.output()).toContain('The shop is open'), WHILE)
  const server = serverOf(shop)
  const [next, ...guests] = await guestsAt(
    Array.from({ length: 31 }, () => shop.url),
    await aProduct(),
  )
  const answers = guests.map(({ order }) => order())
  await Promise.any(answers)
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
  `.execute(place.db)
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL')
  const heard = await Promise.all(answers)
  expect(heard.filter(({ status }) => ![201, 503].includes(status))).toEqual([])

  await vi.waitFor(async () => expect((await next?.order())?.status).toBe(201), WHILE)
  expect(serverOf(shop)).toBe(server)
  expect(isRunning(server)).toBe(true)
  const stored = (await place.db.selectFrom('orders').select('id').execute()).map(({ id }) => id)
  const acknowledged = heard.filter(({ status }) => status === 201).map(({ body }) => body.order.id)
  expect(stored).toEqual(expect.arrayContaining(acknowledged))
  expect(await wrongInTheBooks(place.db)).toEqual([])
}, 120_000)
