import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../../tests/support/books.ts'
import { type PayingShop, payingShop } from '../../../tests/support/paying.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await payingShop()
})
afterAll(() => shop.close())

/** The browser comes back; the callback never arrives. */
async function comingBack(outcome: 'Y' | 'N' | 'declined' | 'pending' = 'Y') {
  const order = await shop.order()
  const { body } = await order.session()
  const query = (await shop.bank.choose(body.unifiedCheckoutUrl, { outcome, journey: 'lost' })) ?? ''
  return { ...order, query }
}

test('a verified redirect is as good as a callback, and answers its owner in full', async () => {
  const order = await comingBack()
  const { status, body } = await order.browser.send('POST', '/api/payment/result', { query: order.query })
  expect([status, body.outcome, body.data]).toEqual([200, 'paid', { status: 'paid', orderId: order.id }])
  expect(body.order).toMatchObject({ sku: order.sku, isMasked: false, shippingAddress: { name: 'Mona Adel' } })
})

test('sent as fields rather than as text it is the same', async () => {
  const order = await comingBack()
  const fields = Object.fromEntries(new URLSearchParams(order.query))
  expect((await order.browser.send('POST', '/api/payment/result', fields)).body.data.status).toBe('paid')
})

test.each(['N', 'declined', 'pending'] as const)(
  '%s comes back as what it is, and the order waits on',
  async (outcome) => {
    const order = await comingBack(outcome)
    const { body } = await order.browser.send('POST', '/api/payment/result', { query: order.query })
    expect([body.outcome, body.data.status]).toEqual([outcome === 'pending' ? 'pending' : 'declined', 'pending'])
  },
)

test('in another browser a verified redirect shows code and status, and nobody’s data', async () => {
  const order = await comingBack()
  const { status, body } = await shop.browser().send('POST', '/api/payment/result', { query: order.query })
  expect([status, body.order.sku, body.order.status, body.order.isMasked]).toEqual([200, order.sku, 'paid', true])
  expect(JSON.stringify(body)).not.toMatch(/mona|El Nasr/i)
})

test('the bank’s “not yet” is known to the order until the bank has said more', async () => {
  const order = await comingBack('pending')
  const isUndecided = async (path = `/api/orders/${order.id}`) =>
    (await order.browser.get(path)).body.order.paymentInfo.isUndecided
  expect(await isUndecided()).toBe(false)
  await order.browser.send('POST', '/api/payment/result', { query: order.query })
  expect([await isUndecided(), await isUndecided('/api/payment/unpaid')]).toEqual([true, true])
  const answer = await order.browser.get(`/api/payment/status/${order.id}`)
  expect(answer.body.data).toEqual({ status: 'pending', orderId: order.id, isUndecided: true })
  const id = new URLSearchParams(order.query).get('id') ?? ''
  await shop.bank.act('decide', { id, outcome: 'declined' })
  await order.browser.send('PUT', `/api/orders/guest/${order.id}/status`, { status: 'paid' })
  expect([await isUndecided(), await order.status()]).toEqual([false, 'pending'])
})

test('another browser that the bank sent back sees the order become paid, and still nobody’s data', async () => {
  const order = await comingBack('pending')
  const elsewhere = shop.browser()
  const look = async () => (await elsewhere.send('POST', '/api/payment/result', { query: order.query })).body.order
  expect(await look()).toMatchObject({ status: 'pending', isOwn: false, isMasked: true })
  await shop.bank.act('decide', { id: new URLSearchParams(order.query).get('id') ?? '', outcome: 'Y' })
  await order.browser.send('PUT', `/api/orders/guest/${order.id}/status`, { status: 'paid' })
  expect(await look()).toMatchObject({ status: 'paid', isOwn: false, isMasked: true })
})

