import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeFee, makeOrder, makeProduct } from '../../tests/support/builders.ts'
import { crowd } from '../../tests/support/crowd.ts'
import { takeSteps } from '../../tests/support/order-steps.ts'
import { makeReview } from '../../tests/support/reviews.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import type { JobName } from '../lib/jobs.server.ts'
import { forgetNotices } from './forget-notices.server.ts'
import { noteArrival } from './note-arrival.server.ts'
import { tellWhatIsDue } from './tell-what-is-due.server.ts'

let shop: TestShop
let owner: TestBrowser
let ownerId: string
let productId: string
beforeAll(async () => {
  shop = await testShop()
  owner = await shop.signedIn('owner')
  ownerId = (await owner.get('/api/auth/me')).body.user.id
  await makeFee(shop.at.db)
  productId = (await makeProduct(shop.at.db, { sizes: [{ size: 'M', stock: 999 }] })).id
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.at.pool.query('delete from notification_choices; delete from order_arrivals; delete from pgboss.job')
})

interface Chosen {
  orders?: 'each' | 'hourly' | 'never'
  summaryHour?: number | null
  language?: 'en' | 'ar'
}

/** Chosen at a moment of the test's own. */
async function choose({ orders = 'never', summaryHour = null, language = 'en' }: Chosen, at: Date, who = owner) {
  const { status } = await who.send('PUT', '/api/admin/notifications', { orders, summaryHour, language })
  expect(status).toBe(200)
  await shop.at.pool.query('update notification_choices set told_hour = $1, summed_up_on = $2::date - 1', [
    new Date(Math.floor(at.getTime() / 3_600_000) * 3_600_000),
    at.toISOString().slice(0, 10),
  ])
}

const place = (method: 'cod' | 'paymob' = 'cod') => makeOrder(shop.at.db, [{ productId }], { method })
const idsOf = (count: number) => Promise.all(Array.from({ length: count }, () => place()))

async function queued<Name extends JobName>(name: Name) {
  const { rows } = await shop.at.pool.query('select data from pgboss.job where name = $1 order by created_on', [name])
  return rows.map(({ data }) => data)
}

/** Every job of this name has its turn, twice, as after a restart. */
async function carryOut(
  name: 'send-order-mail' | 'note-arrival' | 'send-orders-letter' | 'send-summary',
): Promise<void> {
  for (const data of await queued(name)) {
    await shop.jobs[name](data)
    await shop.jobs[name](data)
  }
  await shop.at.pool.query('delete from pgboss.job where name = $1', [name])
}

async function lettersOf(work: () => Promise<void>): Promise<string[]> {
  const folder = path.join(shop.dataDir, 'mail')
  const before = new Set(await readdir(folder).catch(() => []))
  await work()
  const fresh = (await readdir(folder).catch(() => [])).filter((file) => !before.has(file))
  const letters = await Promise.all(fresh.map((file) => readFile(path.join(folder, file), 'utf8')))
  return letters.map((letter) => letter.replaceAll('=\r\n', '').replaceAll('=3D', '='))
}

/** The shop has heard of every order that was placed or paid. */
async function noteAll(): Promise<void> {
  await carryOut('send-order-mail')
  await carryOut('note-arrival')
}

async function told(): Promise<string[]> {
  await noteAll()
  return lettersOf(() => carryOut('send-orders-letter'))
}

const AT = new Date('2026-03-05T08:20:00Z')
const minutesLater = (minutes: number) => new Date(AT.getTime() + minutes * 60_000)

test('a morning on which there is nothing to say is not summed up', async () => {
  await choose({ summaryHour: 7 }, AT)
  await tellWhatIsDue(shop.at.db, AT)
  expect(await queued('send-summary')).toHaveLength(1)
  expect(await lettersOf(() => carryOut('send-summary'))).toEqual([])
})

