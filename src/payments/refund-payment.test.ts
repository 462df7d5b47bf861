import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../tests/support/books.ts'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { warm } from '../../tests/support/database.ts'
import { callbackOf, type PayingShop, type Placed, payingShop, postCallback } from '../../tests/support/paying.ts'
import { until } from '../../tests/support/until.ts'
import { carryOutRefund, TURN } from './carry-out-refund.server.ts'
import { pressRefunds } from './press-refunds.server.ts'

let shop: PayingShop
let owner: TestBrowser
beforeAll(async () => {
  // Slow enough for everybody to be at the bank at once.
  shop = await payingShop({}, 300)
  owner = await shop.signedIn('owner')
})
afterEach(async () => {
  await shop.bank.answers('well')
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
})
afterAll(() => shop.close())

/** Paid by card: EGP 250. */
async function paidOrder() {
  const order = await shop.order()
  const { body } = await order.session()
  await shop.bank.choose(body.unifiedCheckoutUrl, { outcome: 'Y' })
  return order
}

const refund = (order: Placed, fields: { amount?: number; refunded: number; words?: string }, by = owner) =>
  by.send('POST', '/api/payment/refund', { orderId: order.id, reason: 'too small', ...fields })

const moneyOf = async (order: Placed) => (await owner.get(`/api/admin/orders/${order.id}`)).body.order.paymentInfo

/** What the bank itself says went back, and in how many pieces. */
async function atTheBank({ id }: Placed) {
  const { transactions } = await shop.bank.books()
  const ours = transactions.filter(({ order }) => order.merchant_order_id.endsWith(id))
  const children = ours.filter(({ parent_transaction }) => parent_transaction !== null)
  const parent = ours.find(({ success, parent_transaction }) => success && parent_transaction === null)
  return { sentBack: (parent?.refunded_amount_cents ?? 0) / 100, pieces: children.length, id: parent?.id ?? 0 }
}

const checksFor = async ({ id }: Placed) =>
  (
    await shop.at.pool.query(
      `select data->>'paymentId' as id from pgboss.job where name = 'check-refunds'
         and data->>'paymentId' in (select id from payments where order_id = $1)`,
      [id],
    )
  ).rows.map((row) => row.id as string)

/** The provider tells of what went back, parent and child; the jobs that this asks for are done. */
async function hearRefunds(order: Placed, atLeast: number): Promise<void> {
  await until(async () => (await checksFor(order)).length >= atLeast)
  for (const paymentId of await checksFor(order)) await shop.jobs['check-refunds']({ paymentId })
}

test('the shopper’s own order says what went back and when, and so does a stranger’s view of it', async () => {
  const order = await paidOrder()
  const orderSeen = async (browser = order.browser) => (await browser.get(`/api/orders/guest/${order.sku}`)).body.order
  expect((await orderSeen()).paymentInfo).toMatchObject({ refunded: 0, moneyBack: [] })
  await refund(order, { amount: 100.5, refunded: 0 })
  const { paymentInfo } = await orderSeen()
  expect(paymentInfo).toMatchObject({ refunded: 100.5, moneyBack: [{ amount: 100.5, state: 'done' }] })
  expect(Date.parse(paymentInfo.moneyBack[0].at)).toBeGreaterThan(Date.now() - 60_000)
  await shop.bank.answers('failing')
  await refund(order, { refunded: 100.5 })
  // On its way, and not there yet.
  expect((await orderSeen(shop.browser())).paymentInfo).toMatchObject({
    refunded: 100.5,
    moneyBack: [{ state: 'done' }, { amount: 149.5, state: 'asked' }],
  })
})

