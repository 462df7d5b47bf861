import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../tests/support/books.ts'
import { makeProduct } from '../../tests/support/builders.ts'
import { warm } from '../../tests/support/database.ts'
import { callbackOf, type PayingShop, type Placed, payingShop, postCallback } from '../../tests/support/paying.ts'
import { makePromoCode } from '../../tests/support/promo-codes.ts'
import { closeUnpaidOrder } from './close-unpaid-order.server.ts'
import { closeUnpaidOrders } from './close-unpaid-orders.server.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await payingShop()
})
afterEach(async () => {
  await shop.bank.answers('well')
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
})
afterAll(() => shop.close())

const seconds = (count: number): Date => new Date(Date.now() + count * 1000)

/** The hour and its grace have passed. */
const AFTER = 3600 + 121

const close = (order: Placed, at = AFTER) => closeUnpaidOrder(shop.deps, order.id, seconds(at))

const rowOf = (id: string) => shop.at.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const stockOf = (productId: string) =>
  shop.at.db
    .selectFrom('variants')
    .select(['onHand', 'reserved'])
    .where('productId', '=', productId)
    .executeTakeFirstOrThrow()

const refundsOf = (orderId: string) =>
  shop.at.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.paymentId')
    .select(['refunds.id', 'refunds.cause', 'refunds.state', 'refunds.amount'])
    .where('payments.orderId', '=', orderId)
    .execute()

/** What the bank gave back of the one payment of this order. */
const givenBack = async (orderId: string) =>
  (await shop.bank.books()).transactions.find(
    ({ order, parent_transaction, success }) =>
      order.merchant_order_id.endsWith(orderId) && parent_transaction === null && success,
  )?.refunded_amount_cents

const jobsNamed = async (name: string, orderId: string) =>
  (await shop.at.pool.query(`select 1 from pgboss.job where name = $1 and data->>'orderId' = $2`, [name, orderId]))
    .rowCount

/** Paid at the bank, but nobody has told us. */
async function paidInSilence(order: Placed, journey: 'lost' | 'late' = 'late') {
  const { body } = await order.session()
  await shop.bank.choose(body.unifiedCheckoutUrl, { outcome: 'Y', journey, browser: 'leaves' })
  return journey === 'late' ? callbackOf(shop.bank) : { path: '', body: '' }
}

test('PA13: without any callback the order is paid when its time is over, because the provider is asked', async () => {
  const order = await shop.order()
  await paidInSilence(order, 'lost')
  await close(order)
  expect(await order.status()).toBe('paid')
})

test('PA13: the provider is asked 2, 10 and 60 minutes after a payment was opened', async () => {
  const order = await shop.order()
  await paidInSilence(order, 'lost')
  const { rows } = await shop.at.pool.query(
    `select round(extract(epoch from start_after - created_on))::int as after from pgboss.job
     where name = 'ask-provider' and data->>'orderId' = $1 order by 1`,
    [order.id],
  )
  expect(rows.map(({ after }) => after)).toEqual([120, 600, 3600])
  await shop.jobs['ask-provider']({ orderId: order.id })
  expect(await order.status()).toBe('paid')
})

test('PA13: whoever polls, or says “paid”, makes the server ask', async () => {
  const [polled, claimed] = [await shop.order(), await shop.order()]
  await paidInSilence(polled, 'lost')
  const poll = () => polled.browser.get(`/api/payment/status/${polled.id}`)
  expect((await poll()).body.data.status).toBe('pending')
  const earlier = new Date(Date.now() - 16_000)
  await shop.at.db.updateTable('paymentAttempts').set({ createdAt: earlier }).where('orderId', '=', polled.id).execute()
  const { body } = await poll()
  expect([body.data, body.order]).toEqual([
    { status: 'paid', orderId: polled.id, isUndecided: false },
    { id: polled.id, status: 'paid' },
  ])
  const path = `/api/orders/guest/${claimed.id}/status`
  expect((await claimed.browser.send('PUT', path, { status: 'paid' })).body.order.status).toBe('pending')
  await paidInSilence(claimed, 'lost')
  expect((await claimed.browser.send('PUT', path, { status: 'paid' })).body.order.status).toBe('paid')
})

test('an hour and two minutes later an unpaid order is cancelled and its goods are free, not before', async () => {
  const order = await shop.order()
  await order.session()
  expect(await stockOf(order.productId)).toEqual({ onHand: 10, reserved: 1 })
  await close(order, 3600 + 100)
  expect(await order.status()).toBe('pending')
  await close(order)
  expect([await order.status(), await stockOf(order.productId)]).toEqual(['cancelled', { onHand: 10, reserved: 0 }])
  await close(order)
  const steps = await shop.at.db.selectFrom('orderHistory').selectAll().where('orderId', '=', order.id).execute()
  expect(steps.map(({ toStatus, note }) => [toStatus, note])).toEqual([
    ['pending', ''],
    ['cancelled', 'Not paid in time'],
  ])
})

