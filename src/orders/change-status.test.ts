import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../tests/support/books.ts'
import { makeFee, makeOrder, makeOwner, makeProduct, NOW } from '../../tests/support/builders.ts'
import { crowd } from '../../tests/support/crowd.ts'
import { type TestDatabase, testDatabase, warm } from '../../tests/support/database.ts'
import { approveCod } from './approve-cod.server.ts'
import { cancelOrder } from './cancel-order.server.ts'
import { changeStatus } from './change-status.server.ts'
import { type OrderStatus, STATUSES } from './order.ts'

let at: TestDatabase
let owner: string
beforeAll(async () => {
  at = await testDatabase()
  await makeFee(at.db)
  owner = await makeOwner(at.db)
})
afterAll(() => at.close())

const set = (orderId: string, status: OrderStatus, restock = true) =>
  changeStatus(at.db, { orderId, status, restock, note: '', accountId: owner }, NOW)

const statusOf = async (id: string) =>
  (await at.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

const stockOf = (productId: string) =>
  at.db
    .selectFrom('variants')
    .select(['onHand', 'reserved'])
    .where('productId', '=', productId)
    .executeTakeFirstOrThrow()

const paymentsOf = async (orderId: string) =>
  (await at.db.selectFrom('payments').selectAll().where('orderId', '=', orderId).execute()).length

async function makeOrderOfTwo() {
  const { id: productId } = await makeProduct(at.db)
  return { productId, orderId: await makeOrder(at.db, [{ productId, quantity: 2 }]) }
}

test('what an order holds follows its state', async () => {
  const { productId, orderId } = await makeOrderOfTwo()
  expect(await stockOf(productId)).toEqual({ onHand: 10, reserved: 2 })
  await set(orderId, 'shipped')
  expect(await stockOf(productId)).toEqual({ onHand: 8, reserved: 0 })
  await set(orderId, 'delivered')
  expect(await stockOf(productId)).toEqual({ onHand: 8, reserved: 0 })
  await approveCod(at.db, orderId, owner, NOW)
  expect([await statusOf(orderId), await paymentsOf(orderId)]).toEqual(['delivered', 1])
  await set(orderId, 'cancelled')
  expect(await stockOf(productId)).toEqual({ onHand: 10, reserved: 0 })
  expect(await paymentsOf(orderId)).toBe(1)
  expect(await wrongInTheBooks(at.db)).toEqual([])
})

test('goods that did not come back stay off the shelf', async () => {
  const { productId, orderId } = await makeOrderOfTwo()
  await set(orderId, 'shipped')
  await set(orderId, 'cancelled', false)
  expect(await stockOf(productId)).toEqual({ onHand: 8, reserved: 0 })
  expect(await wrongInTheBooks(at.db)).toEqual([])
})

test('an order leaves cancelled only while its goods are still there', async () => {
  const { productId, orderId } = await makeOrderOfTwo()
  await set(orderId, 'cancelled')
  await makeOrder(at.db, [{ productId, quantity: 9 }])
  await expect(set(orderId, 'pending')).rejects.toMatchObject({ code: 'OUT_OF_STOCK', details: { available: 1 } })
  expect(await statusOf(orderId)).toBe('cancelled')
})

test('no status change removes a payment', async () => {
  const { orderId } = await makeOrderOfTwo()
  await set(orderId, 'paid')
  await expect(set(orderId, 'pending')).rejects.toMatchObject({ code: 'PAYMENT_RECORDED' })
  expect([await statusOf(orderId), await paymentsOf(orderId)]).toEqual(['paid', 1])
})

test('paid and cancelled, a hundred times over, leaves the shelf as it was', async () => {
  const { productId, orderId } = await makeOrderOfTwo()
  for (let turn = 0; turn < 50; turn += 1) {
    await set(orderId, 'paid')
    await set(orderId, 'cancelled')
  }
  expect(await stockOf(productId)).toEqual({ onHand: 10, reserved: 0 })
  expect(await paymentsOf(orderId)).toBe(1)
  expect(await wrongInTheBooks(at.db)).toEqual([])
})

test('twenty approvals at once are one', async () => {
  const { productId, orderId } = await makeOrderOfTwo()
  await warm(at)
  const { done, refused, broken } = await crowd(20, () => approveCod(at.db, orderId, owner, NOW))
  expect({ done: done.length, refused, broken }).toEqual({ done: 1, refused: { STATE_CONFLICT: 19 }, broken: [] })
  expect(await stockOf(productId)).toEqual({ onHand: 8, reserved: 0 })
  expect(await paymentsOf(orderId)).toBe(1)
})

test('approve, cancel and every status at once: the books add up', async () => {
  const { productId, orderId } = await makeOrderOfTwo()
  await warm(at)
  const { broken } = await crowd(120, async (turn) => {
    if (turn % 7 === 0) return approveCod(at.db, orderId, owner, NOW)
    if (turn % 7 === 1) return cancelOrder(at.db, orderId, null, NOW)
    return set(orderId, STATUSES[turn % STATUSES.length] ?? 'paid')
  })
  expect(broken).toEqual([])
  expect(await wrongInTheBooks(at.db)).toEqual([])
  await set(orderId, 'cancelled')
  expect(await stockOf(productId)).toEqual({ onHand: 10, reserved: 0 })
})

test('shoppers and the owner at the same sizes: the books add up and nobody deadlocks', async () => {
  const one = await makeProduct(at.db, { sizes: [{ size: 'M', stock: 300 }] })
  const two = await makeProduct(at.db, { sizes: [{ size: 'M', stock: 300 }] })
  const there = [{ productId: one.id }, { productId: two.id }]
  const placed = await Promise.all(Array.from({ length: 10 }, () => makeOrder(at.db, there)))
  await warm(at)
  const { broken } = await crowd(90, async (turn) => {
    const orderId = placed[turn % placed.length] ?? ''
    if (turn % 3 === 0) return makeOrder(at.db, turn % 2 ? there : [...there].reverse())
    return set(orderId, STATUSES[turn % STATUSES.length] ?? 'paid')
  })
  expect(broken).toEqual([])
  expect(await wrongInTheBooks(at.db)).toEqual([])
})

test('ten cancelled orders come back for the last three pieces at once: three get them', async () => {
  const { id: productId } = await makeProduct(at.db, { sizes: [{ size: 'M', stock: 3 }] })
  const cancelled: string[] = []
  for (let turn = 0; turn < 10; turn += 1) {
    const orderId = await makeOrder(at.db, [{ productId }])
    await set(orderId, 'cancelled')
    cancelled.push(orderId)
  }
  await warm(at)
  const { done, refused, broken } = await crowd(10, (turn) => set(cancelled[turn] ?? '', 'shipped'))
  expect({ done: done.length, refused, broken }).toEqual({ done: 3, refused: { OUT_OF_STOCK: 7 }, broken: [] })
  expect(await stockOf(productId)).toEqual({ onHand: 0, reserved: 0 })
})
