import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeFee, makeOrder, makeProduct, NOW } from '../../tests/support/builders.ts'
import { warm } from '../../tests/support/database.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { addMissedSearch } from '../visits/db-missed.server.ts'
import { sumVisits } from '../visits/sum-visits.server.ts'
import { forgetSums } from './forget-sums.server.ts'
import { sumSales } from './sum-sales.server.ts'

let shop: TestShop
let viewer: Awaited<ReturnType<TestShop['signedIn']>>
let productId: string
let soldOut: string
beforeAll(async () => {
  shop = await testShop()
  viewer = await shop.signedIn('viewer')
  await makeFee(shop.at.db)
  productId = (await makeProduct(shop.at.db)).id
  soldOut = (await makeProduct(shop.at.db, { name: 'Hoodie', sizes: [{ size: 'M', stock: 0 }] })).id
})
afterAll(() => shop.close())
beforeEach(() => shop.at.pool.query('truncate visits, source_days, missed_searches, missed_sizes'))

const PATH = '/api/analytics/website-visit'
let sessions = 0
const session = () => {
  sessions += 1
  return `session_1772532000000_${sessions}`
}
const tell = async (sessionId: string, told: object, headers = {}) =>
  (await shop.browser().send('POST', PATH, { page: '/', sessionId, ...told }, headers)).body.counted
const sources = async (period = 'all') => (await viewer.get(`/api/admin/sources?period=${period}`)).body.sources
const missed = async () => (await viewer.get('/api/admin/missed?period=month')).body
const instagram = { type: 'visit', utm: 'utm_source=Instagram&utm_medium=social' }

describe('of each source the overview tells', () => {
  test('visits, carts and checkouts, each once a session, and orders with their share', async () => {
    const [one, other, direct] = [session(), session(), session()]
    for (const each of [one, other]) await tell(each, instagram)
    await tell(direct, { type: 'visit', referrer: 'localhost:3000' })
    for (const type of ['cart', 'cart', 'checkout', 'checkout', 'visit']) await tell(one, { type })
    await makeOrder(shop.at.db, [{ productId }], { source: 'instagram / social' })
    const told = await sources()
    expect(told).toEqual([
      { source: 'instagram / social', visits: 2, carts: 1, checkouts: 1, orders: 1, share: 0.5 },
      { source: 'direct', visits: 1, carts: 0, checkouts: 0, orders: 0, share: 0 },
    ])
    await sumSales(shop.at.db)
    await sumVisits(shop.at.db, new Date(Date.now() + 24 * 3.6e6))
    expect(await sources()).toEqual(told)
    const [today] = (await viewer.get('/api/admin/sources?period=month')).body.times
    expect(today).toMatchObject({ visits: 3, carts: 1, checkouts: 1, orders: 0, share: 0 })
    await shop.at.db.updateTable('visitsSummed').set({ until: NOW }).execute()
  })

  test('nothing of who asks not to be counted', async () => {
    const one = session()
    for (const headers of [{ dnt: '1' }, { 'sec-gpc': '1' }])
      for (const told of [instagram, { type: 'cart' }, { type: 'search', words: 'coat' }])
        expect(await tell(one, told, headers)).toBe(false)
    expect(await tell(one, { type: 'size', productId: soldOut, size: 'M' }, { dnt: '1' })).toBe(false)
    expect((await shop.at.db.selectFrom('visits').selectAll().execute()).length).toBe(0)
    expect(await missed()).toMatchObject({ searches: [], sizes: [] })
  })

  test('those of most visits by name, and no more of a day than fifty', async () => {
    const at = new Date('2026-04-01T10:00:00Z')
    const names = Array.from({ length: 70 }, (_, number) => `made-up-${number}`)
    const rows = [...names, 'google.com', 'google.com', ...Array(80).fill('direct')].map((source) => ({ source, at }))
    await shop.at.db
      .insertInto('visits')
      .values(rows.map((row) => ({ ...row, kind: 'visit' as const, sessionId: session(), page: '/' })))
      .execute()
    await sumVisits(shop.at.db, new Date('2026-04-03T10:00:00Z'))
    const kept = await shop.at.db.selectFrom('sourceDays').selectAll().orderBy('visits', 'desc').execute()
    expect(kept.length).toBe(51)
    expect(kept.slice(0, 3).map(({ source, visits }) => [source, visits])).toEqual([
      ['direct', 80],
      ['other', 22],
      ['google.com', 2],
    ])
    const shown: { source: string; visits: number }[] = await sources()
    expect(shown.length).toBeLessThanOrEqual(22)
    expect(shown.reduce((sum, { visits }) => sum + visits, 0)).toBe(152)
  })
})

