import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../tests/support/books.ts'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { warm } from '../../tests/support/database.ts'
import { type PayingShop, type Placed, payingShop } from '../../tests/support/paying.ts'
import { takeLetter } from '../orders/letters/take-letter.server.ts'

let shop: PayingShop
let owner: TestBrowser
beforeAll(async () => {
  shop = await payingShop()
  owner = await shop.signedIn('owner')
})
afterEach(async () => {
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
})
afterAll(() => shop.close())

/** EGP 250, taken in cash. */
async function paidInCash() {
  const order = await shop.order({ method: 'cod' })
  await owner.send('PUT', `/api/orders/${order.id}/approve-cod`)
  return order
}

const give = ({ id }: Placed, fields: object, by = owner) =>
  by.send('POST', '/api/payment/given-back', { orderId: id, how: 'cash', reference: 'Receipt 77', ...fields })

const moneyOf = async ({ id }: Placed) => (await owner.get(`/api/admin/orders/${id}`)).body.order.paymentInfo

const lettersOf = async ({ id }: Placed) =>
  (
    await shop.at.pool.query(
      `select data, extract(epoch from start_after - created_on)::int as after from pgboss.job
        where name = 'send-order-mail' and data->>'orderId' = $1 and data->>'event' = 'given back' order by created_on`,
      [id],
    )
  ).rows

test('an owner gives cash back, a part and then the rest: how, by which reference, and the shopper is told', async () => {
  const order = await paidInCash()
  expect(await moneyOf(order)).toMatchObject({ kind: 'cash', refunded: 0, refundable: 250 })
  const part = await give(order, { amount: 100.5, refunded: 0 })
  expect(part.status).toBe(201)
  expect(part.body).toMatchObject({
    refunded: 100.5,
    refundable: 149.5,
    refund: { state: 'done', amount: 100.5, how: 'cash', reference: 'Receipt 77', by: 'Nour Hassan' },
  })
  const inList = async () => (await owner.get(`/api/orders?search=${order.id}`)).body.orders[0].refundState
  expect(await inList()).toBe('part')
  const rest = await give(order, { amount: 149.5, refunded: 100.5, how: 'bank', reference: 'FT 2603' })
  expect(rest.body).toMatchObject({ refunded: 250, refundable: 0, refund: { how: 'bank', reference: 'FT 2603' } })
  expect(await inList()).toBe('all')
  const none = await give(order, { amount: 1, refunded: 250 })
  expect([none.status, none.body.errorCode, none.body.details]).toEqual([
    422,
    'REFUND_NOT_POSSIBLE',
    { refunded: 250, refundable: 0 },
  ])
  expect((await lettersOf(order)).map(({ data, after }) => [data.amount, data.how, data.reference, after])).toEqual([
    [10_050, 'cash', 'Receipt 77', 0],
    [14_950, 'bank', 'FT 2603', 0],
  ])
})

test('so does a payment that was recorded by hand for a card order', async () => {
  const order = await shop.order()
  await owner.send('PUT', `/api/orders/${order.id}/status`, { status: 'paid', note: 'seen at the bank' })
  expect((await give(order, { amount: 250, refunded: 0, how: 'instapay' })).status).toBe(201)
  expect(await moneyOf(order)).toMatchObject({ kind: 'manual', refunded: 250, refundable: 0 })
})

test('two admins at once, or one who clicks twice: it is recorded once', async () => {
  const order = await paidInCash()
  const other = await shop.signedIn('owner')
  await warm(shop.database)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => give(order, { amount: 100, refunded: 0 }, turn % 2 ? owner : other)),
  )
  const good = answers.filter(({ status }) => status === 201)
  const stale = answers.filter(({ status, body }) => status === 409 && body.errorCode === 'STALE_EDIT')
  expect([good.length, stale.length]).toEqual([1, 19])
  expect(stale[0]?.body.details).toEqual({ refunded: 100, refundable: 150 })
  expect(await lettersOf(order)).toHaveLength(1)
})

