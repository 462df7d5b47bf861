import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { wrongInTheBooks } from '../../tests/support/books.ts'
import { warm } from '../../tests/support/database.ts'
import { KEYS, type PayingShop, payingShop } from '../../tests/support/paying.ts'
import { testShop } from '../../tests/support/shop.ts'
import { until } from '../../tests/support/until.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await payingShop()
})
afterEach(async () => {
  await shop.bank.answers('well')
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
})
afterAll(() => shop.close())

const intentionsFor = async (orderId: string) =>
  (await shop.bank.books()).intentions.filter(({ reference }) => reference.endsWith(orderId))

const attemptsOf = async (orderId: string) =>
  (
    await shop.at.db
      .selectFrom('paymentAttempts')
      .selectAll()
      .where('orderId', '=', orderId)
      .orderBy('number')
      .execute()
  ).map(({ state, clientSecret, paymentKey }) => `${state}${clientSecret || paymentKey ? ' with its secrets' : ''}`)

const age = (orderId: string, seconds: number) =>
  shop.at.db
    .updateTable('orders')
    .set({ createdAt: new Date(Date.now() - seconds * 1000) })
    .where('id', '=', orderId)
    .execute()

test('a session leads to the hosted page, for the order’s own amount and the seconds that are left', async () => {
  const order = await shop.order()
  const { status, body } = await order.session()
  expect(status).toBe(200)
  const { data } = body
  expect(body).toMatchObject({ success: true, message: expect.any(String), paymentKey: data.paymentKey })
  expect(data).toMatchObject({ orderId: order.id, intentionId: expect.stringMatching(/^pi_/), iframeUrl: null })
  expect(body.unifiedCheckoutUrl).toBe(data.unifiedCheckoutUrl)
  const url = new URL(body.unifiedCheckoutUrl)
  expect([url.pathname, url.searchParams.get('publicKey'), url.searchParams.get('clientSecret')]).toEqual([
    '/unifiedcheckout/',
    KEYS.publicKey,
    data.clientSecret,
  ])
  const [intention] = await intentionsFor(order.id)
  expect(intention).toMatchObject({ amount: 25_000, currency: 'EGP', reference: `1-${order.id}` })
  expect(intention?.redirectionUrl).toBe(`${shop.deps.settings.publicUrl}/payment/result`)
  expect(intention?.notificationUrl).toBe(`${shop.deps.settings.publicUrl}/api/payment/callback`)
  const { body: answer } = await order.browser.get(`/api/orders/${order.id}`)
  expect(answer.order.paymentInfo).toMatchObject({ method: 'paymob', status: 'pending', payBy: data.payBy })
  expect(new Date(data.payBy).getTime()).toBe(new Date(answer.order.createdAt).getTime() + 3_600_000)
  expect(Math.abs((intention?.expiresAt ?? 0) - new Date(data.payBy).getTime())).toBeLessThan(5000)
})

test('PA11: a session for another amount or currency than the order’s is refused with the right ones', async () => {
  const order = await shop.order()
  for (const other of [{ amount: 1 }, { amount: 250.01 }, { currency: 'USD' }])
    for (const path of ['/api/payment/session', '/api/payment/intention']) {
      const { status, body } = await order.browser.send('POST', path, { ...order.form, ...other })
      expect([status, body.errorCode], path).toEqual([409, 'PAYMENT_DIFFERS'])
      expect(body.details).toEqual({ amount: 250, currency: 'EGP' })
      expect(body.message).toContain('EGP 250.00')
    }
  expect(await attemptsOf(order.id)).toEqual([])
  const stranger = await shop.browser().send('POST', '/api/payment/session', { ...order.form, amount: 1 })
  expect(stranger.status, 'whose order it is comes first').toBe(404)
})

test('PA11: card numbers count for nothing and are not kept', async () => {
  const order = await shop.order()
  expect((await order.session({ cardNumber: '5123456789012346', items: [{ amount: 1 }] })).status).toBe(200)
  expect((await intentionsFor(order.id)).map(({ amount, currency }) => [amount, currency])).toEqual([[25_000, 'EGP']])
  const cards = await shop.at.pool.query(
    `select 1 from payment_attempts a where a::text like '%5123456789012346%'
     union all select 1 from payment_events e where e::text like '%5123456789012346%'`,
  )
  expect(cards.rowCount).toBe(0)
})

const WRONG = [
  ['amount', 0, 'Invalid amount'],
  ['amount', '250', 'Invalid amount'],
  ['currency', '', 'Currency is required'],
  ['items', [], 'Order items are required'],
  ['customerName', ' ', 'Please enter your full name.'],
] as const

