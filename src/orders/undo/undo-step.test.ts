import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../../tests/support/books.ts'
import { makeFee, makeOrder, makeOwner, makeProduct, requestFor } from '../../../tests/support/builders.ts'
import { crowd } from '../../../tests/support/crowd.ts'
import { warm } from '../../../tests/support/database.ts'
import { makePromoCode } from '../../../tests/support/promo-codes.ts'
import { type TestShop, testShop } from '../../../tests/support/shop.ts'
import { fromPounds } from '../../lib/money.ts'
import { approveCod } from '../approve-cod.server.ts'
import { cancelOrder } from '../cancel-order.server.ts'
import { changeStatus } from '../change-status.server.ts'
import type { OrderStatus } from '../order.ts'
import { amountsOf } from '../price.ts'
import { readForAdmin } from '../read-for-admin.server.ts'
import { undoStep } from './undo-step.server.ts'

let shop: TestShop
let owner: string
beforeAll(async () => {
  shop = await testShop()
  await makeFee(shop.at.db)
  owner = await makeOwner(shop.at.db)
})
afterEach(async () => {
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
})
afterAll(() => shop.close())

const THEN = new Date('2026-03-03T12:00:00Z')
const later = (seconds: number) => new Date(THEN.getTime() + seconds * 1000)

const setStatus = (orderId: string, status: OrderStatus, options: { restock?: boolean; at?: Date } = {}) => {
  const { restock = true, at = THEN } = options
  return changeStatus(shop.at.db, { orderId, status, restock, note: '', accountId: owner }, at)
}

const readOrder = (orderId: string, at = THEN) => readForAdmin(shop.at.db, orderId, at)

const lastStep = async (orderId: string) => (await readOrder(orderId)).history.at(-1)?.id ?? 0

const undo = async (orderId: string, at = later(59)) =>
  undoStep(shop.at.db, { orderId, step: await lastStep(orderId), accountId: owner }, at)

