import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../tests/support/books.ts'
import { makeFee, makeOwner, makeProduct, NOW, requestFor } from '../../tests/support/builders.ts'
import { crowd } from '../../tests/support/crowd.ts'
import { type TestDatabase, testDatabase, warm } from '../../tests/support/database.ts'
import { inPiastres } from '../lib/money.ts'
import { type OrderRequest, placeOrder } from './place-order.server.ts'

let at: TestDatabase
beforeAll(async () => {
  at = await testDatabase()
  await makeFee(at.db)
})
afterAll(() => at.close())

const ordersOf = async (productId: string) => {
  const lines = at.db.selectFrom('orderLines').select('orderId').where('productId', '=', productId)
  return (await lines.execute()).length
}

const stockOf = (productId: string) =>
  at.db
    .selectFrom('variants')
    .select(['onHand', 'reserved'])
    .where('productId', '=', productId)
    .executeTakeFirstOrThrow()

test('the last ten pieces go to ten of sixty shoppers', async () => {
  const { id } = await makeProduct(at.db)
  await warm(at)
  const { done, refused, broken } = await crowd(60, () => placeOrder(at.db, requestFor([{ productId: id }]), NOW))
  expect({ placed: done.length, refused, broken }).toEqual({ placed: 10, refused: { OUT_OF_STOCK: 50 }, broken: [] })
  expect(await stockOf(id)).toEqual({ onHand: 10, reserved: 10 })
  expect(await wrongInTheBooks(at.db)).toEqual([])
})

test('ST2: carts that want the same sizes in opposite order never wait for each other', async () => {
  const other = await testDatabase()
  try {
    await makeFee(other.db)
    const [one, two] = [
      await makeProduct(other.db, { sizes: [{ size: 'M', stock: 500 }] }),
      await makeProduct(other.db, { sizes: [{ size: 'M', stock: 500 }] }),
    ]
    await warm(other)
    const there = [{ productId: one.id }, { productId: two.id }]
    const { done, broken } = await crowd(120, (shopper) =>
      placeOrder(other.db, requestFor(shopper % 2 ? there : [...there].reverse()), NOW),
    )
    expect({ placed: done.length, broken }).toEqual({ placed: 120, broken: [] })
    expect(await wrongInTheBooks(other.db)).toEqual([])
    expect(await other.countDeadlocks()).toBe(0)
  } finally {
    await other.close()
  }
})

test('OR8: one idempotency key makes one order, however often it is sent at once', async () => {
  const { id } = await makeProduct(at.db)
  const request = requestFor([{ productId: id }], { idempotencyKey: 'once' })
  await warm(at)
  const { done, broken } = await crowd(50, () => placeOrder(at.db, request, NOW))
  expect(broken).toEqual([])
  expect(done).toHaveLength(50)
  expect(new Set(done.map((order) => order.id)).size).toBe(1)
  expect(await stockOf(id)).toEqual({ onHand: 10, reserved: 1 })
})

test('the same key with other contents is refused, in another browser it is another key', async () => {
  const { id } = await makeProduct(at.db)
  const request = requestFor([{ productId: id }], { idempotencyKey: 'mine' })
  const { id: first } = await placeOrder(at.db, request, NOW)
  const other = { ...request, address: { ...request.address, address: '4 El Nasr Street' } }
  await expect(placeOrder(at.db, other, NOW)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  const { id: second } = await placeOrder(at.db, requestFor([{ productId: id }], { idempotencyKey: 'mine' }), NOW)
  expect(second).not.toBe(first)
})

test('ST3: an order whose third line is sold out takes nothing of the first two', async () => {
  const there = await makeProduct(at.db)
  const soldOut = await makeProduct(at.db, { sizes: [{ size: 'M', stock: 0 }] })
  const request = requestFor([{ productId: there.id }, { productId: soldOut.id }])
  await expect(placeOrder(at.db, request, NOW)).rejects.toMatchObject({ code: 'OUT_OF_STOCK' })
  expect(await stockOf(there.id)).toEqual({ onHand: 10, reserved: 0 })
  expect(await ordersOf(there.id)).toBe(0)
})

test('lines of the same size are one line, checked against the stock together', async () => {
  const { id } = await makeProduct(at.db)
  const twice = requestFor([
    { productId: id, quantity: 6 },
    { productId: id, quantity: 5 },
  ])
  await expect(placeOrder(at.db, twice, NOW)).rejects.toMatchObject({
    code: 'OUT_OF_STOCK',
    details: { available: 10 },
  })
  const fits = requestFor([
    { productId: id, quantity: 6 },
    { productId: id, quantity: 4 },
  ])
  await placeOrder(at.db, fits, NOW)
  expect(await ordersOf(id)).toBe(1)
})

test('OR1: an order is never placed at another price than the shopper saw', async () => {
  const { id } = await makeProduct(at.db, { price: 200, discount: 10 })
  await expect(placeOrder(at.db, requestFor([{ productId: id, price: 200 }]), NOW)).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
    details: { subtotal: 180, shippingFee: 50, total: 230 },
  })
  const request = requestFor([{ productId: id, price: 180 }])
  for (const lie of [{ total: inPiastres(1) }, { shippingFee: inPiastres(0) }])
    await expect(placeOrder(at.db, { ...request, ...lie }, NOW)).rejects.toMatchObject({ code: 'PRICE_CHANGED' })
  await placeOrder(at.db, request, NOW)
  expect(await wrongInTheBooks(at.db)).toEqual([])
})

