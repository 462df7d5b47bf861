import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../tests/support/books.ts'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { warm } from '../../tests/support/database.ts'
import { orderForm } from '../../tests/support/order-form.ts'
import { type PayingShop, payingShop } from '../../tests/support/paying.ts'
import { delivered, returnSteps, stockOf } from '../../tests/support/returns.ts'
import { lockCardPayment } from '../books/lock-card-payment.server.ts'
import { inTransaction } from '../lib/db.server.ts'
import { endAsRefused } from '../payments/book-refunds.server.ts'
import { carryOutRefund, TURN } from '../payments/carry-out-refund.server.ts'
import { checkRefunds } from '../payments/check-refunds.server.ts'
import { findRefundUnderWay } from '../payments/db-refunds.server.ts'
import { settleRefund } from './settle-refund.server.ts'

let shop: PayingShop
let owner: TestBrowser
beforeAll(async () => {
  shop = await payingShop()
  owner = await shop.signedIn('owner')
})
afterEach(async () => {
  await shop.bank.answers('well')
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
})
afterAll(() => shop.close())

const codes = (answers: { status: number; body: { errorCode?: string } }[]) =>
  answers.map(({ status, body }) => body.errorCode ?? status).sort()

/** Paid by card, delivered, received back. */
async function receivedCard() {
  const order = await shop.order()
  const { body } = await order.session()
  await shop.bank.choose(body.unifiedCheckoutUrl, { outcome: 'Y' })
  await owner.send('PUT', `/api/orders/${order.id}/status`, { status: 'delivered' })
  const asked = await order.browser.send('POST', '/api/returns', { orderSku: order.sku, reason: 'changed-mind' })
  const { id } = asked.body.return
  await returnSteps(owner, id, 'approved', 'received')
  const refund = (form: object = {}) =>
    owner.send('POST', `/api/returns/${id}/refund`, { amount: 200, refunded: 0, ...form })
  const look = async () => (await owner.get(`/api/returns/${id}`)).body.return
  return { id, orderId: order.id, refund, look }
}

test('RT7: a refund that the bank refuses leaves the return received, to be refunded another way', async () => {
  const { orderId, refund, look } = await receivedCard()
  await shop.bank.answers('failing')
  expect((await refund()).body.return).toMatchObject({
    state: 'received',
    mayRefund: false,
    refund: { state: 'asked' },
  })
  expect((await refund({ refunded: 200 })).body.errorCode).toBe('REFUND_UNDER_WAY')
  expect((await look()).undo).toBeNull()
  await shop.bank.answers('well')
  // Somebody at the provider's desk was quicker with a part of it: this much can't go back any more.
  const { transactions } = await shop.bank.books()
  const parent = transactions.find((each) => each.success && each.order.merchant_order_id.endsWith(orderId))
  await shop.bank.act('refund', { id: parent?.id ?? 0, amount: 10_000 })
  const { id: refundId } = await shop.at.db
    .selectFrom('refunds')
    .select('id')
    .where('state', '=', 'asked')
    .executeTakeFirstOrThrow()
  await carryOutRefund(shop.deps, refundId, new Date(Date.now() + TURN + 1000))
  await settleRefund(shop.at.db, { refundId, state: 'refused' }, new Date())
  expect(await look()).toMatchObject({
    ...{ state: 'received', mayRefund: true, refund: null },
    money: { askedAt: null, refused: { amount: 200 } },
  })
  expect((await refund({ refunded: 100, amount: 100, words: 'Worn.' })).body.return).toMatchObject({
    state: 'refunded',
    refund: { state: 'done', amount: 100, words: 'Worn.' },
  })
})

/** What is under way of this payment, and the return that waits for it. */
async function bankRefuses(paymentId: string): Promise<void> {
  const { db } = shop.at
  const refund = await inTransaction(db, async (tx) => {
    const [payment, asked] = [await lockCardPayment(tx, paymentId), await findRefundUnderWay(tx, paymentId)]
    if (!payment || !asked) throw new Error('nothing is under way')
    await endAsRefused(tx, payment, asked, new Date())
    return asked
  })
  await settleRefund(db, { refundId: refund.id, state: 'refused' }, new Date())
}