test('an order whose time was over says so; one that its shopper cancelled does not', async () => {
  const [over, own] = [await shop.order(), await shop.order()]
  await close(over)
  await own.browser.send('PUT', `/api/orders/guest/${own.id}/status`, { status: 'cancelled' })
  const isExpired = async (order: Placed) => {
    const answer = await order.browser.send('PUT', `/api/orders/guest/${order.id}/status`, { status: 'paid' })
    return [answer.body.order.status, answer.body.order.paymentInfo.isExpired]
  }
  expect(await isExpired(over)).toEqual(['cancelled', true])
  expect(await isExpired(own)).toEqual(['cancelled', false])
})

test('the minute’s round finds those whose time is over, each once', async () => {
  const [over, young, cash, never] = [
    await shop.order(),
    await shop.order(),
    await shop.order({ method: 'cod' }),
    await shop.order(),
  ]
  const past = new Date(Date.now() - AFTER * 1000)
  for (const { id } of [over, cash, never])
    await shop.at.db.updateTable('orders').set({ createdAt: past }).where('id', '=', id).execute()
  await closeUnpaidOrders(shop.at.db, new Date())
  await closeUnpaidOrders(shop.at.db, new Date())
  const jobs = await Promise.all([over, young, cash, never].map(({ id }) => jobsNamed('close-unpaid-order', id)))
  expect(jobs).toEqual([1, 0, 0, 1])
  await shop.jobs['close-unpaid-order']({ orderId: over.id })
  expect(await over.status()).toBe('cancelled')
  await closeUnpaidOrders(shop.at.db, seconds(61))
  expect(await Promise.all([over, never].map(({ id }) => jobsNamed('close-unpaid-order', id)))).toEqual([1, 2])
})

test('a silent provider is asked again for 15 minutes; then the order is flagged, and keeps its goods', async () => {
  const order = await shop.order()
  await order.session()
  await shop.bank.answers('failing')
  await close(order)
  await close(order, AFTER + 14 * 60)
  expect([await order.status(), (await rowOf(order.id)).attention]).toEqual(['pending', null])
  await close(order, AFTER + 15 * 60)
  expect([await order.status(), (await rowOf(order.id)).attention]).toEqual(['pending', 'payment unknown'])
  await shop.bank.answers('well')
  await close(order, AFTER + 16 * 60)
  expect(await order.status()).toBe('cancelled')
})

test('a payment that the bank has not decided keeps the order open', async () => {
  const order = await shop.order()
  const { body } = await order.session()
  await shop.bank.choose(body.unifiedCheckoutUrl, { outcome: 'pending' })
  await close(order)
  expect(await order.status()).toBe('pending')
})

/** Its time is over before the bank says that it is paid. */
async function paidTooLate(options: { productId?: string; form?: object } = {}) {
  const order = await shop.order(options)
  const { body } = await order.session()
  await close(order)
  expect(await order.status()).toBe('cancelled')
  return { ...order, pay: () => shop.bank.choose(body.unifiedCheckoutUrl, { outcome: 'Y', journey: 'twice' }) }
}

test('ST4: late money brings the order back while its goods are there, and somebody is told', async () => {
  const order = await paidTooLate()
  await order.pay()
  expect([await order.status(), (await rowOf(order.id)).attention]).toEqual(['paid', 'paid late'])
  expect(await stockOf(order.productId)).toEqual({ onHand: 9, reserved: 0 })
  expect(await refundsOf(order.id)).toEqual([])
})

test('ST4: late money for goods that are gone goes back, the shopper is told, and stock is never below nothing', async () => {
  const { id: productId } = await makeProduct(shop.at.db, { sizes: [{ size: 'M', stock: 1 }] })
  const order = await paidTooLate({ productId })
  await shop.order({ productId, method: 'cod' })
  await order.pay()
  expect([await order.status(), (await rowOf(order.id)).attention]).toEqual(['cancelled', 'sent back'])
  expect(await stockOf(productId)).toEqual({ onHand: 1, reserved: 1 })
  const [refund, ...more] = await refundsOf(order.id)
  expect([refund, more]).toMatchObject([{ cause: 'late', state: 'asked', amount: 25_000 }, []])
  await shop.jobs['carry-out-refund']({ refundId: refund?.id ?? '' })
  expect([(await refundsOf(order.id))[0]?.state, await givenBack(order.id)]).toEqual(['done', 25_000])
})

test('the promo code of an order whose time is over is free again; late money does not take it from somebody else', async () => {
  const code = await makePromoCode(shop.at.db, { maxUsage: 1 })
  const form = { promoCode: { code }, total: 230 }
  const late = await paidTooLate({ form })
  const next = await shop.order({ form, method: 'cod' })
  await late.pay()
  expect([await late.status(), await next.status()]).toEqual(['cancelled', 'pending'])
  expect(await refundsOf(late.id)).toMatchObject([{ cause: 'late', amount: 23_000 }])
  expect(await stockOf(late.productId)).toEqual({ onHand: 10, reserved: 0 })
})