test('an order is its owner’s own, and no admin’s', async () => {
  const order = await comingBack('N')
  const isOwn = async (browser = order.browser) =>
    (await browser.get(`/api/orders/guest/${order.sku}`)).body.order.isOwn
  expect([await isOwn(), await isOwn(shop.browser()), await isOwn(await shop.signedIn('owner'))]).toEqual([
    true,
    false,
    false,
  ])
})

test('PA10: what is not signed is nothing, whatever it says', async () => {
  const order = await comingBack()
  const unsigned = new URLSearchParams(order.query)
  unsigned.delete('hmac')
  const altered = new URLSearchParams((await comingBack('declined')).query)
  altered.set('success', 'true')
  const queries = [
    `success=true&merchant_order_id=1-${order.id}`,
    `acs_result=Y&test=true&merchant_order_id=1-${order.id}`,
    `auth_result=SUCCESS&id=${order.id}`,
    unsigned.toString(),
    altered.toString(),
    `${order.query}&success=true`,
    '',
  ]
  for (const query of queries) {
    const { status, body } = await order.browser.send('POST', '/api/payment/result', { query })
    expect([status, body.errorCode, body.message], query).toEqual([
      400,
      'PAYMENT_UNVERIFIED',
      'HMAC verification failed',
    ])
  }
  for (const body of [{}, { query: 7 }, { query: ['x'] }, { query: 'x'.repeat(9000) }, { a: { b: {} } }])
    expect((await order.browser.send('POST', '/api/payment/result', body)).status).toBe(400)
  expect(await order.status()).toBe('pending')
})

test('PA14: where a payment stands is its owner’s to know, and an admin’s', async () => {
  const order = await comingBack()
  await order.browser.send('POST', '/api/payment/result', { query: order.query })
  const transaction = new URLSearchParams(order.query).get('id')
  const paths = [`/api/payment/status/${order.id}`, `/api/payment/status/transaction/${transaction}`]
  for (const path of paths) {
    for (const stranger of [shop.browser(), await shop.signedIn('user')])
      expect((await stranger.get(path)).status, path).toBe(404)
    const answer = await order.browser.get(path)
    expect([answer.status, answer.body.order, answer.headers.get('cache-control')]).toEqual([
      200,
      { id: order.id, status: 'paid' },
      'no-store',
    ])
    expect(JSON.stringify(answer.body)).not.toMatch(/mona/i)
    expect((await (await shop.signedIn('viewer')).get(path)).status).toBe(200)
  }
  for (const id of ['0', '-1', '1e5', '9'.repeat(20), '%00', 'transaction', `${transaction}.0`])
    expect((await order.browser.get(`/api/payment/status/transaction/${id}`)).status, id).toBe(404)
})

test('PA14: guessing at payments ends after sixty tries from one address; asking for one’s own does not', async () => {
  const strict = await payingShop({ RATE_LIMITS: 'on' })
  const order = await strict.order()
  const { body: session } = await order.session()
  const query = await strict.bank.choose(session.unifiedCheckoutUrl, { outcome: 'Y' })
  const own = [order.id, `transaction/${new URLSearchParams(query ?? '').get('id')}`]
  const look = (what: string, browser = strict.browser()) => browser.get(`/api/payment/status/${what}`)
  const guesses = [...own, 'transaction/7', '01ARZ3NDEKTSV4RRFFQ69G5FAV']
  for (let turn = 0; turn < 61; turn += 1)
    for (const what of own) expect((await look(what, order.browser)).status, what).toBe(200)
  for (let turn = 0; turn < 60; turn += 1) expect((await look(guesses[turn % 4] ?? '')).status, `${turn}`).toBe(404)
  for (const what of guesses) {
    const { status, body, headers } = await look(what)
    expect([status, body.errorCode]).toEqual([429, 'RATE_LIMIT_EXCEEDED'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
  for (const what of own) expect((await look(what, order.browser)).status, what).toBe(200)
  await strict.close()
})

test('the books add up after all of it', async () => expect(await wrongInTheBooks(shop.at.db)).toEqual([]))
