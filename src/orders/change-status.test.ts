import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../tests/support/books.ts'
import { makeFee, makeOrder, makeOwner, makeProduct, NOW } from '../../tests/support/builders.ts'
import { crowd } from '../../tests/support/crowd.ts'
import { type TestDatabase, testDatabase, warm } from '../../tests/support/database.ts'
import { approveCod } from './approve-cod.server.ts'
import { cancelOrder } from './cancel-order.server.ts'
import { changeStatus } from './change-status.server.ts'
import { deleteOrder } from './delete-order.server.ts'
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
  await approveCod(at.db, { orderId, accountId: owner }, NOW)
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

test('ST10: paid and cancelled, a hundred times over, leaves the shelf as it was', async () => {
  const { productId, orderId } = await makeOrderOfTwo()
  for (let turn = 0; turn < 50; turn += 1) {
    await set(orderId, 'paid')
    // What was never sent is on the shelf, whatever is said of it.
    await set(orderId, 'cancelled', turn % 2 === 0)
  }
  expect(await stockOf(productId)).toEqual({ onHand: 10, reserved: 0 })
  expect(await paymentsOf(orderId)).toBe(1)
  expect(await wrongInTheBooks(at.db)).toEqual([])
})

test('ST9: twenty approvals at once are one', async () => {
  const { productId, orderId } = await makeOrderOfTwo()
  await warm(at)
  const { done, refused, broken } = await crowd(20, () => approveCod(at.db, { orderId, accountId: owner }, NOW))
  expect({ done: done.length, refused, broken }).toEqual({ done: 1, refused: { STATE_CONFLICT: 19 }, broken: [] })
  expect(await stockOf(productId)).toEqual({ onHand: 8, reserved: 0 })
  expect(await paymentsOf(orderId)).toBe(1)
})

test('ST9: approve, cancel and every status at once: the books add up', async () => {
  const { productId, orderId } = await makeOrderOfTwo()
  await warm(at)
  const { broken } = await crowd(120, async (turn) => {
    if (turn % 7 === 0) return approveCod(at.db, { orderId, accountId: owner }, NOW)
    if (turn % 7 === 1) return cancelOrder(at.db, { orderId, accountId: null }, NOW)
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

const lettersOf = async (orderId: string) =>
  (
    await at.pool.query(
      `select data->>'event' as event, extract(epoch from start_after - created_on)::int as after
        from pgboss.job where name = 'send-order-mail' and data->>'orderId' = $1 order by created_on`,
      [orderId],
    )
  ).rows.map(({ event, after }) => [event, after])

const countSteps = async (orderId: string) =>
  (await at.db.selectFrom('orderHistory').select('id').where('orderId', '=', orderId).execute()).length

test('the team’s letters wait a minute, the shopper’s leave at once', async () => {
  const [byTeam, cancelled] = [await makeOrderOfTwo(), await makeOrderOfTwo()]
  await set(byTeam.orderId, 'shipped')
  await approveCod(at.db, { orderId: byTeam.orderId, accountId: owner }, NOW)
  await set(byTeam.orderId, 'cancelled')
  await set(byTeam.orderId, 'pending').catch(() => {})
  expect(await lettersOf(byTeam.orderId)).toEqual([
    ['placed', 0],
    ['shipped', 60],
    ['paid', 60],
    ['cancelled', 60],
  ])
  await cancelOrder(at.db, { orderId: cancelled.orderId, accountId: null }, NOW)
  await set(cancelled.orderId, 'pending')
  expect(await lettersOf(cancelled.orderId)).toEqual([
    ['placed', 0],
    ['cancelled', 0],
    ['stands again', 60],
  ])
})

test('a status that the order has already changes nothing and tells nobody', async () => {
  for (const status of STATUSES) {
    const { orderId } = await makeOrderOfTwo()
    await set(orderId, status)
    const was = [await countSteps(orderId), await lettersOf(orderId)]
    await set(orderId, status)
    expect([await countSteps(orderId), await lettersOf(orderId)], status).toEqual(was)
  }
})

test('“payment received” is told once, however often the order comes back to paid', async () => {
  const { orderId } = await makeOrderOfTwo()
  for (const status of ['paid', 'paid', 'shipped', 'paid', 'cancelled', 'paid'] as const) await set(orderId, status)
  const events = (await lettersOf(orderId)).map(([event]) => event)
  expect(events.filter((event) => event === 'paid')).toEqual(['paid'])
  expect(await paymentsOf(orderId)).toBe(1)
})

test('who saw the order elsewhere changes nothing, and hears where it is now', async () => {
  const { orderId } = await makeOrderOfTwo()
  await cancelOrder(at.db, { orderId, accountId: null, from: 'pending' }, NOW)
  const refusal = { code: 'STALE_EDIT', details: { status: 'cancelled', isPaid: false } }
  const change = { orderId, restock: true, note: '', accountId: owner, from: 'pending' } as const
  for (const status of ['shipped', 'cancelled', 'paid'] as const)
    await expect(changeStatus(at.db, { ...change, status }, NOW)).rejects.toMatchObject(refusal)
  await expect(approveCod(at.db, { orderId, accountId: owner, from: 'pending' }, NOW)).rejects.toMatchObject(refusal)
  await expect(cancelOrder(at.db, { ...change, accountId: null }, NOW)).rejects.toMatchObject(refusal)
  await expect(deleteOrder(at.db, change, NOW)).rejects.toMatchObject(refusal)
  expect(await statusOf(orderId)).toBe('cancelled')
  await deleteOrder(at.db, { ...change, from: 'cancelled' }, NOW)
})

test('the guest cancels while the owner ships: one of them does, the other hears of it', async () => {
  const orders = await Promise.all(Array.from({ length: 15 }, makeOrderOfTwo))
  await warm(at)
  const { done, refused, broken } = await crowd(30, async (turn) => {
    const { orderId } = orders[Math.floor(turn / 2)] ?? { orderId: '' }
    const request = { orderId, accountId: owner, from: 'pending' } as const
    if (turn % 2) return cancelOrder(at.db, { ...request, accountId: null }, NOW)
    return changeStatus(at.db, { ...request, status: 'shipped', restock: true, note: '' }, NOW)
  })
  expect({ done: done.length, refused, broken }).toEqual({ done: 15, refused: { STALE_EDIT: 15 }, broken: [] })
  for (const { orderId } of orders) expect(await countSteps(orderId)).toBe(2)
  expect(await wrongInTheBooks(at.db)).toEqual([])
})