test.each(WRONG)('a session for %s %j is refused in words', async (field, value, message) => {
  const order = await shop.order()
  for (const path of ['/api/payment/session', '/api/payment/intention']) {
    const { status, body } = await order.browser.send('POST', path, { ...order.form, [field]: value })
    expect([status, body.errors], path).toEqual([400, { [field]: message }])
  }
  expect(await attemptsOf(order.id)).toEqual([])
})

test('what a session has to say is required, of an intention order and amount', async () => {
  const order = await shop.order()
  const { orderId, amount } = order.form
  const session = await order.browser.send('POST', '/api/payment/session', { orderId })
  expect([session.status, session.body.errors]).toEqual([
    400,
    {
      amount: 'Invalid amount',
      currency: 'Currency is required',
      items: 'Order items are required',
      customerName: 'Please enter your full name.',
      customerEmail: 'Please enter your e-mail address.',
      customerPhone: 'Please enter your phone number.',
    },
  ])
  const intention = await order.browser.send('POST', '/api/payment/intention', { orderId })
  expect([intention.status, intention.body.errors]).toEqual([400, { amount: 'Invalid amount' }])
  expect(await attemptsOf(order.id)).toEqual([])
  expect((await order.browser.send('POST', '/api/payment/intention', { orderId, amount })).status).toBe(200)
})

test('PA11: twenty calls at once open one payment, and all get it', async () => {
  const order = await shop.order()
  await warm(shop.database)
  const answers = await Promise.all(Array.from({ length: 20 }, () => order.session()))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => body.data.clientSecret)).size).toBe(1)
  expect((await intentionsFor(order.id)).length).toBe(1)
  expect(await attemptsOf(order.id)).toEqual(['open with its secrets'])
  const { body } = await order.browser.send('POST', '/api/payment/intention', order.form)
  expect(body).toEqual({ success: true, clientSecret: answers[0]?.body.data.clientSecret })
})

test('PA11: nobody opens a payment for somebody else’s order', async () => {
  const order = await shop.order()
  const others = [shop.browser(), await shop.signedIn('user'), await shop.signedIn('owner')]
  for (const browser of others)
    for (const path of ['/api/payment/session', '/api/payment/intention', '/api/payment/cash'])
      expect((await browser.send('POST', path, order.form)).status, path).toBe(404)
  expect(await intentionsFor(order.id)).toEqual([])
})

test('PA11: an order that is paid, cancelled, for cash or over its time is not opened for payment', async () => {
  const refused = async (order: Awaited<ReturnType<PayingShop['order']>>) => {
    const { status, body } = await order.session()
    return [status, body.errorCode]
  }
  const paid = await shop.order()
  await shop.bank.choose((await paid.session()).body.unifiedCheckoutUrl, { outcome: 'Y' })
  expect(await refused(paid)).toEqual([409, 'STATE_CONFLICT'])
  const cancelled = await shop.order()
  await cancelled.browser.send('PUT', `/api/orders/guest/${cancelled.id}/status`, { status: 'cancelled' })
  expect(await refused(cancelled)).toEqual([409, 'STATE_CONFLICT'])
  expect(await refused(await shop.order({ method: 'cod' }))).toEqual([409, 'STATE_CONFLICT'])
  const late = await shop.order()
  await age(late.id, 3590)
  expect(await refused(late)).toEqual([409, 'PAYMENT_TIME_OVER'])
})

test('a session that was left open is the same one when the shopper comes back', async () => {
  const order = await shop.order()
  const first = (await order.session()).body.data
  await shop.bank.choose(first.unifiedCheckoutUrl, { outcome: 'abandoned' })
  expect((await order.session()).body.data).toEqual(first)
  expect(await order.status()).toBe('pending')
})

test('after a declined try the order and its goods are kept, and the next try is a new one', async () => {
  const order = await shop.order()
  const first = (await order.session()).body.data
  await shop.bank.choose(first.unifiedCheckoutUrl, { outcome: 'declined' })
  expect(await attemptsOf(order.id)).toEqual(['declined'])
  const second = (await order.session()).body.data
  expect([second.payBy, second.clientSecret === first.clientSecret]).toEqual([first.payBy, false])
  expect((await intentionsFor(order.id)).map(({ reference }) => reference)).toEqual([`1-${order.id}`, `2-${order.id}`])
  await shop.bank.choose(second.unifiedCheckoutUrl, { outcome: 'Y' })
  expect(await order.status()).toBe('paid')
  expect(await attemptsOf(order.id)).toEqual(['declined', 'paid'])
})

