import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestShop } from '../../scripts/test-shop.mjs'
import { wrongInTheBooks } from '../support/books.ts'
import { testBrowser } from '../support/browser.ts'
import { makeFee, makeProduct } from '../support/builders.ts'
import { type DatabaseProxy, openDatabaseProxy } from '../support/database-proxy.ts'
import { orderForm } from '../support/order-form.ts'
import { type Town, town } from '../support/running-shop.ts'

const COMMIT = { statement: /commit\0/, after: /insert into "orders"/ }

let place: Town
let proxy: DatabaseProxy
let shop: TestShop
beforeAll(async () => {
  place = await town()
  proxy = await openDatabaseProxy(place.postgres.url)
  shop = await place.open({ DATABASE_URL: proxy.url })
  await makeFee(place.db)
})
afterAll(async () => {
  await place.close()
  await proxy.close()
})

test.each([
  { when: 'asked', what: 'its order was not kept', kept: 0 },
  { when: 'answered', what: 'its order was kept', kept: 1 },
] as const)('DU7: cut while it commits, an order is 503, and one by its key: $what', async (cut) => {
  const { id } = await makeProduct(place.db, { sizes: [{ size: 'M', stock: 3 }] })
  const browser = testBrowser(shop.url)
  const form = orderForm({ productId: id })
  const order = () => browser.send('POST', '/api/orders/guest', form, { 'idempotency-key': cut.when })
  const ordersOf = () => place.db.selectFrom('orderLines').select('orderId').where('productId', '=', id).execute()

  const caught = proxy.catch({ ...COMMIT, when: cut.when })
  const heard = order()
  const commit = await caught
  commit.cut()
  const { status, headers, body } = await heard
  expect([status, body.errorCode]).toEqual([503, 'UNAVAILABLE'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  const kept = await ordersOf()
  expect(kept).toHaveLength(cut.kept)

  const again = await order()
  expect(again.status).toBe(201)
  if (cut.kept) expect(again.body.order.id).toBe(kept[0]?.orderId)
  expect(await ordersOf()).toEqual([{ orderId: again.body.order.id }])
  expect((await order()).body.order.id).toBe(again.body.order.id)
  expect(await wrongInTheBooks(place.db)).toEqual([])
})
