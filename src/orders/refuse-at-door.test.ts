import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../tests/support/books.ts'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeFee, makeOrder, makeOwner, makeProduct } from '../../tests/support/builders.ts'
import { crowd } from '../../tests/support/crowd.ts'
import { warm } from '../../tests/support/database.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { changeStatus } from './change-status.server.ts'
import { deleteOrder } from './delete-order.server.ts'
import type { OrderStatus } from './order.ts'
import { refuseAtDoor } from './refuse-at-door.server.ts'

let shop: TestShop
let staff: TestBrowser
let owner: string
beforeAll(async () => {
  shop = await testShop()
  staff = await shop.signedIn('staff')
  await makeFee(shop.at.db)
  owner = await makeOwner(shop.at.db)
})
afterEach(async () => {
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
})
afterAll(() => shop.close())

const set = (orderId: string, status: OrderStatus, now = new Date()) =>
  changeStatus(shop.at.db, { orderId, status, restock: true, note: '', accountId: owner }, now)

const refuse = (orderId: string, restock = true) =>
  refuseAtDoor(shop.at.db, { orderId, restock, note: '', accountId: owner }, new Date())

async function sent(...steps: OrderStatus[]) {
  const { id: productId } = await makeProduct(shop.at.db)
  const orderId = await makeOrder(shop.at.db, [{ productId, quantity: 2 }])
  for (const status of steps) await set(orderId, status)
  return { productId, orderId }
}

