import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeFee, makeOrder, makeProduct, requestFor } from '../../tests/support/builders.ts'
import { TOTAL } from '../../tests/support/parcels.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { ageOf } from './cash.ts'

let shop: TestShop
let staff: TestBrowser
let productId: string
beforeAll(async () => {
  shop = await testShop()
  staff = await shop.signedIn('staff')
  await makeFee(shop.at.db)
  productId = (await makeProduct(shop.at.db)).id
})
afterAll(() => shop.close())

test('PC34: cash with couriers is told by courier and age, overdue by what was agreed, and goes when it is settled', async () => {
  expect([0, 3, 4, 7, 8, 14, 15, 99].map(ageOf)).toEqual([
    'fresh',
    'fresh',
    'week',
    'week',
    'twoWeeks',
    'twoWeeks',
    'older',
    'older',
  ])
  const cash = async () =>
    (await staff.get('/api/admin/parcels/cash')).body.couriers.find(
      ({ courier }: { courier: string }) => courier === 'DHL',
    )
  const ids = [await makeOrder(shop.at.db, [{ productId }]), await makeOrder(shop.at.db, [{ productId }])]
  for (const id of ids)
    await staff.send('PUT', `/api/orders/${id}/status`, {
      status: 'shipped',
      parcel: { courier: 'DHL', trackingNumber: '7274967247' },
    })
  await shop.at.pool.query("update order_history set at = at - interval '9 days' where order_id = $1", [ids[0]])
  expect(await cash()).toMatchObject({
    ages: { fresh: { orders: 1, amount: TOTAL }, twoWeeks: { orders: 1, amount: TOTAL }, week: { orders: 0 } },
    payDays: 7,
    overdue: { orders: 1, amount: TOTAL },
    delivered: { orders: 0 },
    all: { orders: 2, amount: 2 * TOTAL },
  })
  const overdue = async () => (await staff.get('/api/admin/parcels/cash/overdue')).body.orders
  expect(await overdue()).toMatchObject([
    { id: ids[0], courier: 'DHL', trackingNumber: '7274967247', days: 9, payDays: 7, amount: TOTAL },
  ])
  expect((await staff.get('/api/admin/to-do')).body.toDo.cash).toBe(1)
  const dhl = (await staff.get('/api/couriers')).body.couriers.find(({ name }: { name: string }) => name === 'DHL')
  const agree = (payDays: number) => staff.send('PUT', `/api/couriers/${dhl.id}`, { ...dhl, payDays })
  expect([(await agree(0)).status, (await agree(61)).status]).toEqual([400, 400])
  delete dhl.updatedAt
  for (const [payDays, left] of [
    [9, []],
    [8, [{ id: ids[0] }]],
  ] as const) {
    expect((await agree(payDays)).status).toBe(200)
    expect(await overdue()).toMatchObject(left)
  }
  for (const id of ids) await staff.send('PUT', `/api/orders/${id}/approve-cod`, {})
  expect(await cash()).toBeUndefined()
  expect(await overdue()).toEqual([])
})

test('a parcel that is ready is found by its customer’s name and number, however they are written', async () => {
  const { address } = requestFor([])
  const theirs = { ...address, name: 'عبد الرحمن زكي', phone: '+201005550143' }
  const id = await makeOrder(shop.at.db, [{ productId }], { address: theirs })
  const ready = async (search: string) =>
    (await staff.get(`/api/admin/parcels/ready?${new URLSearchParams({ search })}`)).body.parcels
  for (const search of ['عبدالرحمن', '0100 555 0143', '٠١٠٠٥٥٥٠١٤٣'])
    expect([search, (await ready(search)).map((parcel: { id: string }) => parcel.id)]).toEqual([search, [id]])
})
