import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KEYS, type PayingShop, payingShop } from '../../tests/support/paying.ts'
import { openSimulator } from './open-simulator.server.ts'
import { OUTCOMES, type Outcome } from './outcomes.ts'

let shop: PayingShop
let url: string
beforeAll(async () => {
  shop = await payingShop()
  url = shop.deps.settings.paymob?.apiUrl ?? ''
})
afterAll(() => shop.close())

test.each(Object.keys(OUTCOMES) as Outcome[])('outcome %s reaches the shop, signed, both ways', async (outcome) => {
  const order = await shop.order()
  const { body } = await order.session()
  const query = new URLSearchParams((await shop.bank.choose(body.unifiedCheckoutUrl, { outcome })) ?? '')
  const { success, pending, code } = OUTCOMES[outcome]
  expect([query.get('success'), query.get('pending'), query.get('txn_response_code')]).toEqual([
    String(success),
    String(pending),
    code,
  ])
  expect(query.get('merchant_order_id')).toBe(`1-${order.id}`)
  expect(await order.status()).toBe(success ? 'paid' : 'pending')
  const { status } = await order.browser.send('POST', '/api/payment/result', { query: query.toString() })
  expect(status).toBe(200)
})

test.each(['amount', 'currency', 'integration', 'signature'] as const)('a wrong %s pays nothing', async (twist) => {
  const order = await shop.order()
  const { body } = await order.session()
  const query = await shop.bank.choose(body.unifiedCheckoutUrl, { outcome: 'Y', twist })
  const { status } = await order.browser.send('POST', '/api/payment/result', { query })
  expect([status, await order.status()]).toEqual([400, 'pending'])
})

test('its pages are labelled, and say that nothing is real', async () => {
  const order = await shop.order()
  const { body } = await order.session()
  const page = await (await fetch(body.unifiedCheckoutUrl)).text()
  expect(page).toContain('<h1>Pay by card (simulated)</h1>')
  expect(page).toContain('EGP 250.00')
  expect(page.match(/<legend>/g)?.length).toBe(4)
  const inputs = page.match(/<input type="radio"/g)?.length
  expect(page.match(/<label>/g)?.length).toBe(inputs)
  expect(page).toContain('No card is asked for and no money moves')
  const desk = await (await fetch(url)).text()
  expect(desk).toContain(`1-${order.id}`)
})

test('who will go back to an Arabic page pays on one', async () => {
  const browser = shop.browser()
  const send: typeof browser.send = (method, path, body, headers) =>
    browser.send(method, path, body, { ...headers, 'accept-language': 'ar' })
  const order = await shop.order({ browser: { ...browser, send } })
  const { body } = await order.session()
  const page = await (await fetch(body.unifiedCheckoutUrl)).text()
  expect(page).toContain('<html lang="ar" dir="rtl">')
  expect(page).toContain('250.00 ج.م')
  expect(page).toContain('لا تُطلب أي بطاقة')
})

test('a payment that was made, or whose time is over, is not offered again', async () => {
  const order = await shop.order()
  const { body } = await order.session()
  await shop.bank.choose(body.unifiedCheckoutUrl, { outcome: 'Y' })
  expect(await (await fetch(body.unifiedCheckoutUrl)).text()).toContain('Already paid')
  expect((await fetch(`${url}/unifiedcheckout/?clientSecret=none`)).status).toBe(404)
})

test('it answers nobody without the keys, and no other site’s forms', async () => {
  const calls = ['/v1/intention/', '/api/ecommerce/orders/transaction_inquiry', '/api/acceptance/void_refund/refund']
  for (const call of calls) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${KEYS.secretKey}` }
    expect((await fetch(url + call, { method: 'POST', headers, body: '{}' })).status, call).toBe(401)
  }
  const foreign = await fetch(`${url}/desk/answers`, { method: 'POST', headers: { origin: 'https://evil.example' } })
  expect(foreign.status).toBe(403)
})

test('it remembers its payments when it is started again', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'simulator-'))
  const opening = { keys: KEYS, port: 0, host: '127.0.0.1', file: path.join(folder, 'deep', 'simulator.json') }
  const first = await openSimulator(opening)
  const intention = {
    amount: 100,
    currency: 'EGP',
    payment_methods: [KEYS.integrationId],
    billing_data: { first_name: 'Mona', last_name: 'NA', email: 'm@example.com', phone_number: '+201000000000' },
    special_reference: '1-kept',
    notification_url: 'http://127.0.0.1:1/',
    redirection_url: 'http://127.0.0.1:1/',
  }
  const headers = { 'content-type': 'application/json', authorization: `Token ${KEYS.secretKey}` }
  await fetch(`http://127.0.0.1:${first.port}/v1/intention/`, {
    method: 'POST',
    headers,
    body: JSON.stringify(intention),
  })
  await first.close()
  const second = await openSimulator(opening)
  expect(await (await fetch(`http://127.0.0.1:${second.port}/`)).text()).toContain('1-kept')
  await second.close()
  await rm(folder, { recursive: true, force: true })
})