test('ten late payments for the last three pieces at once: three orders stand again, seven are paid back', async () => {
  const { id: productId } = await makeProduct(shop.at.db, { sizes: [{ size: 'M', stock: 3 }] })
  const orders: Placed[] = []
  const callbacks: Awaited<ReturnType<typeof callbackOf>>[] = []
  for (let turn = 0; turn < 10; turn += 1) {
    const order = await shop.order({ productId })
    const { body } = await order.session()
    await close(order)
    await shop.bank.choose(body.unifiedCheckoutUrl, { outcome: 'Y', journey: 'late' })
    callbacks.push(await callbackOf(shop.bank))
    orders.push(order)
  }
  await warm(shop.database)
  const answers = await Promise.all([...callbacks, ...callbacks].map((callback) => postCallback(shop, callback)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const statuses = Object.groupBy(await Promise.all(orders.map((order) => order.status())), (status) => status)
  expect([statuses['paid']?.length, statuses['cancelled']?.length]).toEqual([3, 7])
  expect(await stockOf(productId)).toEqual({ onHand: 0, reserved: 0 })
})

test('an order that its shopper cancelled is not wanted any more: the money goes back', async () => {
  const order = await shop.order()
  const { body } = await order.session()
  await order.browser.send('PUT', `/api/orders/guest/${order.id}/status`, { status: 'cancelled' })
  await shop.bank.choose(body.unifiedCheckoutUrl, { outcome: 'Y' })
  expect(await order.status()).toBe('cancelled')
  expect(await refundsOf(order.id)).toMatchObject([{ cause: 'cancelled', state: 'asked', amount: 25_000 }])
})

test('OR7: money for an order that was switched to cash pays it, and nobody collects at the door', async () => {
  const order = await shop.order()
  const { body } = await order.session()
  await order.browser.send('POST', '/api/payment/cash', { orderId: order.id })
  await shop.bank.choose(body.unifiedCheckoutUrl, { outcome: 'Y' })
  expect(await rowOf(order.id)).toMatchObject({ status: 'paid', paymentMethod: 'paymob', attention: 'paid by card' })
})

test('where the cash was approved by then, the card’s money goes back', async () => {
  const order = await shop.order()
  const { body } = await order.session()
  await order.browser.send('POST', '/api/payment/cash', { orderId: order.id })
  const owner = await shop.signedIn('owner')
  await owner.send('PUT', `/api/orders/${order.id}/approve-cod`)
  await shop.bank.choose(body.unifiedCheckoutUrl, { outcome: 'Y' })
  expect(await rowOf(order.id)).toMatchObject({ status: 'paid', paymentMethod: 'cod', attention: 'sent back' })
  expect(await refundsOf(order.id)).toMatchObject([{ cause: 'twice', amount: 25_000 }])
})

test('cash approved and card paid at the very same moment: one of them settles, the other goes back', async () => {
  const order = await shop.order()
  const { body } = await order.session()
  await order.browser.send('POST', '/api/payment/cash', { orderId: order.id })
  await shop.bank.choose(body.unifiedCheckoutUrl, { outcome: 'Y', journey: 'late' })
  const callback = await callbackOf(shop.bank)
  const owner = await shop.signedIn('owner')
  await warm(shop.database)
  const [approved] = await Promise.all([
    owner.send('PUT', `/api/orders/${order.id}/approve-cod`),
    ...Array.from({ length: 5 }, () => postCallback(shop, callback)),
  ])
  expect([200, 409]).toContain(approved.status)
  expect((await refundsOf(order.id)).length).toBe(approved.status === 200 ? 1 : 0)
  expect(await order.status()).toBe('paid')
})

test('closing, paying, cancelling and switching at once: the books add up', async () => {
  const orders = await Promise.all(Array.from({ length: 6 }, () => shop.order()))
  const callbacks: Awaited<ReturnType<typeof callbackOf>>[] = []
  for (const order of orders) callbacks.push(await paidInSilence(order))
  await warm(shop.database)
  await Promise.all(
    orders.flatMap((order, at) => [
      close(order),
      ...(callbacks[at] ? [postCallback(shop, callbacks[at])] : []),
      order.browser.send('PUT', `/api/orders/guest/${order.id}/status`, { status: 'cancelled' }),
      order.browser.send('POST', '/api/payment/cash', { orderId: order.id }),
    ]),
  )
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
  for (const order of orders) {
    const refunds = await refundsOf(order.id)
    expect([await order.status(), refunds.length]).toEqual(refunds.length === 0 ? ['paid', 0] : ['cancelled', 1])
  }
})