test('never more than came, never what did not come, and never without saying how', async () => {
  const [paid, unpaid, byCard] = [await paidInCash(), await shop.order({ method: 'cod' }), await shop.order()]
  const { body } = await byCard.session()
  await shop.bank.choose(body.unifiedCheckoutUrl, { outcome: 'Y' })
  const too = await give(paid, { amount: 250.01, refunded: 0 })
  expect([too.status, too.body.message]).toEqual([422, 'At most EGP 250.00 of this payment can be given back.'])
  for (const order of [unpaid, byCard])
    expect((await give(order, { amount: 1, refunded: 0 })).body.errorCode).toBe('REFUND_NOT_POSSIBLE')
  const wrong = [{ amount: 0 }, { amount: 0.001 }, { how: 'gold' }, { how: null }, { reference: '  ' }]
  for (const fields of wrong) expect((await give(paid, { amount: 1, refunded: 0, ...fields })).status).toBe(400)
  for (const role of ['staff', 'viewer', 'user'] as const)
    expect((await give(paid, { amount: 1, refunded: 0 }, await shop.signedIn(role))).status, role).toBe(403)
  expect(await moneyOf(paid)).toMatchObject({ refunded: 0 })
})

test('given back before the letter that it came has left, only that it went back is told', async () => {
  const letterThatItCame = async ({ id: orderId }: Placed) => {
    const { history } = (await owner.get(`/api/admin/orders/${orderId}`)).body.order
    const needs = { orderId, event: 'paid', step: history.at(-1).id } as const
    return takeLetter(shop.at.db, needs, new Date(Date.now() + 60_000))
  }
  const [kept, returned] = [await paidInCash(), await paidInCash()]
  await give(returned, { amount: 250, refunded: 0 })
  expect((await letterThatItCame(kept))?.id).toBe(kept.id)
  expect(await letterThatItCame(returned)).toBeUndefined()
})

test('a payment of which money was given back can’t be undone any more', async () => {
  const order = await paidInCash()
  const { undo } = (await owner.get(`/api/admin/orders/${order.id}`)).body.order
  await give(order, { amount: 10, refunded: 0 })
  const { status, body } = await owner.send('POST', `/api/orders/${order.id}/undo`, { step: undo.step })
  expect([status, body.errorCode]).toEqual([409, 'STATE_CONFLICT'])
})

test('the database itself keeps money by hand from going back another way than it came', async () => {
  const order = await paidInCash()
  await give(order, { amount: 10, refunded: 0 })
  for (const change of [`how = null`, `reference = ''`, `cause = 'admin'`])
    await expect(
      shop.at.pool.query(
        `update refunds set ${change} where payment_id in (select id from payments where order_id = $1)`,
        [order.id],
      ),
    ).rejects.toThrow('refunds_by_hand_say_how')
  await expect(
    shop.at.pool.query(`update payments set undone_at = now(), settles = false where order_id = $1`, [order.id]),
  ).rejects.toThrow('payments_undone_never_came')
})

test('a cancelled order is not deleted while its cash is owed', async () => {
  const order = await paidInCash()
  await owner.send('PUT', `/api/orders/${order.id}/status`, { status: 'cancelled' })
  // Said beforehand, on its page and in the list.
  const owes = async (): Promise<unknown[]> => {
    const one = (await owner.get(`/api/admin/orders/${order.id}`)).body.order
    const [listed] = (await owner.get(`/api/orders?search=${order.id}`)).body.orders
    return [one.owesMoney, listed.owesMoney]
  }
  expect(await owes()).toEqual([true, true])
  const answer = await owner.send('DELETE', `/api/orders/${order.id}`)
  expect([answer.status, answer.body.errorCode]).toEqual([409, 'REFUND_OWED'])
  await give(order, { amount: 250, refunded: 0 })
  expect(await owes()).toEqual([false, false])
  expect((await owner.send('DELETE', `/api/orders/${order.id}`)).status).toBe(200)
})