test('OR5: a governorate without a fee gets no order', async () => {
  const { id } = await makeProduct(at.db)
  const request = requestFor([{ productId: id }])
  const far = { ...request, address: { ...request.address, city: 'luxor' } }
  await expect(placeOrder(at.db, far, NOW)).rejects.toMatchObject({
    code: 'SHIPPING_FEE_NOT_CONFIGURED',
    details: { governorate: 'Luxor' },
  })
})

test('OR5: outside Egypt no fee can be calculated, so nothing is ordered', async () => {
  const { id } = await makeProduct(at.db)
  const request = requestFor([{ productId: id }])
  const abroad = { ...request, address: { ...request.address, country: 'SA' } }
  await expect(placeOrder(at.db, abroad, NOW)).rejects.toMatchObject({
    code: 'SHIPPING_FEE_NOT_CONFIGURED',
    details: {},
  })
  expect(await stockOf(id)).toEqual({ onHand: 10, reserved: 0 })
})

test.each(['browser', 'e-mail', 'mailbox', 'account'])(
  'ST8: one %s has three unpaid orders at most, also when ten come at once',
  async (by) => {
    const { id } = await makeProduct(at.db)
    const { email } = requestFor([]).address
    const asked = {
      browser: { browser: `browser ${email}`, placedBy: `browser ${email}` },
      account: { accountId: await makeOwner(at.db), guest: null },
    }
    const { browser, account } = asked
    await warm(at)
    const { done, refused, broken } = await crowd(10, (turn) => {
      const request = requestFor([{ productId: id }], by === 'browser' ? browser : by === 'account' ? account : {})
      const spelled = { 'e-mail': { email }, mailbox: { email: email.replace('@', `+${turn}@`) } }[by]
      return placeOrder(at.db, { ...request, address: { ...request.address, ...spelled } }, NOW)
    })
    expect({ placed: done.length, refused, broken }).toEqual({
      placed: 3,
      refused: { TOO_MANY_OPEN_ORDERS: 7 },
      broken: [],
    })
  },
)

test('ST8: nobody locks out another’s phone; what accounts placed with it, or its link confirmed, counts', async () => {
  const { id } = await makeProduct(at.db)
  const { phone } = requestFor([]).address
  const order = (overrides: Partial<OrderRequest> = {}) => {
    const request = requestFor([{ productId: id }], overrides)
    return placeOrder(at.db, { ...request, address: { ...request.address, phone } }, NOW)
  }
  const strangers = [await order(), await order(), await order(), await order()]
  const confirmed = { confirmedAt: NOW, confirmedBy: 'link' as const }
  const ids = strangers.slice(0, 2).map((each) => each.id)
  await at.db.updateTable('orders').set(confirmed).where('id', 'in', ids).execute()
  await order()
  await order({ accountId: await makeOwner(at.db), guest: null })
  await expect(order()).rejects.toMatchObject({ code: 'TOO_MANY_OPEN_ORDERS' })
})

test('the confirmation is a job of the same transaction: no order, no mail', async () => {
  const countJobs = async () => {
    const { rows } = await at.pool.query(`select count(*)::int as jobs from pgboss.job where name = 'send-order-mail'`)
    return (rows[0] as { jobs: number }).jobs
  }
  const { id } = await makeProduct(at.db)
  const before = await countJobs()
  await expect(placeOrder(at.db, requestFor([{ productId: id, price: 1 }]), NOW)).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
  })
  expect(await countJobs()).toBe(before)
  await placeOrder(at.db, requestFor([{ productId: id }]), NOW)
  expect(await countJobs()).toBe(before + 1)
})

test('what a free order costs is paid at once, with a payment of nothing', async () => {
  await makeFee(at.db, 'giza', 0)
  const { id } = await makeProduct(at.db, { discount: 100 })
  const request = requestFor([{ productId: id, price: 0 }])
  const free = {
    ...request,
    total: inPiastres(0),
    shippingFee: inPiastres(0),
    address: { ...request.address, city: 'giza' },
  }
  const order = await placeOrder(at.db, free, NOW)
  const row = await at.db
    .selectFrom('orders')
    .select(['status', 'total', 'holds'])
    .where('id', '=', order.id)
    .executeTakeFirst()
  expect(row).toEqual({ status: 'paid', total: 0, holds: 'deducted' })
  expect(await wrongInTheBooks(at.db)).toEqual([])
})