test('an owner sends money back, a part and then the rest, and the shopper is told of each', async () => {
  const order = await paidOrder()
  expect(await moneyOf(order)).toMatchObject({ kind: 'card', refunded: 0, refundable: 250, refunds: [] })
  const part = await refund(order, { amount: 100.5, refunded: 0 })
  expect(part.status).toBe(201)
  expect(part.body).toMatchObject({ refunded: 100.5, refundable: 149.5, refund: { state: 'done', amount: 100.5 } })
  const rest = await refund(order, { refunded: 100.5 })
  expect(rest.body).toMatchObject({ refunded: 250, refundable: 0, refund: { state: 'done', amount: 149.5 } })
  expect(await atTheBank(order)).toMatchObject({ sentBack: 250, pieces: 2 })
  await hearRefunds(order, 4)
  const { paymentMethod, status } = (await owner.get(`/api/admin/orders/${order.id}`)).body.order
  expect([paymentMethod, status]).toEqual(['paymob', 'paid'])
  const money = await moneyOf(order)
  expect(money).toMatchObject({ refunded: 250, transactionId: String((await atTheBank(order)).id) })
  expect(money.paidAt).toMatch(/Z$/)
  expect(money.refunds.map((each: { by: string; reason: string }) => [each.by, each.reason])).toEqual([
    ['Nour Hassan', 'too small'],
    ['Nour Hassan', 'too small'],
  ])
  const { rowCount } = await shop.at.pool.query(
    `select 1 from pgboss.job where name = 'send-order-mail' and data->>'orderId' = $1 and data->>'event' = 'refunded'`,
    [order.id],
  )
  expect(rowCount).toBe(2)
})

test('the same refund sent again, or ten times at once, is one refund', async () => {
  const order = await paidOrder()
  await warm(shop.database)
  const answers = await Promise.all(Array.from({ length: 10 }, () => refund(order, { amount: 100, refunded: 0 })))
  const good = answers.filter(({ status }) => status === 201)
  expect([good.length, answers.filter(({ status }) => status === 409).length]).toEqual([1, 9])
  const again = await refund(order, { amount: 100, refunded: 0 })
  expect([again.status, again.body.errorCode, again.body.details]).toEqual([
    409,
    'STALE_EDIT',
    { refunded: 100, refundable: 150 },
  ])
  expect(await atTheBank(order)).toMatchObject({ sentBack: 100, pieces: 1 })
})

test('nobody but an owner refunds, and nobody more than there is', async () => {
  const order = await paidOrder()
  for (const role of ['staff', 'viewer', 'user'] as const)
    expect((await refund(order, { refunded: 0 }, await shop.signedIn(role))).status, role).toBe(403)
  const too = await refund(order, { amount: 250.01, refunded: 0 })
  expect([too.status, too.body.errorCode]).toEqual([422, 'REFUND_NOT_POSSIBLE'])
  for (const amount of [0, -1, 0.001, '10', null])
    expect(
      (await owner.send('POST', '/api/payment/refund', { orderId: order.id, reason: 'x', refunded: 0, amount })).status,
    ).toBe(400)
  const cash = await shop.order({ method: 'cod' })
  expect((await refund(cash, { refunded: 0 })).body.errorCode).toBe('REFUND_NOT_POSSIBLE')
  expect(await atTheBank(order)).toMatchObject({ sentBack: 0, pieces: 0 })
})

test('a refund whose answer was lost is found done, and not made again', async () => {
  const order = await paidOrder()
  await shop.bank.answers('lost')
  const { body } = await refund(order, { amount: 100, refunded: 0 })
  expect([body.refund.state, (await atTheBank(order)).pieces]).toEqual(['asked', 1])
  await shop.bank.answers('well')
  expect((await refund(order, { amount: 50, refunded: 100 })).body.errorCode).toBe('REFUND_UNDER_WAY')
  const later = new Date(Date.now() + TURN + 1000)
  await carryOutRefund(shop.deps, body.refund.id, later)
  expect((await moneyOf(order)).refunds[0].state).toBe('done')
  await carryOutRefund(shop.deps, body.refund.id, later)
  expect(await atTheBank(order)).toMatchObject({ sentBack: 100, pieces: 1 })
})

test('while one is at the provider with a refund, nobody else goes there with it', async () => {
  const order = await paidOrder()
  await shop.bank.answers('failing')
  const { body } = await refund(order, { amount: 100, refunded: 0 })
  await shop.bank.answers('slow')
  const later = new Date(Date.now() + TURN + 1000)
  await warm(shop.database)
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, () => carryOutRefund(shop.deps, body.refund.id, later)),
  )
  expect(tries.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect(await atTheBank(order)).toMatchObject({ sentBack: 100, pieces: 1 })
})

