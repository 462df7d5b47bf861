import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callbackOf, type PayingShop, type Placed, payingShop, postCallback } from '../../tests/support/paying.ts'
import { inTransaction } from '../lib/db.server.ts'
import { becomeCashOrder } from '../orders/become-cash-order.server.ts'
import { lockOrder } from '../orders/lock-order.server.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await payingShop()
})
afterAll(() => shop.close())

async function tryToPay(order: Placed, outcome: 'R' | 'N' | 'Y') {
  const { body } = await order.session()
  await shop.bank.choose(body.unifiedCheckoutUrl, { outcome, journey: 'late', browser: 'leaves' })
  const callback = await callbackOf(shop.bank)
  const response = await postCallback(shop, callback)
  expect(response.status).toBe(200)
  return callback
}

interface Waiting {
  data: { orderId: string; event: 'payment failed' | 'not paid yet'; step: string }
  seconds: number
}

/** Letters about tries that wait to be sent. */
async function waitingFor(orderId: string): Promise<Waiting[]> {
  const { rows } = await shop.at.pool.query<Waiting>(
    `select data, extract(epoch from start_after - created_on)::int as seconds from pgboss.job
     where name = 'send-order-mail' and data->>'orderId' = $1 and data->>'event' = 'payment failed'
     order by data->>'step'`,
    [orderId],
  )
  return rows
}

const sentOf = async (orderId: string, event = 'payment-failed'): Promise<string[]> => {
  const folder = path.join(shop.dataDir, 'mail')
  const files = (await readdir(folder).catch(() => [])).filter((file) =>
    file.startsWith(`order-${event}-${orderId.toLowerCase()}`),
  )
  return Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
}

const sendAll = async (orderId: string): Promise<void> => {
  for (const { data } of await waitingFor(orderId)) await shop.jobs['send-order-mail'](data)
}

test('ML1: a payment that the bank did not take is told once, three minutes later, however often the bank says so', async () => {
  const order = await shop.order()
  const callback = await tryToPay(order, 'R')
  await Promise.all([1, 2, 3].map(() => postCallback(shop, callback)))
  expect(await waitingFor(order.id)).toMatchObject([{ data: { step: 'try-1' }, seconds: 180 }])
  await sendAll(order.id)
  await sendAll(order.id)
  const [letter = '', ...more] = await sentOf(order.id)
  expect(more).toEqual([])
  expect(letter).toContain(`Subject: The payment for order ${order.sku} did not go through`)
  expect(letter).toContain('Pay for your order')
})

test('ML1: only the last of several tries is told, and “not paid yet” is not said after it', async () => {
  const order = await shop.order()
  await tryToPay(order, 'R')
  await tryToPay(order, 'N')
  await sendAll(order.id)
  expect(await sentOf(order.id)).toHaveLength(1)
  await shop.jobs['send-order-mail']({ orderId: order.id, event: 'not paid yet', step: 1 })
  expect(await sentOf(order.id, 'not-paid-yet')).toEqual([])
})

test('ML1: from the fourth try on nobody is written to any more', async () => {
  const order = await shop.order()
  for (let turn = 0; turn < 5; turn += 1) await tryToPay(order, 'R')
  expect((await waitingFor(order.id)).map(({ data }) => data.step)).toEqual(['try-1', 'try-2', 'try-3'])
})

test('ML1: whoever has paid since, cancelled, or turned to cash gets no letter about the try', async () => {
  const [paid, cancelled, cash] = [await shop.order(), await shop.order(), await shop.order()]
  for (const order of [paid, cancelled, cash]) await tryToPay(order, 'R')
  await tryToPay(paid, 'Y')
  await cancelled.browser.send('PUT', `/api/orders/guest/${cancelled.id}/status`, { status: 'cancelled' })
  await inTransaction(shop.at.db, async (tx) => becomeCashOrder(tx, await lockOrder(tx, cash.id), null, new Date()))
  expect([await paid.status(), await cancelled.status()]).toEqual(['paid', 'cancelled'])
  for (const order of [paid, cancelled, cash]) {
    await sendAll(order.id)
    expect(await sentOf(order.id)).toEqual([])
  }
})