test.each(['failing', 'refusing', 'malformed', 'redirecting', 'lost'] as const)(
  'PA12: a provider that answers %s is told in a sentence; order and goods stay, and the next try works',
  async (how) => {
    const order = await shop.order()
    await shop.bank.answers(how)
    const { status, body, headers } = await order.session()
    expect([status, body.errorCode, headers.get('retry-after')]).toEqual([503, 'PAYMENT_UNAVAILABLE', '5'])
    expect(await order.status()).toBe('pending')
    await shop.bank.answers('well')
    expect((await order.session()).status).toBe(200)
    expect((await attemptsOf(order.id)).at(0)).toBe('failed')
  },
)

test('PA12: a provider that never answers is given up within ten seconds, and holds no transaction open', async () => {
  const order = await shop.order()
  await shop.bank.answers('slow')
  const patience = vi.spyOn(AbortSignal, 'timeout')
  const waiting = order.session()
  await until(() => patience.mock.calls.length > 0)
  const { rowCount } = await shop.at.pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  )
  expect([rowCount, await attemptsOf(order.id), await order.status()]).toEqual([0, ['opening'], 'pending'])
  const { status, body } = await waiting
  expect([status, body.errorCode, await attemptsOf(order.id)]).toEqual([503, 'PAYMENT_UNAVAILABLE', ['failed']])
  // The bank is still thinking.
  expect(await intentionsFor(order.id)).toEqual([])
  expect(Math.max(...patience.mock.calls.flat())).toBeLessThan(10_000)
  patience.mockRestore()
})

test('by one tap an unpaid card order is paid at the door, keeps its goods, and is not paid by card any more', async () => {
  const order = await shop.order()
  await order.session()
  const { status, body } = await order.browser.send('POST', '/api/payment/cash', { orderId: order.id })
  expect([status, body.order.paymentMethod, body.order.status]).toEqual([200, 'cod', 'pending'])
  expect(body.order.paymentInfo.payBy).toBeNull()
  expect(body.order.timeline.length).toBe(1)
  expect(await attemptsOf(order.id)).toEqual(['over'])
  expect((await order.session()).status).toBe(409)
  expect((await order.browser.send('POST', '/api/payment/cash', { orderId: order.id })).status).toBe(409)
  const owner = await shop.signedIn('owner')
  expect((await owner.send('PUT', `/api/orders/${order.id}/approve-cod`)).status).toBe(200)
  expect(await order.status()).toBe('paid')
})

test('a card order is not approved as cash', async () => {
  const order = await shop.order()
  const owner = await shop.signedIn('owner')
  expect((await owner.send('PUT', `/api/orders/${order.id}/approve-cod`)).status).toBe(409)
})

test('checkout finds the order that waits for its money, in its own browser and account only', async () => {
  const order = await shop.order()
  const answer = await order.browser.get('/api/payment/unpaid')
  expect([answer.body.order.id, answer.headers.get('cache-control')]).toEqual([order.id, 'no-store'])
  expect((await shop.browser().get('/api/payment/unpaid')).body.order).toBeNull()
  const user = await shop.signedIn('user')
  expect((await user.get('/api/payment/unpaid')).body.order).toBeNull()
  const theirs = await shop.order({ browser: user })
  expect((await user.get('/api/payment/unpaid')).body.order.id).toBe(theirs.id)
  await order.browser.send('POST', '/api/payment/cash', { orderId: order.id })
  expect((await order.browser.get('/api/payment/unpaid')).body.order).toBeNull()
})

test('pages are told what they need to know, and no more', async () => {
  const { body } = await shop.browser().get('/api/payment/options')
  expect(body).toMatchObject({
    card: true,
    publicKey: KEYS.publicKey,
    iframeId: null,
    isTest: true,
    secondsToPay: 3600,
  })
  expect(body.trustedOrigins).toHaveLength(4)
  const text = JSON.stringify(body)
  for (const secret of [KEYS.secretKey, KEYS.apiKey, KEYS.hmacSecret]) expect(text).not.toContain(secret)
})

test('where the frame is configured, a session names its address', async () => {
  const framed = await payingShop({ PAYMOB_IFRAME_ID: '77' })
  const order = await framed.order()
  const { data } = (await order.session()).body
  const url = new URL(data.iframeUrl)
  expect([url.pathname, url.searchParams.get('payment_token')]).toEqual(['/api/acceptance/iframes/77', data.paymentKey])
  expect(await (await fetch(url)).text()).toContain('Pay by card (simulated)')
  await framed.close()
})

test('without the provider’s keys a shop in production takes no cards', async () => {
  const cashOnly = await testShop({ PUBLIC_URL: 'https://shop.example', SECRET: 'x'.repeat(40), RATE_LIMITS: 'on' })
  const { body } = await cashOnly.browser().get('/api/payment/options')
  expect(body).toMatchObject({ card: false, publicKey: null, trustedOrigins: [], isTest: false })
  expect((await cashOnly.browser().get('/api/settings')).body.takesCards).toBe(false)
  await cashOnly.close()
})