test('a refund without an answer is shown after an hour, tried each hour, and not shown any more once it is done', async () => {
  const order = await paidOrder()
  await shop.bank.answers('failing')
  const { body } = await refund(order, { amount: 100, refunded: 0 })
  const askedAt = Date.now()
  const attention = async () => (await owner.get(`/api/admin/orders/${order.id}`)).body.order.attention
  const minutes = (count: number) => new Date(askedAt + count * 60_000)
  await pressRefunds(shop.deps, minutes(59))
  expect(await attention()).toBeNull()
  await pressRefunds(shop.deps, minutes(61))
  expect([await attention(), (await moneyOf(order)).refunds[0].state]).toEqual(['refund waiting', 'asked'])
  await shop.bank.answers('well')
  await pressRefunds(shop.deps, minutes(121))
  expect([await attention(), (await moneyOf(order)).refunds[0].state]).toEqual([null, 'done'])
  await pressRefunds(shop.deps, minutes(181))
  expect(await atTheBank(order)).toMatchObject({ sentBack: 100, pieces: 1 })
  expect(body.refund.state).toBe('asked')
})

test('PA19: what is sent back at the provider’s desk leaves no room for ours: theirs is in the books, all of it, ours is refused', async () => {
  const order = await paidOrder()
  await shop.bank.answers('failing')
  const { body } = await refund(order, { amount: 200, refunded: 0 })
  await shop.bank.answers('well')
  await shop.bank.act('refund', { id: (await atTheBank(order)).id, amount: 10_000 })
  await carryOutRefund(shop.deps, body.refund.id, new Date(Date.now() + TURN + 1000))
  const { attention, paymentInfo } = (await owner.get(`/api/admin/orders/${order.id}`)).body.order
  const states = paymentInfo.refunds.map(({ state }: { state: string }) => state).sort()
  expect([attention, paymentInfo.refunded, states]).toEqual(['refund refused', 100, ['done', 'refused']])
  expect((await refund(order, { refunded: 100 })).body).toMatchObject({ refunded: 250, refund: { state: 'done' } })
  expect(await atTheBank(order)).toMatchObject({ sentBack: 250, pieces: 2 })
})

test('what is sent back at the provider’s own desk is booked once, though parent and child tell of it', async () => {
  const order = await paidOrder()
  const { id } = await atTheBank(order)
  await shop.bank.act('refund', { id, amount: 10_000 })
  await hearRefunds(order, 2)
  await hearRefunds(order, 2)
  expect(await moneyOf(order)).toMatchObject({ refunded: 100, refundable: 150, refunds: [{ amount: 100, by: null }] })
  await shop.bank.act('refund', { id, amount: 15_000 })
  await hearRefunds(order, 4)
  expect(await moneyOf(order)).toMatchObject({ refunded: 250, refundable: 0 })
  const { attention, status } = (await owner.get(`/api/admin/orders/${order.id}`)).body.order
  expect([attention, status]).toEqual(['refunded elsewhere', 'paid'])
})

test('a void is all of the money', async () => {
  const order = await paidOrder()
  await shop.bank.act('void', { id: (await atTheBank(order)).id })
  await hearRefunds(order, 2)
  expect(await moneyOf(order)).toMatchObject({ refunded: 250, refundable: 0 })
})

test.each(['refund', 'void'])('PA8: after a %s its first word brings neither payment nor order back', async (act) => {
  const order = await paidOrder()
  const first = await callbackOf(shop.bank)
  await shop.bank.act(act, { id: (await atTheBank(order)).id, amount: 25_000 })
  await hearRefunds(order, 2)
  await owner.send('PUT', `/api/orders/${order.id}/status`, { status: 'cancelled' })
  const money = await moneyOf(order)
  expect((await postCallback(shop, first)).status).toBe(200)
  expect([await order.status(), await moneyOf(order)]).toEqual(['cancelled', money])
  expect(money).toMatchObject({ refunded: 250, refundable: 0, refunds: [{ amount: 250 }] })
})

