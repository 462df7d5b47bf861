import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../tests/support/books.ts'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { type PayingShop, type Placed, payingShop } from '../../tests/support/paying.ts'

let shop: PayingShop
let staff: TestBrowser
beforeAll(async () => {
  shop = await payingShop({ RATE_LIMITS: 'on' })
  staff = await shop.signedIn('staff')
})
afterEach(async () => {
  await shop.bank.answers('well')
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
})
afterAll(() => shop.close())

const ask = ({ id }: { id: string }, by = staff) => by.send('POST', '/api/payment/ask', { orderId: id })
const read = async ({ id }: Placed) => (await staff.get(`/api/admin/orders/${id}`)).body.order

test('money that nobody told of is found by asking, and what was compared is shown', async () => {
  const order = await shop.order()
  expect((await ask(order)).body.outcome).toBe('no tries')
  const { body } = await order.session()
  expect((await ask(order)).body.outcome).toBe('unpaid')
  await shop.bank.choose(body.unifiedCheckoutUrl, { outcome: 'Y', journey: 'lost' })
  await shop.bank.answers('failing')
  expect((await ask(order)).body).toMatchObject({ outcome: 'silent', order: { status: 'pending' } })
  await shop.bank.answers('well')
  expect((await ask(order)).body).toMatchObject({ outcome: 'paid now', order: { status: 'paid' } })
  expect((await ask(order)).body.outcome).toBe('paid')
  const { told, paymentInfo } = await read(order)
  expect(paymentInfo.tries).toMatchObject([{ number: 1, state: 'paid', askedAt: expect.any(String) }])
  expect(told).toMatchObject([
    {
      number: 1,
      source: 'inquiry',
      verdict: 'settled',
      amount: 250,
      checks: { signature: null, order: true, amount: true, currency: true, integration: true },
    },
  ])
  expect(JSON.stringify([told, paymentInfo])).not.toMatch(/clientSecret|paymentKey|hmac|pan/i)
})

test('a signed callback passes every check; what nobody signed passes none', async () => {
  const order = await shop.order()
  const { body } = await order.session()
  await shop.bank.choose(body.unifiedCheckoutUrl, { outcome: 'Y' })
  const { told } = await read(order)
  const all = { signature: true, order: true, amount: true, currency: true, integration: true }
  expect(told).toContainEqual(expect.objectContaining({ source: 'callback', verdict: 'settled', checks: all }))
})

test('asking is for the team, of card orders, and not without end', async () => {
  const cash = await shop.order({ method: 'cod' })
  expect((await ask(cash)).body.errorCode).toBe('STATE_CONFLICT')
  expect((await ask(cash, await shop.signedIn('viewer'))).status).toBe(403)
  const order = await shop.order()
  await order.session()
  for (let times = 0; times < 10; times += 1) expect((await ask(order)).status).toBe(200)
  const { status, body } = await ask(order)
  expect([status, body.errorCode]).toEqual([429, 'RATE_LIMIT_EXCEEDED'])
})
