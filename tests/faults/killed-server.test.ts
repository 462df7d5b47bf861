import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrongInTheBooks } from '../support/books.ts'
import { testBrowser } from '../support/browser.ts'
import { makeFee, makeProduct } from '../support/builders.ts'
import { orderForm } from '../support/order-form.ts'
import { serverOf, type Town, town } from '../support/running-shop.ts'

let place: Town
beforeAll(async () => {
  place = await town()
})
afterAll(() => place.close())

test('DU1: killed in the middle of fifty orders: every acknowledged one is there, once, and stock adds up', async () => {
  const first = await place.open()
  await makeFee(place.db)
  const { id } = await makeProduct(place.db, { sizes: [{ size: 'M', stock: 1000 }] })
  const shoppers = Array.from({ length: 50 }, (_, at) => {
    return {
      browser: testBrowser(first.url),
      form: orderForm({ productId: id }),
      key: { 'idempotency-key': `order-${at}` },
    }
  })
  await Promise.all(shoppers.map(({ browser }) => browser.send('POST', '/api/orders/guest', {})))

  const acknowledged = new Map<number, string>()
  const server = serverOf(first)
  const requests = shoppers.map(async ({ browser, form, key }, at) => {
    const { status, body } = await browser.send('POST', '/api/orders/guest', form, key)
    if (status === 201) acknowledged.set(at, body.order.id)
    if (acknowledged.size === 15) process.kill(server, 'SIGKILL')
  })
  await Promise.allSettled(requests)
  expect(acknowledged.size).toBeGreaterThanOrEqual(15)
  expect(acknowledged.size).toBeLessThan(50)
  await first.stop()

  const second = await place.open()
  for (const orderId of acknowledged.values())
    expect(await place.db.selectFrom('orders').select('id').where('id', '=', orderId).execute()).toHaveLength(1)
  expect(await wrongInTheBooks(place.db)).toEqual([])

  // Whoever got no answer asks again with the same key: what was written meanwhile is theirs, the rest is made now.
  for (const [at, { browser, form, key }] of shoppers.entries()) {
    const again = testBrowser(second.url)
    for (const [name, value] of browser.cookies) again.cookies.set(name, value)
    const { status, body } = await again.send('POST', '/api/orders/guest', form, key)
    expect(status).toBe(201)
    if (acknowledged.has(at)) expect(body.order.id).toBe(acknowledged.get(at))
  }
  const orders = await place.db.selectFrom('orders').select('id').execute()
  expect(orders).toHaveLength(50)
  expect(await wrongInTheBooks(place.db)).toEqual([])
})
