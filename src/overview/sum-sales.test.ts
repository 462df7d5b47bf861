import { afterAll, beforeAll, expect, test } from 'vitest'
import { chance } from '../../db/demo/chance.ts'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeFee, makeOwner, makeProduct, NOW, requestFor } from '../../tests/support/builders.ts'
import { fillTable, readsAll, watched } from '../../tests/support/large-table.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { changeStatus } from '../orders/change-status.server.ts'
import { countByStatus } from '../orders/db-list.server.ts'
import { deleteOrder } from '../orders/delete-order.server.ts'
import { STATUSES } from '../orders/order.ts'
import { placeOrder } from '../orders/place-order.server.ts'
import { undoStep } from '../orders/undo/undo-step.server.ts'
import { countToDo } from './count-to-do.server.ts'
import { countSales, listSalesByGovernorate, listSalesBySize } from './db.server.ts'
import { listBestSellers } from './db-ranks.server.ts'
import { listSales } from './list-sales.server.ts'
import { sumSales } from './sum-sales.server.ts'

let shop: TestShop
let owner: TestBrowser
let accountId: string
const products: string[] = []
const PLACES = ['cairo', 'giza', 'aswan'] as const
const SOLD = ['S', 'M', 'XL'] as const
const DAY = 24 * 3.6e6

beforeAll(async () => {
  shop = await testShop()
  owner = await shop.signedIn('owner')
  accountId = await makeOwner(shop.at.db)
  for (const place of PLACES) await makeFee(shop.at.db, place)
  const sizes = SOLD.map((size) => ({ size, stock: 5000 }))
  for (let count = 0; count < 4; count += 1) products.push((await makeProduct(shop.at.db, { sizes })).id)
})
afterAll(() => shop.close())

const ALL = { from: null, until: '2999-01-01' }

/** Every order, one by one. */
async function truth() {
  const { db } = shop.at
  const [orders, lines, payments] = await Promise.all([
    db.selectFrom('orders').selectAll().where('deletedAt', 'is', null).execute(),
    db.selectFrom('orderLines').selectAll().execute(),
    db.selectFrom('payments').selectAll().where('settles', '=', true).execute(),
  ])
  const successful = orders.filter(({ isPaid, cancelledAt }) => isPaid && !cancelledAt)
  const earned = ({ id, total }: (typeof orders)[number]): number =>
    total - (payments.find(({ orderId }) => orderId === id)?.refunded ?? 0)
  const sold = lines.filter(({ orderId }) => successful.some(({ id }) => id === orderId))
  const pieces = (some: typeof sold): number => some.reduce((sum, { quantity }) => sum + quantity, 0)
  const revenue = (some: typeof sold): number => some.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
  const figures = (some: typeof orders) => {
    const won = some.filter((order) => successful.includes(order))
    return [some.length, won.length, won.reduce((sum, order) => sum + earned(order), 0) / 100]
  }
  const groups = <T, K extends string>(rows: T[], keyOf: (row: T) => K, sum: (rows: T[]) => unknown) =>
    Object.fromEntries([...Map.groupBy(rows, keyOf)].map(([key, some]) => [key, sum(some)]))
  return {
    all: figures(orders),
    statuses: groups(
      orders,
      ({ status }) => status,
      (some) => some.length,
    ),
    places: groups(orders, ({ governorateId }) => governorateId, figures),
    days: groups(
      orders,
      ({ createdAt }) => new Date(createdAt.getTime() + 2 * 3.6e6).toISOString().slice(0, 7),
      figures,
    ),
    sizes: groups(
      sold,
      ({ size }) => size,
      (some) => [pieces(some), revenue(some) / 100],
    ),
    products: groups(
      sold,
      ({ productId }) => productId,
      (some) => [pieces(some), revenue(some) / 100],
    ),
  }
}

async function told() {
  const { db } = shop.at
  const [all, statuses, places, { sales }, sizes, best] = await Promise.all([
    countSales(db, ALL),
    countByStatus(db),
    listSalesByGovernorate(db, ALL),
    listSales(db, 'all', NOW),
    listSalesBySize(db, ALL),
    listBestSellers(db, 100),
  ])
  const figures = ({ totalOrders, successfulOrders, totalEarnings }: typeof all) => [
    totalOrders,
    successfulOrders,
    totalEarnings,
  ]
  return {
    all: figures(all),
    statuses,
    places: Object.fromEntries(places.map((place) => [place.governorateId, figures(place)])),
    days: Object.fromEntries(sales.filter((each) => each.totalOrders > 0).map((each) => [each.point, figures(each)])),
    sizes: Object.fromEntries(sizes.map((each) => [each.size, [each.totalQuantity, each.totalRevenue]])),
    products: Object.fromEntries(best.map((each) => [each.productId, [each.totalQuantity, each.totalRevenue]])),
  }
}

