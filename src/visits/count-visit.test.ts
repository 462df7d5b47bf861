import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeProduct } from '../../tests/support/builders.ts'
import { warm } from '../../tests/support/database.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { countVisitsSince } from './db.server.ts'

let shop: TestShop
let productId: string
beforeAll(async () => {
  shop = await testShop()
  productId = (await makeProduct(shop.at.db)).id
})
afterAll(() => shop.close())
beforeEach(() => shop.at.db.deleteFrom('visits').execute())

const PATH = '/api/analytics/website-visit'
let sessions = 0
const visit = (overrides: object = {}) => {
  sessions += 1
  const timestamp = new Date().toISOString()
  return { type: 'visit', page: '/', timestamp, sessionId: `session_1772532000000_${sessions}`, ...overrides }
}
const rows = () => shop.at.db.selectFrom('visits').selectAll().execute()

describe('a visit', () => {
  test('counts once per session, however often it is told', async () => {
    const browser = shop.browser()
    const one = visit()
    const answers = [await browser.send('POST', PATH, one), await browser.send('POST', PATH, one)]
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { success: true, counted: true }],
      [200, { success: true, counted: false }],
    ])
    await browser.send('POST', PATH, visit())
    expect(await rows()).toHaveLength(2)
  })

  test('told by twenty requests at once counts once, and nobody hears of a fault', async () => {
    await warm(shop.database)
    const browsers = Array.from({ length: 20 }, () => shop.browser())
    await Promise.all(browsers.map((browser) => browser.send('POST', PATH, {})))
    const [one, view] = [visit(), visit({ type: 'product_view', productId })]
    for (const form of [one, view]) {
      const answers = await Promise.all(browsers.map((browser) => browser.send('POST', PATH, form)))
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
      expect(answers.filter(({ body }) => body.counted)).toHaveLength(1)
    }
    expect(await rows()).toHaveLength(2)
  })

  test('keeps neither an address nor what stands behind the page’s path', async () => {
    await shop.browser().send('POST', PATH, visit({ page: '/guest-track?sku=BW12AB34#status' }))
    const [row] = await rows()
    expect(Object.keys(row ?? {}).sort()).toEqual(['at', 'id', 'kind', 'page', 'productId', 'sessionId', 'source'])
    expect(row?.page).toBe('/guest-track')
  })

  test.each([
    ['Do Not Track', { dnt: '1' }],
    ['Global Privacy Control', { 'sec-gpc': '1' }],
  ])('is not counted of who asks by %s', async (_, headers) => {
    const { status, body } = await shop.browser().send('POST', PATH, visit(), headers)
    expect([status, body]).toEqual([200, { success: true, counted: false }])
    expect(await rows()).toEqual([])
  })
})

test('a product is looked at once per session, and only if there is such a product', async () => {
  const browser = shop.browser()
  const view = visit({ type: 'product_view', productId, page: `/product/${productId}` })
  const other = (await makeProduct(shop.at.db)).id
  const visits = [view, view, { ...view, productId: other }, { ...view, productId: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }]
  const answers = []
  for (const each of visits) answers.push((await browser.send('POST', PATH, each)).body.counted)
  expect(answers).toEqual([true, false, true, false])
  expect((await rows()).map((row) => row.productId)).toEqual([productId, other])
})

test.each([
  ['another type', { type: 'purchase' }],
  ['a page without end', { page: `/${'x'.repeat(300)}` }],
  ['a session of another shape', { sessionId: "'; drop table visits" }],
  ['a session without end', { sessionId: 's'.repeat(81) }],
  ['a look at no product', { type: 'product_view' }],
  ['a sold-out size of no product', { type: 'size', size: 'M' }],
  ['a search for nothing', { type: 'search' }],
  ['a look at something else', { type: 'product_view', productId: '../1' }],
])('%s is refused and leaves nothing', async (_, fields) => {
  expect((await shop.browser().send('POST', PATH, visit(fields))).status).toBe(400)
  expect(await rows()).toEqual([])
})

test('FZ9: one browser tells of at most 60 visits a minute', async () => {
  const limited = await testShop({ RATE_LIMITS: 'on' })
  try {
    const browser = limited.browser()
    const statuses: number[] = []
    for (let turn = 0; turn < 61; turn += 1) statuses.push((await browser.send('POST', PATH, visit())).status)
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true)
    expect(statuses[60]).toBe(429)
    expect((await limited.browser().send('POST', PATH, visit())).status).toBe(200)
  } finally {
    await limited.close()
  }
})

test('visits are counted by Cairo’s months: this one, the last six with it, this year, ever', async () => {
  const at = [
    '2025-12-31T21:59:00Z', // still December in Cairo
    '2025-12-31T22:01:00Z', // January
    '2026-04-30T20:59:00Z',
    '2026-05-31T21:01:00Z', // June, summer time
    '2026-06-10T08:00:00Z',
  ]
  await shop.at.db
    .insertInto('visits')
    .values(at.map((each, index) => ({ kind: 'visit', sessionId: `session_${index}_`, page: '/', at: new Date(each) })))
    .execute()
  await shop.at.db
    .insertInto('visits')
    .values({ kind: 'product_view', sessionId: 'session_views', page: '/', productId, at: new Date(at[4] ?? '') })
    .execute()
  const now = new Date('2026-06-15T12:00:00Z')
  const since = (months: number | 'year' | 'ever') => countVisitsSince(shop.at.db, months, now)
  expect([await since(1), await since(6), await since('year'), await since('ever')]).toEqual([2, 4, 4, 5])
  const viewer = await shop.signedIn('viewer')
  expect((await viewer.get('/api/orders/website-visits?period=all')).body.stats).toEqual({ totalVisits: 5 })
  expect((await viewer.get('/api/orders/website-visits?period=week')).status).toBe(400)
})