const order = (id: string) =>
  shop.at.db
    .selectFrom('orders')
    .select(['status', 'isPaid', 'refusedAt', 'phone', 'deletedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const stockOf = async (productId: string) => {
  const shelf = shop.at.db.selectFrom('variants').select(['onHand', 'reserved']).where('productId', '=', productId)
  return Object.values(await shelf.executeTakeFirstOrThrow())
}

const asked = (id: string, body: object) => staff.send('POST', `/api/orders/${id}/refused`, body)

test('CA1: refused at the door is cancelled, its goods are back if they are, and its history says why', async () => {
  const { productId, orderId } = await sent('shipped')
  const { status, body } = await asked(orderId, { from: 'shipped', note: 'Nobody answered' })
  expect([status, body.order.status, body.order.isRefused]).toEqual([200, 'cancelled', true])
  expect(body.order.history.at(-1)).toMatchObject({ from: 'shipped', to: 'cancelled', event: 'refused' })
  expect(await stockOf(productId)).toEqual([10, 0])
  const lost = await sent('shipped')
  await asked(lost.orderId, { restock: false })
  expect(await stockOf(lost.productId)).toEqual([8, 0])
})

test.each([[[]], [['paid']], [['cancelled']], [['shipped', 'delivered', 'paid']]] as const)(
  'CA2: what was never at a door, or was taken there, is not refused: %j',
  async (steps) => {
    const { orderId } = await sent(...steps)
    expect(await asked(orderId, {})).toMatchObject({ status: 409, body: { errorCode: 'STATE_CONFLICT' } })
    expect((await order(orderId)).refusedAt).toBeNull()
  },
)

test('CA2: whoever saw it elsewhere is told, and nothing is done', async () => {
  const { orderId } = await sent('shipped')
  expect(await asked(orderId, { from: 'delivered' })).toMatchObject({ status: 409, body: { errorCode: 'STALE_EDIT' } })
  expect((await order(orderId)).status).toBe('shipped')
})

test('CA3: refused many times at once, its goods come back once', async () => {
  const { productId, orderId } = await sent('shipped')
  await warm(shop.at)
  const { done, refused, broken } = await crowd(12, () => refuse(orderId))
  expect({ done: done.length, refused, broken }).toEqual({ done: 1, refused: { STATE_CONFLICT: 11 }, broken: [] })
  expect(await stockOf(productId)).toEqual([10, 0])
})

test('CA3: refused and delivered with its cash at once, one of the two has happened', async () => {
  const { productId, orderId } = await sent('shipped')
  await warm(shop.at)
  const settle = (turn: number) =>
    turn % 2 === 0
      ? refuse(orderId)
      : changeStatus(
          shop.at.db,
          { orderId, status: 'paid', from: 'shipped', restock: true, note: '', accountId: owner },
          new Date(),
        )
  const { broken } = await crowd(10, settle)
  expect(broken).toEqual([])
  const { status, refusedAt } = await order(orderId)
  expect(status === 'cancelled').toBe(refusedAt !== null)
  expect(await stockOf(productId)).toEqual(status === 'cancelled' ? [10, 0] : [8, 0])
})

test('CA4: within its minute it is undone, and then nobody has refused anything', async () => {
  const { productId, orderId } = await sent('shipped')
  const { undo } = (await asked(orderId, {})).body.order
  expect((await staff.send('POST', `/api/orders/${orderId}/undo`, { step: undo.step })).status).toBe(200)
  expect(await order(orderId)).toMatchObject({ status: 'shipped', refusedAt: null })
  expect(await stockOf(productId)).toEqual([8, 0])
})

test('CA4: a step that takes it out of cancelled and is undone leaves it refused', async () => {
  const { orderId } = await sent('shipped')
  await refuse(orderId)
  const again = await staff.send('PUT', `/api/orders/${orderId}/status`, { status: 'shipped' })
  expect(await order(orderId)).toMatchObject({ status: 'shipped', refusedAt: null })
  await staff.send('POST', `/api/orders/${orderId}/undo`, { step: again.body.order.undo.step })
  expect((await order(orderId)).refusedAt).not.toBeNull()
})

test('CA5: deleting a refused order makes nobody forget it', async () => {
  const { orderId } = await sent('shipped')
  await refuse(orderId)
  await deleteOrder(shop.at.db, { orderId, restock: true, accountId: owner }, new Date())
  const { phone, deletedAt } = await order(orderId)
  expect(deletedAt).not.toBeNull()
  const refused = shop.at.db.selectFrom('orders').select('id').where('phone', '=', phone)
  expect(await refused.where('refusedAt', 'is not', null).execute()).toEqual([{ id: orderId }])
})

test('CA6: of many at once, each that was sent is refused, with a way back for all', async () => {
  const orders = [await sent('shipped'), await sent(), await sent('shipped', 'delivered')]
  const from = ['shipped', 'pending', 'delivered']
  const rows = orders.map(({ orderId: id }, at) => ({ id, from: from[at] }))
  const { body } = await staff.send('POST', '/api/orders/bulk', { action: 'refuse', restock: false, orders: rows })
  const codes = body.results.map(({ refusal }: { refusal: { errorCode: string } | null }) => refusal?.errorCode)
  expect(codes).toEqual([undefined, 'STATE_CONFLICT', undefined])
  expect(await stockOf(orders[0]?.productId ?? '')).toEqual([8, 0])
  expect(body.results[0].undo).toMatchObject({ seconds: 60 })
})

test('CA7: who only looks refuses nothing, and a stranger learns nothing of it', async () => {
  const { orderId } = await sent('shipped')
  const viewer = await shop.signedIn('viewer')
  expect((await viewer.send('POST', `/api/orders/${orderId}/refused`, {})).status).toBe(403)
  await refuse(orderId)
  const { sku } = await shop.at.db
    .selectFrom('orders')
    .select('sku')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const stranger = await shop.browser().get(`/api/orders/guest/${sku}`)
  expect(stranger.body.order).toMatchObject({ status: 'cancelled', isRefused: false })
})

test('CA8: what the team did is in the activity as one change, with its reason', async () => {
  const { orderId } = await sent('shipped')
  await asked(orderId, {})
  const told = await shop.at.db
    .selectFrom('activity')
    .select(['after'])
    .where('subjectId', '=', orderId)
    .where('call', 'like', '%/refused')
    .execute()
  expect(told).toHaveLength(1)
  expect(told[0]?.after).toMatchObject({ status: 'cancelled', refusedAt: expect.any(String) })
})

test('CA8: money that it had is owed back, and the letter tells of the money', async () => {
  const { orderId } = await sent('paid', 'shipped')
  await refuse(orderId)
  expect(await order(orderId)).toMatchObject({ status: 'cancelled', isPaid: true })
  const { body } = await staff.get(`/api/admin/orders/${orderId}`)
  expect(body.order.paymentInfo.refundable).toBe(body.order.total)
})