describe('who wants to hear of each order', () => {
  test('gets one letter about it, with the way to it, in their language', async () => {
    await choose({ orders: 'each', language: 'ar' }, AT)
    const id = await place()
    const [letter = '', ...more] = await told()
    expect(more).toEqual([])
    expect(letter).toContain(`http://localhost:3000/ar/admin/orders/${id}`)
    expect(letter).toContain('<html lang="ar" dir="rtl">')
    expect(letter).toContain(`<bdi dir="ltr">BW${id.slice(-6)}</bdi>`)
    expect(letter).toContain('http://localhost:3000/ar/admin/notifications')
  })

  test('hears of a card once it is paid, and of one that became cash when it did; of neither twice', async () => {
    await choose({ orders: 'each' }, AT)
    const [paid, unpaid] = [await place('paymob'), await place('paymob')]
    expect(await told()).toEqual([])
    await takeSteps(shop.at.db, paid, 'paid')
    expect(await told()).toHaveLength(1)
    await noteArrival(shop.at.db, paid, AT)
    expect(await told()).toEqual([])
    expect((await queued('send-orders-letter')).length).toBe(0)
    expect(unpaid).not.toBe(paid)
  })

  test('is not written to about an order that was cancelled before, nor once they left the team', async () => {
    await choose({ orders: 'each' }, AT)
    const id = await place()
    await takeSteps(shop.at.db, id, 'cancelled')
    expect(await told()).toEqual([])
    await place()
    await noteAll()
    await shop.at.db.updateTable('accounts').set({ role: 'user', adminRole: null }).where('id', '=', ownerId).execute()
    expect(await lettersOf(() => carryOut('send-orders-letter'))).toEqual([])
    await shop.at.db
      .updateTable('accounts')
      .set({ role: 'admin', adminRole: 'owner' })
      .where('id', '=', ownerId)
      .execute()
  })
})

describe('who wants to hear hourly', () => {
  test('gets one letter for the hour, however often the clock is asked, and none for an hour without orders', async () => {
    await choose({ orders: 'hourly' }, AT)
    await idsOf(3)
    await noteAll()
    await tellWhatIsDue(shop.at.db, minutesLater(10))
    expect(await queued('send-orders-letter')).toEqual([])
    await crowd(10, () => tellWhatIsDue(shop.at.db, minutesLater(42)))
    const letters = await lettersOf(() => carryOut('send-orders-letter'))
    expect(letters.map((letter) => /^Subject: (.*)\r\n/m.exec(letter)?.[1])).toEqual(['3 new orders'])
    await tellWhatIsDue(shop.at.db, minutesLater(102))
    expect(await queued('send-orders-letter')).toEqual([])
  })

  test('hears after hours in which the shop was down of all that came in since', async () => {
    await choose({ orders: 'hourly' }, AT)
    await idsOf(2)
    await noteAll()
    await tellWhatIsDue(shop.at.db, minutesLater(600))
    expect(await lettersOf(() => carryOut('send-orders-letter'))).toHaveLength(1)
  })

  test('hears of nothing that came in before they asked', async () => {
    await place()
    await noteAll()
    await choose({ orders: 'hourly' }, AT)
    await tellWhatIsDue(shop.at.db, minutesLater(60))
    expect(await queued('send-orders-letter')).toEqual([])
  })
})

