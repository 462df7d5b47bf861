import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { wrongInTheBooks } from '../support/books.ts'
import { testBrowser } from '../support/browser.ts'
import {
  aForm,
  type FailTown,
  failTown,
  killOrdering,
  killPaying,
  killWriting,
  LETTER_PLACES,
  ORDER_IS_KEPT,
  ORDER_PLACES,
  ordersOf,
  PAYMENT_PLACES,
} from '../support/fail-points.ts'

// Each starts a shop or two, on a machine that may have other work.
vi.setConfig({ testTimeout: 120_000 })

let here: FailTown
beforeAll(async () => {
  here = await failTown()
})
afterAll(() => here.close())

test.each([
  { what: 'that was not kept', when: 'asked', kept: 0 },
  { what: 'that was kept', when: 'answered', kept: 1 },
] as const)('DU7: cut while it commits, an order $what is 503, and one by its key', async (cut) => {
  const { productId, form } = await aForm(here)
  const browser = testBrowser(here.shop().url)
  const order = () => browser.send('POST', '/api/orders/guest', form, { 'idempotency-key': productId })
  const caught = here.proxy.catch({ ...ORDER_IS_KEPT, when: cut.when })
  const heard = order()
  const commit = await caught
  commit.cut()
  const { status, headers, body } = await heard
  expect([status, body.errorCode]).toEqual([503, 'UNAVAILABLE'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  const kept = await ordersOf(here, productId)
  expect(kept).toHaveLength(cut.kept)

  const again = await order()
  expect(again.status).toBe(201)
  if (cut.kept) expect(again.body.order.id).toBe(kept[0]?.orderId)
  expect((await order()).body.order.id).toBe(again.body.order.id)
  expect(await ordersOf(here, productId)).toEqual([{ orderId: again.body.order.id }])
  expect(await wrongInTheBooks(here.place.db)).toEqual([])
})

// These are seven of the places: all of them, again and again, in tests/long/fail-points-again.test.ts.
test.each(['its pieces are taken', 'it is written', 'its letter is asked for', 'it is kept'] as const)(
  'DU2: killed when %s, before whoever ordered heard: by the same key there is one order',
  (when) => killOrdering(here, ORDER_PLACES[when]),
)

test.each(['has been taken up', 'has left'] as const)(
  'DU2: killed when a letter %s, before that is written down: it comes, under one name',
  (when) => killWriting(here, LETTER_PLACES[when]),
)

test('DU2: killed when a payment is kept, before the provider is thanked: told again, it is one', () =>
  killPaying(here, PAYMENT_PLACES['is kept']))