test('an order keeps where its visit came from, not of who asks not to be counted, and never fails by it', async () => {
  const one = session()
  await tell(one, instagram)
  const order = async (sessionId: string | undefined, headers = {}) => {
    const { body } = await shop.browser().send('POST', '/api/orders/guest', guestOrder(sessionId), headers)
    return { source: (await viewer.get(`/api/admin/orders/${body.order.id}`)).body.order.source }
  }
  expect(await order(one)).toEqual({ source: 'instagram / social' })
  expect(await order(one, { 'sec-gpc': '1' })).toEqual({ source: null })
  expect(await order(session())).toEqual({ source: null })
  expect(await order(undefined)).toEqual({ source: null })
})

let shoppers = 0
function guestOrder(sessionId: string | undefined) {
  shoppers += 1
  const person = { name: 'Mona Adel', email: `mona${shoppers}@mailbox.example`, phone: `0100555${1000 + shoppers}` }
  return {
    products: [{ productId, size: 'M', quantity: 1, price: 200 }],
    total: 250,
    shippingFee: 50,
    shippingAddress: { ...person, address: '3 El Nasr Street', city: 'cairo', cityName: 'Nasr City', country: 'EG' },
    guestInfo: person,
    paymentInfo: { method: 'cod' },
    ...(sessionId ? { sessionId } : {}),
  }
}

describe('what shoppers did not find', () => {
  test('is told in words, by how often, and never who looked', async () => {
    for (const words of ['Winter  Coat', 'winter coat', 'scarf', 'mona@mailbox.example', '01005551234'])
      await tell(session(), { type: 'search', words })
    expect((await missed()).searches).toEqual([
      { words: 'winter coat', times: 2 },
      { words: 'scarf', times: 1 },
    ])
  })

  test('told by twenty at once counts twenty', async () => {
    await warm(shop.database)
    const told = [{ type: 'search', words: 'coat' }, { type: 'size', productId: soldOut, size: 'M' }, instagram]
    const browsers = Array.from({ length: 20 }, () => shop.browser())
    await Promise.all(browsers.map((browser) => browser.send('POST', PATH, {})))
    for (const each of told)
      await Promise.all(
        browsers.map((browser) => browser.send('POST', PATH, { page: '/', sessionId: session(), ...each })),
      )
    const { searches, sizes } = await missed()
    expect([searches[0].times, sizes[0].presses, (await sources())[0].visits]).toEqual([20, 20, 20])
  })

  test('fills no table, not even by many at once', async () => {
    const { db, pool } = shop.at
    await warm(shop.database)
    await pool.query(
      `insert into missed_searches select '2026-03-03', 'word ' || n, 1 from generate_series(1, 195) as n`,
    )
    const words = Array.from({ length: 10 }, (_, number) => `made up ${number}`)
    const counted = await Promise.all(words.map((each) => addMissedSearch(db, each, NOW)))
    expect(counted.filter(Boolean).length).toBe(5)
    expect(await addMissedSearch(db, 'word 7', NOW)).toBe(true)
  })

  test('is a size that is sold out, chosen or waited for; what is there is none', async () => {
    expect(await tell(session(), { type: 'size', productId: soldOut, size: 'M' })).toBe(true)
    expect(await tell(session(), { type: 'size', productId: soldOut, size: 'XL' })).toBe(false)
    expect(await tell(session(), { type: 'size', productId, size: 'M' })).toBe(false)
    const wish = { productId: soldOut, size: 'M', email: 'mona@mailbox.example' }
    for (let times = 0; times < 2; times += 1) await shop.browser().send('POST', '/api/stock-alerts', wish)
    const [size] = (await missed()).sizes
    expect(size).toMatchObject({
      productId: soldOut,
      name: 'Hoodie',
      size: 'M',
      isOneSize: false,
      presses: 1,
      wishes: 1,
    })
  })
})

test('sums are kept for 25 months, and single visits for one', async () => {
  const { db, pool } = shop.at
  const days = ['2024-02-02', '2024-02-03']
  for (const day of days) {
    await pool.query(`insert into source_days values ('${day}', 'google.com', 1, 0, 0)`)
    await pool.query(`insert into source_orders values ('${day}', 'google.com', 1)`)
    await pool.query(`insert into missed_searches values ('${day}', 'coat', 1)`)
    await pool.query(`insert into missed_sizes values ('${day}', '${soldOut}', 'M', 1, 0)`)
  }
  await forgetSums(db, NOW)
  for (const table of ['source_days', 'source_orders', 'missed_searches', 'missed_sizes']) {
    const { rows } = await pool.query(`select day::text from ${table} where day < '2025-01-01'`)
    expect([table, rows]).toEqual([table, [{ day: days[1] }]])
  }
  const visit = { kind: 'visit' as const, page: '/' }
  const ages = [29, 32].map((age) => ({
    ...visit,
    sessionId: session(),
    at: new Date(NOW.getTime() - age * 24 * 3.6e6),
  }))
  await db.insertInto('visits').values(ages).execute()
  await sumVisits(db, NOW)
  expect((await db.selectFrom('visits').select('sessionId').execute()).map((row) => row.sessionId)).toEqual([
    ages[0]?.sessionId,
  ])
})