const rowOf = (id: string) =>
  shop.at.db
    .selectFrom('orders')
    .select(['status', 'isPaid', 'fulfilment', 'cancelledAt', 'expiredAt', 'holds', 'attention'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const stockOf = (productId: string) =>
  shop.at.db
    .selectFrom('variants')
    .select(['onHand', 'reserved'])
    .where('productId', '=', productId)
    .executeTakeFirstOrThrow()

async function makeOrderOfTwo(...steps: OrderStatus[]) {
  const { id: productId } = await makeProduct(shop.at.db)
  const orderId = await makeOrder(shop.at.db, [{ productId, quantity: 2 }])
  for (const status of steps) await setStatus(orderId, status, { at: later(-3600) })
  return { productId, orderId }
}

const CASES: [OrderStatus[], OrderStatus][] = [
  [[], 'paid'],
  [[], 'shipped'],
  [[], 'delivered'],
  [[], 'cancelled'],
  [['shipped'], 'delivered'],
  [['shipped'], 'paid'],
  [['shipped'], 'pending'],
  [['shipped'], 'cancelled'],
  [['paid', 'shipped'], 'paid'],
  [['paid', 'shipped'], 'cancelled'],
  [['cancelled'], 'pending'],
  [['cancelled'], 'shipped'],
  [['paid', 'cancelled'], 'paid'],
]

describe.each(CASES)('an order that went %j and then by mistake to %s', (before, mistake) => {
  test.each([true, false])('stands exactly as before once that is undone (goods back: %s)', async (restock) => {
    const { productId, orderId } = await makeOrderOfTwo(...before)
    const was = [await rowOf(orderId), await stockOf(productId)]
    await setStatus(orderId, mistake, { restock })
    await undo(orderId)
    expect([await rowOf(orderId), await stockOf(productId)]).toEqual(was)
    const { history, timeline, undo: undoOffer } = await readOrder(orderId)
    expect(history.slice(-2).map(({ isUndone, isUndoing }) => [isUndone, isUndoing])).toEqual([
      [true, false],
      [false, true],
    ])
    expect(timeline).toHaveLength(history.length - 2)
    expect(undoOffer).toBeNull()
  })
})

test('cash approved by mistake never came, and can be approved when it does', async () => {
  const { orderId } = await makeOrderOfTwo('shipped')
  await approveCod(shop.at.db, { orderId, accountId: owner }, THEN)
  await undo(orderId)
  expect(await readOrder(orderId)).toMatchObject({
    isPaid: false,
    status: 'shipped',
    paymentInfo: { kind: null, paidAt: null },
  })
  await approveCod(shop.at.db, { orderId, accountId: owner }, later(90))
  expect(await readOrder(orderId)).toMatchObject({ isPaid: true, paymentInfo: { kind: 'cash', refundable: 450 } })
  const { rows } = await shop.at.pool.query('select settles, undone_at from payments where order_id = $1 order by id', [
    orderId,
  ])
  expect(rows).toEqual([
    { settles: false, undone_at: later(59) },
    { settles: true, undone_at: null },
  ])
})

test('PC35: delivered with its cash is one step and one letter, and undone it is neither', async () => {
  const { orderId } = await makeOrderOfTwo('shipped')
  const deliver = { orderId, status: 'delivered', restock: true, note: '', accountId: owner, cashCame: true } as const
  await changeStatus(shop.at.db, deliver, THEN)
  const stands = { status: 'delivered', isPaid: true, paymentInfo: { kind: 'cash', refundable: 450 } }
  expect(await readOrder(orderId)).toMatchObject(stands)
  expect((await readOrder(orderId)).history.at(-1)).toMatchObject({
    from: 'shipped',
    to: 'delivered',
    event: 'cash came',
  })
  const letters = await shop.at.pool.query(
    "select data->>'event' as event from pgboss.job where name = 'send-order-mail' and data->>'orderId' = $1 and (data->>'step')::int = $2",
    [orderId, await lastStep(orderId)],
  )
  expect(letters.rows).toEqual([{ event: 'delivered' }])
  await undo(orderId)
  expect(await readOrder(orderId)).toMatchObject({ status: 'shipped', isPaid: false, paymentInfo: { kind: null } })
  await changeStatus(shop.at.db, deliver, later(90))
  expect(await readOrder(orderId)).toMatchObject(stands)
})

test('a promo code that was given back by mistake is taken again', async () => {
  const promoCode = await makePromoCode(shop.at.db, { maxUsage: 1 })
  const { id: productId } = await makeProduct(shop.at.db)
  const request = requestFor([{ productId }])
  const { total } = amountsOf(request.lines, fromPounds(50), fromPounds(20))
  const orderId = await makeOrder(shop.at.db, [{ productId }], { promoCode, total })
  const uses = shop.at.db.selectFrom('promoCodes').select('used').where('code', '=', promoCode)
  await setStatus(orderId, 'cancelled')
  expect(await uses.executeTakeFirst()).toEqual({ used: 0 })
  await undo(orderId)
  expect(await uses.executeTakeFirst()).toEqual({ used: 1 })
})

test('what somebody had to look at is to be looked at again', async () => {
  const { orderId } = await makeOrderOfTwo()
  await shop.jobs['flag-unanswered-order']({ orderId })
  await setStatus(orderId, 'shipped')
  await undo(orderId)
  expect((await rowOf(orderId)).attention).toBe('unanswered')
})

test('pieces that somebody else took meanwhile are gone: the cancellation stays', async () => {
  const { productId, orderId } = await makeOrderOfTwo()
  await setStatus(orderId, 'cancelled')
  await makeOrder(shop.at.db, [{ productId, quantity: 9 }])
  await expect(undo(orderId)).rejects.toMatchObject({ code: 'OUT_OF_STOCK' })
  expect((await rowOf(orderId)).status).toBe('cancelled')
})

test('after the minute, or once its letter has left, a step can’t be undone', async () => {
  const [late, told] = [await makeOrderOfTwo(), await makeOrderOfTwo()]
  await setStatus(late.orderId, 'shipped')
  expect((await readOrder(late.orderId, later(59))).undo).toMatchObject({ to: 'pending', seconds: 1 })
  expect((await readOrder(late.orderId, later(60))).undo).toBeNull()
  await expect(undo(late.orderId, later(60))).rejects.toMatchObject({ code: 'UNDO_OVER' })
  await setStatus(told.orderId, 'shipped')
  await shop.jobs['send-order-mail']({ orderId: told.orderId, event: 'shipped', step: await lastStep(told.orderId) })
  expect((await readOrder(told.orderId)).undo).toBeNull()
  await expect(undo(told.orderId)).rejects.toMatchObject({ code: 'UNDO_OVER' })
})

test('only the last step, and only one of the team', async () => {
  const { orderId } = await makeOrderOfTwo()
  const placed = await lastStep(orderId)
  const undoing = (step: number) => undoStep(shop.at.db, { orderId, step, accountId: owner }, later(1))
  await expect(undoing(placed)).rejects.toMatchObject({ code: 'STATE_CONFLICT' })
  await setStatus(orderId, 'shipped')
  const shipped = await lastStep(orderId)
  await setStatus(orderId, 'delivered')
  await expect(undoing(shipped)).rejects.toMatchObject({ code: 'STALE_EDIT', details: { status: 'delivered' } })
  const own = await makeOrderOfTwo()
  await cancelOrder(shop.at.db, { orderId: own.orderId, accountId: null }, THEN)
  expect((await readOrder(own.orderId)).undo).toBeNull()
  await expect(undo(own.orderId)).rejects.toMatchObject({ code: 'STATE_CONFLICT' })
})

test('undone by twenty at once, it is undone once', async () => {
  const { productId, orderId } = await makeOrderOfTwo()
  await setStatus(orderId, 'paid')
  const step = await lastStep(orderId)
  await warm(shop.at)
  const undoing = { orderId, step, accountId: owner }
  const { done, broken } = await crowd(20, () => undoStep(shop.at.db, undoing, later(5)))
  expect([done.length, broken]).toEqual([20, []])
  expect((await readOrder(orderId)).history).toHaveLength(3)
  expect(await stockOf(productId)).toEqual({ onHand: 10, reserved: 2 })
})

test('over HTTP: who may change a status may undo it; nobody else, and a stranger’s order is none', async () => {
  const { orderId } = await makeOrderOfTwo()
  const staff = await shop.signedIn('staff')
  const answer = await staff.send('PUT', `/api/orders/${orderId}/status`, { status: 'shipped', from: 'pending' })
  const { step, to, seconds } = answer.body.order.undo
  expect([to, seconds > 50 && seconds <= 60]).toEqual(['pending', true])
  for (const role of ['viewer', 'user'] as const) {
    const theirs = await shop.signedIn(role)
    expect((await theirs.send('POST', `/api/orders/${orderId}/undo`, { step })).status, role).toBe(403)
  }
  const { status, body } = await staff.send('POST', `/api/orders/${orderId}/undo`, { step })
  expect([status, body.order.status, body.order.undo]).toEqual([200, 'pending', null])
})
