import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../tests/support/books.ts'
import { crowd } from '../../tests/support/crowd.ts'
import { warm } from '../../tests/support/database.ts'
import { callbackOf, type PayingShop, payingShop } from '../../tests/support/paying.ts'
import { closeUnpaidOrder } from './close-unpaid-order.server.ts'
import { hearCallback } from './hear-provider.server.ts'

const HOUR = 3_600_000

let shop: PayingShop
beforeAll(async () => {
  shop = await payingShop()
})
afterAll(() => shop.close())

/** What the clock of a server shows that is so many hours ahead, or behind. */
const clock = (hours: number): Date => new Date(Date.now() + hours * HOUR)

test('DU11: servers whose clocks are hours apart close an unpaid order once; one that is behind takes its late money', async () => {
  const order = await shop.order()
  const { body } = await order.session()
  const stepsOf = async () => {
    const rows = shop.at.db.selectFrom('orderHistory').select('toStatus').where('orderId', '=', order.id).orderBy('id')
    return (await rows.execute()).map(({ toStatus }) => toStatus)
  }
  const stock = () =>
    shop.at.db.selectFrom('variants').select(['onHand', 'reserved']).where('productId', '=', order.productId).execute()
  const close = (hours: number) => closeUnpaidOrder(shop.deps, order.id, clock(hours))

  await close(-1)
  expect(await stepsOf()).toEqual(['pending'])
  await warm(shop.database)
  const { broken } = await crowd(30, (turn) => close([-1, 2, 26][turn % 3] ?? 0))
  expect(broken).toEqual([])
  expect([await stepsOf(), await stock()]).toEqual([['pending', 'cancelled'], [{ onHand: 10, reserved: 0 }]])

  await shop.bank.choose(body.unifiedCheckoutUrl, { outcome: 'Y', journey: 'late' })
  const callback = await callbackOf(shop.bank)
  const hmac = new URL(callback.path, shop.url).searchParams.get('hmac')
  const told = { ...JSON.parse(callback.body), hmac }
  await crowd(6, (turn) => hearCallback(told, { ...shop.deps, now: clock([-1, 0, 2][turn % 3] ?? 0) }))
  expect([await stepsOf(), await stock()]).toEqual([['pending', 'cancelled', 'paid'], [{ onHand: 9, reserved: 0 }]])
  await close(2)
  expect(await stepsOf()).toEqual(['pending', 'cancelled', 'paid'])
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
})