async function placeOne(draw: ReturnType<typeof chance>): Promise<string> {
  const lines = products
    .filter(() => draw.below(2) === 0)
    .map((productId) => ({ productId, size: draw.of(SOLD), quantity: 1 + draw.below(4) }))
  const request = requestFor(lines.length > 0 ? lines : [{ productId: products[0] ?? '' }])
  const placedAt = new Date(NOW.getTime() - draw.below(90) * DAY)
  const city = draw.of(PLACES)
  return (await placeOrder(shop.at.db, { ...request, address: { ...request.address, city } }, placedAt)).id
}

/** What somebody of the team might do to an order next; what the shop refuses is no matter here. */
async function moveOne(id: string, draw: ReturnType<typeof chance>): Promise<void> {
  const { db } = shop.at
  const now = new Date(NOW.getTime() + draw.below(1000) * 1000)
  const change = { orderId: id, status: draw.of(STATUSES), restock: draw.below(2) === 0, note: 'so it is', accountId }
  const ways = [
    () => changeStatus(db, change, now),
    () => changeStatus(db, change, now),
    () => deleteOrder(db, { orderId: id, restock: true, accountId }, now),
    async () => {
      const last = db.selectFrom('orderHistory').select('id').where('orderId', '=', id).orderBy('id', 'desc')
      const { id: step } = await last.limit(1).executeTakeFirstOrThrow()
      await undoStep(db, { orderId: id, step, accountId }, now)
    },
    async () => {
      const form = { orderId: id, amount: 1 + draw.below(60), refunded: 0, how: 'cash', reference: 'Receipt 1' }
      await owner.send('POST', '/api/payment/given-back', form)
    },
  ]
  const way = ways[draw.below(draw.below(8) === 0 ? 5 : 2)] ?? ways[0]
  await (draw.below(3) === 0 ? ways[4] : way)?.().catch(() => {})
}

test('whatever happens to orders, and whenever sums are made, the figures are what counting orders would say', async () => {
  const draw = chance(7)
  const orders: string[] = []
  for (let turn = 0; turn < 14; turn += 1) {
    for (let count = 0; count < 4; count += 1) orders.push(await placeOne(draw))
    const moved = Array.from({ length: 12 }, () => moveOne(orders[draw.below(orders.length)] ?? '', draw))
    await Promise.all([...moved, sumSales(shop.at.db), sumSales(shop.at.db)])
    if (draw.below(2) === 0) await sumSales(shop.at.db)
    expect(await told(), `turn ${turn}`).toEqual(await truth())
  }
  const { all, sizes } = await truth()
  expect(all.every((figure) => figure > 10)).toBe(true)
  expect(Object.keys(sizes)).toHaveLength(3)
  await sumSales(shop.at.db)
  expect(await told()).toEqual(await truth())
  expect(await shop.at.db.selectFrom('salesMoved').select('id').execute()).toEqual([])
})

test('what is changed in an order by hand is summed anew too', async () => {
  const { db } = shop.at
  const id = await placeOne(chance(99))
  await changeStatus(db, { orderId: id, status: 'paid', restock: true, note: '', accountId }, NOW)
  await sumSales(db)
  await db
    .updateTable('orderLines')
    .set({ quantity: 9, size: 'XL', price: 12_300 })
    .where('orderId', '=', id)
    .where('position', '=', 0)
    .execute()
  await db
    .updateTable('orders')
    .set({ subtotal: 500_000, total: 505_000, governorateId: 'aswan', createdAt: new Date(NOW.getTime() - 200 * DAY) })
    .where('id', '=', id)
    .execute()
  expect(await told()).toEqual(await truth())
  await sumSales(db)
  expect(await told()).toEqual(await truth())
})

test('twenty thousand orders are not read to tell any figure', async () => {
  const { db: plain, pool } = shop.at
  await sumSales(plain)
  // No id of an order has a U, so that none of these is one of theirs.
  await fillTable(
    pool,
    'orders',
    'orders_search',
    `insert into orders (id, sku, placed_by, language, payment_method, holds, subtotal, shipping_fee, total, name, email,
      phone, address, governorate_id, city_name, country, created_at, is_paid, fulfilment)
    select '01ARZ3NDEKTSV4RRFFUUU' || lpad(n::text, 5, '0'), 'BWU' || lpad(n::text, 5, '0'), 'test', 'en', 'cod', 'deducted',
      1, 0, 1, 'Somebody', n || '@shop.test', '+2012' || lpad(n::text, 8, '0'), '-', 'cairo', '-', 'EG',
      '2024-01-01'::timestamptz + n * interval '1 hour', true, 'delivered'
    from generate_series(1, 20000) as n`,
  )
  await sumSales(plain)
  // Today moves all the time.
  await placeOne(chance(3))
  await pool.query('analyze orders, order_lines, payments, sales_days, sales_moved, reviews')
  const { db, take, planOf } = watched(pool)
  await Promise.all([
    countSales(db, { from: '2026-03-01', until: '2026-03-31' }),
    listSalesByGovernorate(db, ALL),
    listSales(db, 'all', NOW),
    listSalesBySize(db, ALL),
    listBestSellers(db, 5),
    countToDo(db, NOW),
  ])
  const plans = await Promise.all(take().map(planOf))
  expect(plans).toHaveLength(9)
  for (const plan of plans) expect(readsAll(plan, 'orders'), plan).toBe(false)
})
