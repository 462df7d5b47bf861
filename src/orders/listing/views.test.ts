import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBrowser } from '../../../tests/support/browser.ts'
import { makeFee, makeOwner, makeProduct, requestFor } from '../../../tests/support/builders.ts'
import { fillTable, readsAll, watched } from '../../../tests/support/large-table.ts'
import { type TestShop, testShop } from '../../../tests/support/shop.ts'
import { cairoDay } from '../../lib/cairo-day.ts'
import { changeStatus } from '../change-status.server.ts'
import { countViews, listOrders } from '../db-list.server.ts'
import { ORDER_SORTS, type OrderStatus } from '../order.ts'
import { placeOrder } from '../place-order.server.ts'
import { listOverdueDays } from './db-overdue.server.ts'

let shop: TestShop
let viewer: TestBrowser

const DAY = 24 * 3_600_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY)

/** Who ordered when, how they pay and where it stands: the governorates promise 7 working days, Giza one. */
const ORDERS: [string, number, Partial<{ method: 'cod' | 'paymob'; city: string; steps: OrderStatus[] }>][] = [
  ['new', 0, {}],
  ['old and unpaid', 30, {}],
  ['card, unpaid', 0, { method: 'paymob' }],
  ['card, paid', 1, { method: 'paymob', steps: ['paid'] }],
  ['approved long ago', 30, { steps: ['paid'] }],
  ['approved, Giza', 5, { steps: ['paid'], city: 'giza' }],
  ['sent unpaid', 3, { steps: ['shipped'] }],
  ['sent and paid', 40, { steps: ['paid', 'shipped'] }],
  ['cancelled', 40, { steps: ['cancelled'] }],
]

beforeAll(async () => {
  shop = await testShop()
  viewer = await shop.signedIn('viewer')
  const { db } = shop.at
  await makeFee(db)
  await makeFee(db, 'giza')
  await db
    .updateTable('shippingFees')
    .set({ leadDaysMin: 1, leadDaysMax: 1 })
    .where('governorateId', '=', 'giza')
    .execute()
  const { id: productId } = await makeProduct(db, { sizes: [{ size: 'M', stock: 50 }] })
  const accountId = await makeOwner(db)
  for (const [name, days, { method = 'cod', city = 'cairo', steps = [] }] of ORDERS) {
    const request = requestFor([{ productId }], { method })
    const address = { ...request.address, name, city }
    const { id: orderId } = await placeOrder(db, { ...request, address }, daysAgo(days))
    for (const status of steps)
      await changeStatus(db, { orderId, status, restock: true, note: 'seen', accountId }, new Date())
  }
})
afterAll(() => shop.close())

const namesFor = async (query: Record<string, string>): Promise<string[]> => {
  const { body } = await viewer.get(`/api/orders?${new URLSearchParams({ sort: 'oldest', limit: '50', ...query })}`)
  return body.orders.map(({ shippingAddress }: { shippingAddress: { name: string } }) => shippingAddress.name).sort()
}

describe('what is to do', () => {
  test.each([
    ['to-confirm', ['new', 'old and unpaid']],
    ['to-approve', ['new', 'old and unpaid', 'sent unpaid']],
    ['to-ship', ['approved long ago', 'approved, Giza', 'card, paid']],
    ['late', ['approved long ago', 'approved, Giza']],
    ['attention', []],
    ['everything else', ORDERS.map(([name]) => name).sort()],
  ])('%s', async (view, names) => {
    expect(await namesFor({ view })).toEqual(names)
  })

  test('is counted, whatever is shown', async () => {
    const { body } = await viewer.get('/api/orders?search=nobody')
    expect(body.views).toEqual({ 'to-confirm': 2, 'to-approve': 3, 'to-ship': 3, late: 2, attention: 0 })
  })

  test('an order is late by what its own governorate promises', async () => {
    const { db } = shop.at
    const promise = (leadDaysMax: number) =>
      db.updateTable('shippingFees').set({ leadDaysMax }).where('governorateId', '=', 'giza').execute()
    await promise(9)
    expect(await namesFor({ view: 'late' })).toEqual(['approved long ago'])
    await promise(1)
    expect(await namesFor({ view: 'late' })).toHaveLength(2)
  })
})

