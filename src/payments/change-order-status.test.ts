import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../tests/support/books.ts'
import { warm } from '../../tests/support/database.ts'
import { type PayingShop, type Placed, payingShop } from '../../tests/support/paying.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await payingShop()
})
afterEach(async () => {
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
})
afterAll(() => shop.close())

const say = ({ id, browser }: Placed, status: unknown, from?: string) =>
  browser.send('PUT', `/api/orders/${browser.token ? `${id}/user-status` : `guest/${id}/status`}`, { status, from })

const stepsOf = async (orderId: string) =>
  (await shop.at.db.selectFrom('orderHistory').select('toStatus').where('orderId', '=', orderId).execute()).map(
    ({ toStatus }) => toStatus,
  )

const stockOf = (productId: string) =>
  shop.at.db.selectFrom('variants').select(['onHand', 'reserved']).where('productId', '=', productId).execute()

describe.each(['a guest', 'an account'])('of an order that %s placed', (who) => {
  const order = async (productId?: string) => {
    const browser = who === 'a guest' ? shop.browser() : await shop.signedIn('user')
    return shop.order({ browser, ...(productId ? { productId } : {}) })
  }

  test('OR14: nobody’s word makes it paid, shipped or delivered', async () => {
    const placed = await order()
    const answers: [unknown, number][] = []
    for (const status of ['shipped', 'delivered', 'pending', 'PAID', ['paid'], { $ne: 1 }, null])
      answers.push([status, (await say(placed, status)).status])
    expect(answers).toEqual([
      ['shipped', 403],
      ['delivered', 403],
      ['pending', 403],
      ['PAID', 400],
      [['paid'], 400],
      [{ $ne: 1 }, 400],
      [null, 400],
    ])
    const { status, body } = await say(placed, 'paid')
    expect([status, body.order.status, await stepsOf(placed.id)]).toEqual([200, 'pending', ['pending']])
  })

  test('OR15: once it is paid, its owner does not cancel it any more', async () => {
    const placed = await order()
    await shop.bank.choose((await placed.session()).body.unifiedCheckoutUrl, { outcome: 'Y' })
    const { status, body } = await say(placed, 'cancelled')
    expect([status, body.errorCode, await placed.status()]).toEqual([409, 'STATE_CONFLICT', 'paid'])
    expect(await stockOf(placed.productId)).toEqual([{ onHand: 9, reserved: 0 }])
  })

  test('who cancels what has been sent meanwhile hears where it is now', async () => {
    const placed = await order()
    const owner = await shop.signedIn('owner')
    await owner.send('PUT', `/api/orders/${placed.id}/status`, { status: 'shipped' })
    const { status, body } = await say(placed, 'cancelled', 'pending')
    expect([status, body.errorCode, body.details]).toEqual([409, 'STALE_EDIT', { status: 'shipped', isPaid: false }])
    expect(body.message).toBe('The order has moved on in the meantime. It is now: Shipped. Nothing was changed.')
  })

  test('OR15: twenty cancellations at once are one, and its goods come back once', async () => {
    const { productId } = await shop.order({ method: 'cod' })
    const placed = await order(productId)
    await warm(shop.database)
    const answers = await Promise.all(Array.from({ length: 20 }, () => say(placed, 'cancelled')))
    const counts = Object.groupBy(answers, ({ status }) => String(status))
    expect({ 200: counts['200']?.length, 409: counts['409']?.length }).toEqual({ 200: 1, 409: 19 })
    expect(await stepsOf(placed.id)).toEqual(['pending', 'cancelled'])
    expect(await stockOf(productId)).toEqual([{ onHand: 10, reserved: 1 }])
  })
})

test('what an admin saw is compared before the bank is asked, and again after', async () => {
  const [cancelled, paid] = [await shop.order(), await shop.order()]
  const owner = await shop.signedIn('owner')
  const set = ({ id }: Placed, status: string) =>
    owner.send('PUT', `/api/orders/${id}/status`, { status, from: 'pending', note: 'seen at the bank' })
  await say(cancelled, 'cancelled')
  expect((await set(cancelled, 'paid')).body.details).toEqual({ status: 'cancelled', isPaid: false })
  const { body } = await paid.session()
  await shop.bank.choose(body.unifiedCheckoutUrl, { outcome: 'Y', journey: 'lost', browser: 'leaves' })
  expect((await set(paid, 'paid')).body.order).toMatchObject({ status: 'paid', paymentInfo: { kind: 'card' } })
  expect((await set(paid, 'cancelled')).body.details).toEqual({ status: 'paid', isPaid: true })
  const path = `/api/orders/${paid.id}`
  expect((await owner.send('DELETE', path, { from: 'pending' })).body.errorCode).toBe('STALE_EDIT')
  expect((await owner.send('PUT', `${path}/approve-cod`, { from: 'pending' })).body.errorCode).toBe('STALE_EDIT')
})

test('goods that a deleted order had sent stay off the shelf where its form says so', async () => {
  const owner = await shop.signedIn('owner')
  const [back, lost] = [await shop.order({ method: 'cod' }), await shop.order({ method: 'cod' })]
  for (const [{ id }, restock] of [
    [back, true],
    [lost, false],
  ] as const) {
    await owner.send('PUT', `/api/orders/${id}/status`, { status: 'shipped' })
    expect((await owner.send('DELETE', `/api/orders/${id}`, { restock, from: 'shipped' })).status).toBe(200)
  }
  expect(await stockOf(back.productId)).toEqual([{ onHand: 10, reserved: 0 }])
  expect(await stockOf(lost.productId)).toEqual([{ onHand: 9, reserved: 0 }])
})