test('RT28: what the bank refuses to take back goes back by hand, once, and the bank’s own word still counts', async () => {
  const { orderId, refund, look } = await receivedCard()
  const byHand = { how: 'instapay', reference: 'IP 7781' }
  expect((await refund(byHand)).body.errorCode).toBe('REFUND_NOT_POSSIBLE')
  await shop.bank.answers('failing')
  await refund()
  expect((await look()).money.askedAt).not.toBeNull()
  expect((await refund({ ...byHand, refunded: 200 })).body.errorCode).toBe('REFUND_NOT_POSSIBLE')
  const payment = await shop.at.db
    .selectFrom('payments')
    .selectAll()
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow()
  await bankRefuses(payment.id)
  const orderSeen = async () => (await owner.get(`/api/admin/orders/${orderId}`)).body.order
  expect((await orderSeen()).attention).toBe('refund refused')
  await refund()
  const beside = { orderId, amount: 50, refunded: 200, ...byHand }
  expect((await owner.send('POST', '/api/payment/given-back', beside)).body.errorCode).toBe('REFUND_UNDER_WAY')
  await bankRefuses(payment.id)
  await warm(shop.database)
  const answers = await Promise.all([refund(byHand), refund(byHand), refund(byHand)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect(await look()).toMatchObject({ state: 'refunded', refund: { how: 'instapay', reference: 'IP 7781' } })
  expect(await orderSeen()).toMatchObject({ attention: null, paymentInfo: { refunded: 200 } })
  await shop.bank.answers('well')
  await shop.bank.act('refund', { id: Number(payment.transactionId), amount: 5000 })
  await checkRefunds(shop.deps, payment.id, new Date())
  expect(await orderSeen()).toMatchObject({ attention: 'refunded elsewhere', paymentInfo: { refunded: 250 } })
})

test('RT7: the card is paid back once the bank has said so, however often it is told', async () => {
  const { id, refund, look } = await receivedCard()
  expect((await refund()).body.return).toMatchObject({ state: 'refunded', money: { refunded: 200 } })
  const { refundId } = await shop.at.db
    .selectFrom('returnRequests')
    .select('refundId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  for (const state of ['done', 'refused'] as const)
    await settleRefund(shop.at.db, { refundId: refundId ?? '', state }, new Date())
  const steps = (await look()).history.map(({ to }: { to: string }) => to)
  expect(steps).toEqual(['requested', 'approved', 'received', 'refunded'])
})

test('RT16: of two who return one piece at once, one does', async () => {
  const orders = await Promise.all(Array.from({ length: 8 }, () => delivered(shop, owner, { quantity: 1 })))
  await warm(shop.database)
  const told = await Promise.all(orders.map(({ ask }) => Promise.all(Array.from({ length: 6 }, () => ask({})))))
  for (const answers of told)
    expect(codes(answers)).toEqual([201, ...Array.from({ length: 5 }, () => 'RETURN_PIECES_GONE')])
})

test('RT17: the last piece of a size is exchanged for or sold, once', async () => {
  const sizes = [
    { size: 'M' as const, stock: 10 },
    { size: 'L' as const, stock: 1 },
  ]
  const one = await delivered(shop, owner, { sizes, quantity: 1 })
  const { productId } = one
  const others = await Promise.all([1, 2].map(() => delivered(shop, owner, { productId, quantity: 1 })))
  await warm(shop.database)
  const buy = () => shop.browser().send('POST', '/api/orders/guest', orderForm({ productId, size: 'L' }))
  const wants = [one, ...others].map((order) => () => order.ask({ reason: 'size', newSize: 'L' }))
  const answers = await Promise.all([...wants, buy, buy].map((want) => want()))
  expect(codes(answers)).toEqual([201, 'OUT_OF_STOCK', 'OUT_OF_STOCK', 'OUT_OF_STOCK', 'OUT_OF_STOCK'])
  expect(await stockOf(shop, productId, 'L')).toEqual({ onHand: 1, reserved: 1 })
})

test.each([
  ['requested', 'approved'],
  ['approved', 'received'],
])('RT22: %s, and taken back and %s at once: one happens', async (from, to) => {
  const orders = await Promise.all(Array.from({ length: 8 }, () => delivered(shop, owner, { quantity: 1 })))
  const asked = await Promise.all(
    orders.map(async ({ ask, browser }) => {
      const { id } = (await ask({})).body.return
      if (from === 'approved') await returnSteps(owner, id, 'approved')
      return { id, browser }
    }),
  )
  await warm(shop.database)
  const outcomes = await Promise.all(
    asked.map(async ({ id, browser }) => {
      const takeBack = browser.send('POST', `/api/returns/${id}/withdraw`, { from })
      const step = owner.send('PUT', `/api/returns/${id}/state`, { from, to })
      return codes(await Promise.all([takeBack, step]))
    }),
  )
  expect(outcomes).toEqual(outcomes.map(() => [200, 'STALE_EDIT']))
})

test('RT18: an order is returned or cancelled, never both', async () => {
  const orders = await Promise.all(Array.from({ length: 8 }, () => delivered(shop, owner, { quantity: 1 })))
  await warm(shop.database)
  const outcomes = await Promise.all(
    orders.map(async (order) => {
      const cancel = owner.send('PUT', `/api/orders/${order.id}/status`, { status: 'cancelled' })
      return codes(await Promise.all([order.ask({}), cancel]))
    }),
  )
  for (const outcome of outcomes)
    expect([
      [200, 'RETURN_TOO_EARLY'],
      [201, 'RETURN_OPEN'],
    ]).toContainEqual(outcome)
})

test('RT19: two owners who refund a return at once refund it once', async () => {
  const order = await delivered(shop, owner, { quantity: 2 })
  const { id } = (await order.ask({ lines: [order.line(1)] })).body.return
  await returnSteps(owner, id, 'approved', 'received')
  const second = await shop.signedIn('owner')
  await warm(shop.database)
  const form = { amount: 200, refunded: 0, how: 'bank', reference: 'T-1' }
  const answers = await Promise.all(
    [owner, second, owner, second].map((each) => each.send('POST', `/api/returns/${id}/refund`, form)),
  )
  expect(codes(answers)).toEqual([201, 'STALE_EDIT', 'STALE_EDIT', 'STALE_EDIT'])
  const { refunded } = (await owner.get(`/api/admin/orders/${order.id}`)).body.order.paymentInfo
  expect(refunded).toBe(200)
})

test('RT19: two of the team who take different steps at once take one', async () => {
  const order = await delivered(shop, owner, { quantity: 1 })
  const { id } = (await order.ask({})).body.return
  await warm(shop.database)
  const go = (to: string) => owner.send('PUT', `/api/returns/${id}/state`, { from: 'requested', to, words: 'Sorry.' })
  expect(codes(await Promise.all([go('approved'), go('rejected')]))).toEqual([200, 'STALE_EDIT'])
})