describe('orders are narrowed by', () => {
  const dayOf = (days: number) => cairoDay(daysAgo(days))

  test.each([
    [{ method: 'paymob' }, ['card, paid', 'card, unpaid']],
    [{ paid: 'true', method: 'cod' }, ['approved long ago', 'approved, Giza', 'sent and paid']],
    [{ paid: 'false', status: 'shipped' }, ['sent unpaid']],
    [{ governorate: 'giza' }, ['approved, Giza']],
    [{ governorate: 'atlantis', search: 'Giza' }, ['approved, Giza']],
    [{ from: dayOf(5), to: dayOf(3) }, ['approved, Giza', 'sent unpaid']],
    [{ from: dayOf(3), to: dayOf(3) }, ['sent unpaid']],
    [{ to: dayOf(35) }, ['cancelled', 'sent and paid']],
    [{ to: 'yesterday', status: 'cancelled' }, ['cancelled']],
    [{ until: daysAgo(20).toISOString() }, ['approved long ago', 'cancelled', 'old and unpaid', 'sent and paid']],
  ])('%j', async (query, names) => {
    expect(await namesFor(query as Record<string, string>)).toEqual(names)
  })
})

test('ten thousand orders are neither read nor sorted to show a page of them', async () => {
  await fillTable(
    shop.at.pool,
    'orders',
    'orders_newest',
    `insert into orders (id, sku, placed_by, language, payment_method, holds, subtotal, shipping_fee, total, name, email,
      phone, address, governorate_id, city_name, country, created_at, is_paid, fulfilment)
    select '01ARZ3NDEKTSV4RRFF' || lpad(n::text, 8, '0'), 'BW' || lpad(n::text, 6, '0'), 'test', 'en', 'cod', 'deducted',
      n, 0, n, 'Somebody ' || n, n || '@shop.test', '+2012' || lpad(n::text, 8, '0'), '-', 'cairo', '-', 'EG',
      now() - n * interval '1 hour', true, 'delivered'
    from generate_series(1, 10000) as n`,
  )
  // As it is once the database has been at rest for a minute.
  await shop.at.pool.query('vacuum orders')
  const { db, take, planOf } = watched(shop.at.pool)
  const late = await listOverdueDays(db, new Date())
  take()
  await countViews(db, late)
  for (const view of ['to-confirm', 'to-approve', 'to-ship', { late }] as const)
    await listOrders(db, { view }, { sort: 'newest', page: 1, limit: 10 })
  const plans = await Promise.all(take().map(planOf))
  const found = plans.map((plan) => /orders_(to_approve|by_status|attention)/.exec(plan)?.[1])
  const times = (index: string) => found.filter((each) => each === index).length
  expect([times('to_approve'), times('by_status'), times('attention')]).toEqual([3, 9, 1])

  for (const sort of ORDER_SORTS) {
    await listOrders(db, {}, { sort, page: 200, limit: 50 })
    const passedOver = (await Promise.all(take().map(planOf))).at(-1)
    expect(passedOver, sort).toMatch(
      /"Node Type":"Index Only Scan"[^}]*"Index Name":"orders_(newest|by_total|by_name)"/,
    )
  }
  await listOrders(db, { status: 'cancelled' }, { sort: 'newest', page: 1, limit: 50 })
  await listOrders(db, { from: '2026-01-01', to: '2026-01-02' }, { sort: 'newest', page: 1, limit: 50 })
  for (const query of take()) expect(readsAll(await planOf(query), 'orders'), query.sql).toBe(false)
})
