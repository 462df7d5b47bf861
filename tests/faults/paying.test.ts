import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../scripts/processes.mjs'
import { migrate } from '../../src/lib/migrate.server.ts'
import { sessionForm } from '../../src/payments/session-form.ts'
import { wrongInTheBooks } from '../support/books.ts'
import { testBrowser } from '../support/browser.ts'
import { makeFee, makeProduct } from '../support/builders.ts'
import { orderForm } from '../support/order-form.ts'
import { callbackOf, KEYS, openBank, postCallback } from '../support/paying.ts'
import { serverOf, type Town, town } from '../support/running-shop.ts'

const CARD = { pan: '5123450000000008', cvv: 'cvv 917', expiry: '01/39' }

let place: Town
let provider: Awaited<ReturnType<typeof openBank>>
beforeAll(async () => {
  provider = await openBank()
  place = await town()
  await migrate(place.db)
  await makeFee(place.db)
})
afterAll(async () => {
  await place.close()
  await provider.close()
})

async function openedShop(settings: Record<string, string> = {}) {
  const port = String(await freePort())
  return place.open({ PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, ...provider.settings, ...settings })
}

/** A card order that the bank has taken the money of, without anybody telling the shop. */
async function paidAtTheBank(url: string, productId: string) {
  const browser = testBrowser(url)
  const form = orderForm({ productId }, { paymentInfo: { method: 'card' } })
  const { order } = (await browser.send('POST', '/api/orders/guest', form)).body
  const session = sessionForm(order)
  const { body } = await browser.send('POST', '/api/payment/session', session)
  const query = await provider.bank.choose(body.unifiedCheckoutUrl, { outcome: 'Y', journey: 'late' })
  return {
    id: order.id,
    session,
    form,
    browser,
    clientSecret: body.data.clientSecret,
    query,
    callback: await callbackOf(provider.bank),
  }
}

const paidLetters = async (orderId: string) =>
  (
    await sql`select 1 from pgboss.job
      where name = 'send-order-mail' and data->>'orderId' = ${orderId} and data->>'event' = 'paid'`.execute(place.db)
  ).rows.length

test('PA15: killed in the middle of thirty callbacks, which are told again: each order is paid, once', async () => {
  const first = await openedShop()
  const { id } = await makeProduct(place.db, { sizes: [{ size: 'M', stock: 100 }] })
  const orders = await Promise.all(Array.from({ length: 30 }, () => paidAtTheBank(first.url, id)))
  const callbacks = (await provider.bank.books()).callbacks.map((_, at) => callbackOf(provider.bank, at))
  const answers = await Promise.all(callbacks)
  expect(new Set(answers.map(({ body }) => body)).size).toBe(30)

  let thanked = 0
  const server = serverOf(first)
  await Promise.allSettled(
    answers.map(async (callback) => {
      if ((await postCallback(first, callback)).ok) thanked += 1
      if (thanked === 8) process.kill(server, 'SIGKILL')
    }),
  )
  expect(thanked).toBeGreaterThanOrEqual(8)
  expect(thanked).toBeLessThan(30)
  await first.stop()

  const second = await openedShop()
  for (const again of [answers, answers])
    for (const { ok } of await Promise.all(again.map((callback) => postCallback(second, callback))))
      expect(ok).toBe(true)
  for (const order of orders) {
    const about = { payments: 'payments', steps: 'orderHistory' } as const
    const payments = await place.db.selectFrom(about.payments).select('kind').where('orderId', '=', order.id).execute()
    expect(payments).toEqual([{ kind: 'card' }])
    const steps = place.db.selectFrom(about.steps).select('toStatus').where('orderId', '=', order.id)
    expect((await steps.orderBy('id').execute()).map(({ toStatus }) => toStatus)).toEqual(['pending', 'paid'])
    expect(await paidLetters(order.id)).toBe(1)
  }
  expect(await wrongInTheBooks(place.db)).toEqual([])
  await second.stop()
})

test('PA17: card data is not read, and the log tells neither it nor who paid, nor signatures or secrets', async () => {
  const shop = await openedShop({ LOG_LEVEL: 'trace' })
  const { id } = await makeProduct(place.db)
  const { form, browser, clientSecret, query, callback, session } = await paidAtTheBank(shop.url, id)
  const { status } = await browser.send('POST', '/api/payment/session', { ...session, card: CARD, ...CARD })
  expect(status).toBeLessThan(300)
  const forgery = callback.path.replace(/hmac=.*/, `hmac=${'0'.repeat(128)}`)
  expect((await postCallback(shop, { ...callback, path: forgery })).status).toBe(400)
  expect((await postCallback(shop, { ...callback, body: `${callback.body.slice(0, -1)},` })).status).toBe(400)
  await browser.send('POST', `/api/payment/result?pan=${CARD.pan}`, { query, ...CARD })
  expect((await postCallback(shop, callback)).ok).toBe(true)
  await browser.send('POST', `/api/orders/guest?pan=${CARD.pan}`, { ...form, paymentInfo: CARD })
  await shop.stop()

  const output = shop.output()
  expect(output, 'the log was written at its finest').toMatch(/"level":(10|20|30)/)
  const { name, email, phone } = form.shippingAddress
  const hmac = /hmac=(\w+)/.exec(callback.path)?.[1]
  const secrets = [clientSecret, hmac, KEYS.hmacSecret, KEYS.secretKey, ...browser.cookies.values()]
  for (const secret of [...Object.values(CARD), ...secrets, name, email, phone.slice(-8)]) {
    expect(secret).toMatch(/.../)
    expect(output).not.toContain(secret)
  }
})