test('AD8: a paid card order is cancelled, refunded and only then deleted', async () => {
  const order = await paidOrder()
  const path = `/api/orders/${order.id}`
  const cancelled = await owner.send('PUT', `${path}/status`, { status: 'cancelled' })
  expect(cancelled.body.order).toMatchObject({ status: 'cancelled', paymentInfo: { refundable: 250 } })
  const answer = await owner.send('DELETE', path)
  expect([answer.status, answer.body.errorCode]).toEqual([409, 'REFUND_OWED'])
  expect((await (await shop.signedIn('staff')).send('DELETE', path)).status).toBe(403)
  await refund(order, { refunded: 0 })
  expect((await owner.send('DELETE', path)).status).toBe(200)
  expect((await owner.get(`/api/admin/orders/${order.id}`)).status).toBe(404)
  expect((await owner.send('DELETE', path)).status).toBe(404)
})

test('PC38: less than all goes back to the card: the rest is asked for until its shopper is told why it is kept', async () => {
  const order = await paidOrder()
  await owner.send('PUT', `/api/orders/${order.id}/status`, { status: 'cancelled' })
  const attention = async () => (await owner.get(`/api/admin/orders/${order.id}`)).body.order.attention
  await refund(order, { amount: 100, refunded: 0 })
  expect([await attention(), (await moneyOf(order)).dueBack]).toEqual(['refund due', 150])
  await refund(order, { amount: 100, refunded: 100, words: 'The courier’s fee.' })
  expect([await attention(), (await moneyOf(order)).dueBack]).toEqual([null, 0])
})

test('a card order that was paid by hand is not deleted with its money', async () => {
  const order = await shop.order()
  const path = `/api/orders/${order.id}`
  expect((await owner.send('PUT', `${path}/status`, { status: 'paid', note: 'seen at the bank' })).status).toBe(200)
  for (const status of ['paid', 'cancelled']) {
    await owner.send('PUT', `${path}/status`, { status })
    const answer = await owner.send('DELETE', path)
    expect([answer.status, answer.body.errorCode], status).toEqual([409, 'REFUND_OWED'])
  }
  expect((await owner.get(`/api/admin/orders/${order.id}`)).body.order.paymentInfo.kind).toBe('manual')
})

test('a deleted order gives its goods back, and money that still comes for it goes back', async () => {
  const order = await shop.order()
  const { body } = await order.session()
  expect((await owner.send('DELETE', `/api/orders/${order.id}`)).status).toBe(200)
  const stock = await shop.at.db
    .selectFrom('variants')
    .select(['onHand', 'reserved'])
    .where('productId', '=', order.productId)
    .executeTakeFirstOrThrow()
  expect(stock).toEqual({ onHand: 10, reserved: 0 })
  await shop.bank.choose(body.unifiedCheckoutUrl, { outcome: 'Y' })
  const { rows } = await shop.at.pool.query(
    `select r.id from refunds r join payments p on p.id = r.payment_id where p.order_id = $1`,
    [order.id],
  )
  await shop.jobs['carry-out-refund']({ refundId: rows[0].id })
  expect(await atTheBank(order)).toMatchObject({ sentBack: 250, pieces: 1 })
})

test('an admin’s “paid” asks the provider first; what it does not know of needs a reason', async () => {
  const [known, unknown, silent] = [await shop.order(), await shop.order(), await shop.order()]
  const set = (order: Placed, note = '') =>
    owner.send('PUT', `/api/orders/${order.id}/status`, { status: 'paid', note })
  const { body } = await known.session()
  await shop.bank.choose(body.unifiedCheckoutUrl, { outcome: 'Y', journey: 'lost', browser: 'leaves' })
  expect((await set(known)).body.order).toMatchObject({ status: 'paid', paymentInfo: { kind: 'card' } })
  await silent.session()
  await shop.bank.answers('failing')
  expect((await set(silent, 'seen at the bank')).body.errorCode).toBe('PAYMENT_UNAVAILABLE')
  await shop.bank.answers('well')
  const without = await set(unknown)
  expect([without.status, Object.keys(without.body.errors)]).toEqual([400, ['note']])
  expect((await set(unknown, 'seen at the bank')).body.order).toMatchObject({
    status: 'paid',
    paymentInfo: { kind: 'manual', transactionId: null, refundable: 250 },
  })
})
