import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeFee, makeOrder, makeOwner, makeProduct, NOW } from '../../tests/support/builders.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { changeStatus } from '../orders/change-status.server.ts'
import { countVisitsSince } from '../visits/db.server.ts'
import { sumVisits } from '../visits/sum-visits.server.ts'
import { countToDo } from './count-to-do.server.ts'

let shop: TestShop
let viewer: TestBrowser
let tee: string
let cap: string
const orders: string[] = []

const get = async (path: string) => (await viewer.get(`/api${path}`)).body

beforeAll(async () => {
  shop = await testShop()
  const { db } = shop.at
  viewer = await shop.signedIn('viewer')
  await makeFee(db)
  tee = (await makeProduct(db, { name: 'Tee' })).id
  cap = (await makeProduct(db, { name: 'Cap', price: 100, sizes: [{ size: 'S', stock: 9 }] })).id
  orders.push(await makeOrder(db, [{ productId: tee, quantity: 2 }]))
  orders.push(await makeOrder(db, [{ productId: cap, size: 'S', quantity: 3, price: 100 }]))
  orders.push(await makeOrder(db, [{ productId: tee }]))
  const accountId = await makeOwner(db)
  for (const orderId of orders.slice(0, 2))
    await changeStatus(db, { orderId, status: 'paid', restock: true, note: '', accountId }, NOW)
})
afterAll(() => shop.close())

describe('the overview tells', () => {
  test('orders, successful ones and what they earned', async () => {
    expect((await get('/orders/dashboard-stats')).stats).toEqual({
      totalOrders: 3,
      successfulOrders: 2,
      totalEarnings: 800,
    })
    const { stats, before } = await get('/orders/dashboard-stats?period=month')
    expect([stats, before]).toEqual(Array(2).fill({ totalOrders: 0, successfulOrders: 0, totalEarnings: 0 }))
    expect((await viewer.get('/api/orders/dashboard-stats?period=week')).status).toBe(400)
  })

  test('which way all of the time goes: the last 30 days beside the 30 before them', async () => {
    const { db } = shop.at
    const [tees = '', caps = ''] = orders
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3.6e6)
    const place = (id: string, createdAt: Date) =>
      db.updateTable('orders').set({ createdAt }).where('id', '=', id).execute()
    await place(tees, daysAgo(20))
    await place(caps, daysAgo(40))
    const { before, lately } = await get('/orders/dashboard-stats')
    expect([before, lately]).toEqual([
      null,
      {
        stats: { totalOrders: 1, successfulOrders: 1, totalEarnings: 450 },
        before: { totalOrders: 1, successfulOrders: 1, totalEarnings: 350 },
      },
    ])
    expect((await get('/orders/dashboard-stats?period=month')).lately).toBeNull()
    for (const id of [tees, caps]) await place(id, NOW)
  })

  test('every month since the first order, with what an order came to', async () => {
    const { sales, step } = await get('/orders/sales')
    expect([step, sales[0]]).toEqual([
      'month',
      { point: '2026-03', totalOrders: 3, successfulOrders: 2, totalEarnings: 800, averageOrder: 400 },
    ])
    expect(sales.at(-1)).toMatchObject({ totalOrders: 0, averageOrder: null })
  })

  test('where to and in which sizes', async () => {
    const { governorates, sizes } = await get('/orders/sales/shares')
    expect(governorates).toEqual([
      {
        governorateId: 'cairo',
        governorateName: 'Cairo',
        governorateNameAr: 'القاهرة',
        totalOrders: 3,
        successfulOrders: 2,
        totalEarnings: 800,
      },
    ])
    expect(sizes).toEqual([
      { size: 'S', totalQuantity: 3, totalRevenue: 300 },
      { size: 'M', totalQuantity: 2, totalRevenue: 400 },
    ])
  })

  test('what sold best, and only as many as are asked for', async () => {
    const { stats } = await get('/orders/best-selling-products')
    expect(stats).toMatchObject([
      { productId: cap, name: 'Cap', image: null, totalQuantity: 3, totalRevenue: 300 },
      { productId: tee, name: 'Tee', image: null, totalQuantity: 2, totalRevenue: 400 },
    ])
    expect((await get('/orders/best-selling-products?limit=1')).stats).toHaveLength(1)
    expect((await viewer.get('/api/orders/best-selling-products?limit=0')).status).toBe(400)
  })

  test('what waits: cash, parcels, late ones, what needs somebody', async () => {
    const { db } = shop.at
    await db
      .updateTable('orders')
      .set({ attention: 'payment differs' })
      .where('id', '=', orders[2] ?? '')
      .execute()
    const { toDo } = await get('/admin/to-do')
    expect(toDo).toEqual({
      pending: 1,
      approve: 1,
      ship: 2,
      late: 2,
      attention: 1,
      differing: 1,
      reviews: 0,
      returns: 0,
      cash: 0,
    })
    // Promised within a week of working days, which NOW is the first of.
    const soon = new Date(NOW.getTime() + 5 * 24 * 3.6e6)
    expect((await countToDo(db, soon)).late).toBe(0)
  })
})

test('visits and looks are the same before and after their days are summed', async () => {
  const { db } = shop.at
  const at = (hours: number) => new Date(NOW.getTime() + hours * 3.6e6)
  await db
    .updateTable('visitsSummed')
    .set({ until: at(-240) })
    .execute()
  const look = (session: number, productId: string, hours: number) => ({
    kind: 'product_view' as const,
    sessionId: `session_${session}`,
    page: '/',
    at: at(hours),
    productId,
  })
  await db
    .insertInto('visits')
    .values([look(1, tee, 0), look(2, tee, 1), look(2, cap, 30), look(3, tee, 31)])
    .execute()
  await db
    .insertInto('visits')
    .values([0, 1, 30].map((hours) => ({ kind: 'visit', sessionId: `session_${hours}_`, page: '/', at: at(hours) })))
    .execute()
  const told = async () => [
    (await get('/orders/most-viewed-products')).stats.map((each: { views: number }) => each.views),
    await countVisitsSince(db, 'ever', at(32)),
    await countVisitsSince(db, 1, at(32)),
  ]
  const before = await told()
  expect(before).toEqual([[3, 1], 3, 3])
  for (const hours of [20, 20, 32, 60]) {
    await sumVisits(db, at(hours))
    expect(await told()).toEqual(before)
  }
  expect((await db.selectFrom('visitDays').select('visits').execute()).map(({ visits }) => visits)).toEqual([2, 1])
})