describe('the morning’s summary', () => {
  const MORNING = new Date('2026-03-05T05:01:00Z')

  test('leaves once, when its hour has struck in Cairo, and each figure leads to its list', async () => {
    await choose({ summaryHour: 7 }, MORNING)
    await place()
    await makeReview(shop.at.db, productId, { status: 'pending' })
    await tellWhatIsDue(shop.at.db, new Date('2026-03-05T04:55:00Z'))
    expect(await queued('send-summary')).toEqual([])
    for (const minutes of [0, 5, 300]) await tellWhatIsDue(shop.at.db, new Date(MORNING.getTime() + minutes * 60_000))
    expect(await queued('send-summary')).toEqual([{ accountId: ownerId, day: '2026-03-05' }])
    const [letter = '', ...more] = await lettersOf(() => carryOut('send-summary'))
    expect(more).toEqual([])
    for (const to of ['orders?from=2026-03-04&to=2026-03-04', 'orders?view=to-approve', 'reviews?status=pending'])
      expect(letter).toContain(`http://localhost:3000/admin/${to}`)
    expect(letter).toContain('Revenue yesterday: EGP 0.00')
    expect(letter).not.toContain('overdue')
    await tellWhatIsDue(shop.at.db, new Date('2026-03-06T05:01:00Z'))
    expect(await queued('send-summary')).toEqual([{ accountId: ownerId, day: '2026-03-06' }])
    const late = await place()
    await takeSteps(shop.at.db, late, 'shipped')
    await shop.at.pool.query("update order_history set at = at - interval '9 days' where order_id = $1", [late])
    const [next = ''] = await lettersOf(() => carryOut('send-summary'))
    expect(next).toContain('Cash overdue with couriers: EGP 250.00')
    expect(next).toContain('http://localhost:3000/admin/parcels/cash?only=overdue')
  })
})

describe('a choice', () => {
  const stored = async (who = owner) => (await who.get('/api/admin/notifications')).body.notifications

  test('is each person’s own, a viewer’s too, and nothing before they made it', async () => {
    const viewer = await shop.signedIn('viewer')
    expect(await stored(viewer)).toMatchObject({ orders: 'never', summaryHour: null, updatedAt: null })
    await choose({ orders: 'hourly', summaryHour: 8, language: 'ar' }, AT, viewer)
    expect(await stored(viewer)).toMatchObject({ orders: 'hourly', summaryHour: 8, language: 'ar' })
    expect(await stored()).toMatchObject({ orders: 'never', updatedAt: null })
  })

  test('that was changed in another tab meanwhile is not written over unseen', async () => {
    const seen = await stored()
    const save = (orders: string, updatedAt: string | null) =>
      owner.send('PUT', '/api/admin/notifications', { orders, summaryHour: null, language: 'en', updatedAt })
    expect((await save('each', seen.updatedAt)).status).toBe(200)
    const late = await save('never', seen.updatedAt)
    expect([late.status, late.body.errorCode]).toEqual([409, 'STALE_EDIT'])
    expect((await stored()).orders).toBe('each')
  })

  test('is of the words and hours that there are', async () => {
    const send = (body: object) => owner.send('PUT', '/api/admin/notifications', { language: 'en', ...body })
    expect((await send({ orders: 'daily', summaryHour: null })).status).toBe(400)
    expect((await send({ orders: 'each', summaryHour: 24 })).status).toBe(400)
  })
})

describe('a tab of the back-office', () => {
  const arrivals = async (after?: number) =>
    (await owner.get(`/api/admin/arrivals${after === undefined ? '' : `?after=${after}`}`)).body

  test('learns what came in since it last asked, and of the newest how it is called', async () => {
    const { last, count } = await arrivals()
    expect(count).toBe(0)
    const ids = [await place(), await place()]
    await noteAll()
    const news = await arrivals(last)
    expect(news).toMatchObject({ count: 2, latest: { id: ids[1], sku: `BW${ids[1]?.slice(-6)}`, total: 250 } })
    expect(await arrivals(news.last)).toMatchObject({ count: 0, latest: null, last: news.last })
  })

  test('numbers are given in turn, whoever notes them at once', async () => {
    const ids = await idsOf(12)
    await crowd(24, (who) => noteArrival(shop.at.db, ids[who % 12] ?? '', AT))
    const { rows } = await shop.at.pool.query('select count(*)::int as count from order_arrivals')
    expect(rows).toEqual([{ count: 12 }])
  })
})

test('what was told two months ago is forgotten; the counting goes on', async () => {
  await idsOf(2)
  await noteAll()
  await forgetNotices(shop.at.db, new Date(Date.now() + 61 * 24 * 3_600_000))
  const { rows } = await shop.at.pool.query(
    'select (select count(*)::int from order_arrivals) as arrivals, (select count(*)::int from notification_letters) as letters',
  )
  expect(rows).toEqual([{ arrivals: 1, letters: 0 }])
})
