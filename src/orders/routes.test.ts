import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../tests/support/books.ts'
import { makeFee, makeOrder, makeProduct } from '../../tests/support/builders.ts'
import { warm } from '../../tests/support/database.ts'
import { orderForm } from '../../tests/support/order-form.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { orderLink } from './letters/order-link.server.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await makeFee(shop.at.db)
})
afterAll(() => shop.close())

test('ST1: stock ten, sixty shoppers at once over HTTP: ten orders, fifty times 409, nothing else', async () => {
  const { id } = await makeProduct(shop.at.db)
  await warm(shop.database)
  const browsers = Array.from({ length: 60 }, () => shop.browser())
  await Promise.all(browsers.map((browser) => browser.send('POST', '/api/orders/guest', {})))
  const answers = await Promise.all(
    browsers.map((browser) => browser.send('POST', '/api/orders/guest', orderForm({ productId: id }))),
  )
  const counts = Object.groupBy(answers, ({ status }) => String(status))
  expect({ 201: counts['201']?.length, 409: counts['409']?.length }).toEqual({ 201: 10, 409: 50 })
  expect(counts['409']?.every(({ body }) => body.errorCode === 'OUT_OF_STOCK')).toBe(true)
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
})

test('GV1: a guest reads the order in full, a stranger only by its code and masked, by its id not at all', async () => {
  const { id } = await makeProduct(shop.at.db)
  const guest = shop.browser()
  const { status, body } = await guest.send('POST', '/api/orders/guest', orderForm({ productId: id, quantity: 2 }))
  expect(status).toBe(201)
  const { order } = body
  expect(order).toMatchObject({ status: 'pending', subtotal: 400, shippingFee: 50, total: 450, isGuestOrder: true })
  expect(order.sku).toBe(`BW${order.id.slice(-6)}`)
  expect(order.shippingAddress.phone).toMatch(/^011\d{8}$/)

  const mine = await guest.get(`/api/orders/${order.id}`)
  expect([mine.status, mine.body.order.isMasked, mine.body.order.shippingAddress.name]).toEqual([
    200,
    false,
    'Mona Adel',
  ])

  const stranger = shop.browser()
  expect((await stranger.get(`/api/orders/${order.id}`)).status).toBe(404)
  const tracked = await stranger.get(`/api/orders/guest/${order.sku.toLowerCase()}`)
  expect(tracked.status).toBe(200)
  expect(tracked.headers.get('cache-control')).toBe('no-store')
  expect(tracked.body.order.shippingAddress).toMatchObject({ name: 'M*** A***', address: '', cityName: '' })
  expect(tracked.body.order.shippingAddress.email).toBe('m***@e***.com')
  expect(JSON.stringify(tracked.body)).not.toContain('mona')
})

test('GV3: codes that are none find nothing', async () => {
  const browser = shop.browser()
  // There is one to be found.
  await makeOrder(shop.at.db, [{ productId: (await makeProduct(shop.at.db)).id }])
  for (const code of [
    '%20',
    'null',
    'undefined',
    '*',
    '%25',
    '_',
    'BW',
    'BW_____A',
    `BW${'A'.repeat(500)}`,
    'BW123456',
  ])
    expect((await browser.get(`/api/orders/guest/${code}`)).body.success, code).toBe(false)
})

test('the mail’s link opens the order in another browser, a forged one does not', async () => {
  const { id } = await makeProduct(shop.at.db)
  const { body } = await shop.browser().send('POST', '/api/orders/guest', orderForm({ productId: id }))
  const link = orderLink({ id: body.order.id, language: 'en' }, shop.deps.settings.secret, new Date())
  const other = shop.browser()
  const forgery = await other.get(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))
  expect([forgery.status, forgery.headers.get('location')]).toEqual([
    302,
    expect.stringMatching(/^\/guest-track\?link=broken/),
  ])
  expect((await other.get(`/api/orders/${body.order.id}`)).status).toBe(404)
  const answer = await other.get(link)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `/order/${body.order.id}`])
  expect((await other.get(`/api/orders/${body.order.id}`)).status).toBe(200)
  const late = orderLink(
    { id: body.order.id, language: 'en' },
    shop.deps.settings.secret,
    new Date(Date.now() - 91 * 24 * 3600 * 1000),
  )
  expect((await shop.browser().get(late)).headers.get('location')).toMatch(/^\/guest-track\?link=over&for=BW/)
})

test('SE4: a cookie planted before the order does not open it afterwards', async () => {
  const { id } = await makeProduct(shop.at.db)
  const victim = shop.browser()
  victim.cookies.set('bw_guest', 'planted-by-somebody')
  const { body } = await victim.send('POST', '/api/orders/guest', orderForm({ productId: id }))
  const thief = shop.browser()
  thief.cookies.set('bw_guest', 'planted-by-somebody')
  expect((await thief.get(`/api/orders/${body.order.id}`)).status).toBe(404)
  expect((await victim.get(`/api/orders/${body.order.id}`)).status).toBe(200)
})

test('OR8: the same idempotency key answers the same order over HTTP, another body is 422', async () => {
  const { id } = await makeProduct(shop.at.db)
  const browser = shop.browser()
  const form = orderForm({ productId: id })
  const key = { 'idempotency-key': 'k-1' }
  const first = await browser.send('POST', '/api/orders/guest', form, key)
  const again = await browser.send('POST', '/api/orders/guest', form, key)
  expect([again.status, again.body.order.id]).toEqual([201, first.body.order.id])
  const other = await browser.send('POST', '/api/orders/guest', orderForm({ productId: id }), key)
  expect([other.status, other.body.errorCode]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
})

test('OR8: a key that is too long is refused, and not taken for another that begins alike', async () => {
  const { id } = await makeProduct(shop.at.db)
  const browser = shop.browser()
  const order = async (key: string) =>
    (await browser.send('POST', '/api/orders/guest', orderForm({ productId: id }), { 'idempotency-key': key })).status
  expect(await order('k'.repeat(255))).toBe(201)
  expect(await order(`${'k'.repeat(255)}-2`)).toBe(400)
})

test('OR6: what the client says about money is only compared', async () => {
  const { id } = await makeProduct(shop.at.db)
  const browser = shop.browser()
  const cheap = await browser.send('POST', '/api/orders/guest', orderForm({ productId: id, price: 0.01 }))
  expect([cheap.status, cheap.body.errorCode, cheap.body.details.total]).toEqual([409, 'PRICE_CHANGED', 250])
  for (const method of ['cod', 'paymob']) {
    const paid = orderForm({ productId: id }, { paymentInfo: { method, status: 'paid' }, status: 'delivered' })
    const { order } = (await browser.send('POST', '/api/orders/guest', paid)).body
    expect([order.status, order.paymentInfo.method, order.paymentInfo.status]).toEqual(['pending', method, 'pending'])
  }
})

test('OR10: a price that rose after the cart was looked at is told, and charged only once it was seen', async () => {
  const { id } = await makeProduct(shop.at.db)
  const guest = shop.browser()
  const line = { productId: id, size: 'M', quantity: 1 }
  const looked = await guest.send('POST', '/api/cart-validation/validate-item', line)
  expect(looked.status, JSON.stringify(looked.body)).toBe(200)
  await shop.at.db.updateTable('products').set({ price: 30_000 }).where('id', '=', id).execute()
  const order = (price: number) => guest.send('POST', '/api/orders/guest', orderForm({ productId: id, price }))
  const { status, body } = await order(200)
  expect([status, body.errorCode, body.details.total, body.details.lines[0].price]).toEqual([
    409,
    'PRICE_CHANGED',
    350,
    300,
  ])
  expect((await order(300)).body.order.total).toBe(350)
})

test('OR9: without a key the same order sent twice is two orders', async () => {
  const { id } = await makeProduct(shop.at.db)
  const browser = shop.browser()
  const form = orderForm({ productId: id })
  // Both of one session, or a key would hold neither back.
  await browser.send('POST', '/api/orders/guest', {})
  const answers = await Promise.all([1, 2].map(() => browser.send('POST', '/api/orders/guest', form)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(new Set(answers.map(({ body }) => body.order.id)).size).toBe(2)
  const shelf = shop.at.db.selectFrom('variants').select(['onHand', 'reserved']).where('productId', '=', id)
  expect(await shelf.execute()).toEqual([{ onHand: 10, reserved: 2 }])
})

test('ST8: the fourth unpaid order of one mailbox has to wait', async () => {
  const { id } = await makeProduct(shop.at.db)
  const { shippingAddress } = orderForm({ productId: id })
  const orderNext = () => {
    const form = orderForm({ productId: id })
    const { email } = shippingAddress
    return shop
      .browser()
      .send('POST', '/api/orders/guest', { ...form, shippingAddress: { ...form.shippingAddress, email } })
  }
  for (let turn = 0; turn < 3; turn += 1) expect((await orderNext()).status).toBe(201)
  const { status, body, headers } = await orderNext()
  expect([status, body.errorCode, headers.get('retry-after')]).toEqual([429, 'TOO_MANY_OPEN_ORDERS', '3600'])
})

test('the owner of a pending order may cancel it, and say nothing else of it', async () => {
  const { id } = await makeProduct(shop.at.db)
  const guest = shop.browser()
  const { body } = await guest.send('POST', '/api/orders/guest', orderForm({ productId: id }))
  const path = `/api/orders/guest/${body.order.id}/status`
  expect((await shop.browser().send('PUT', path, { status: 'cancelled' })).status).toBe(404)
  for (const status of ['shipped', 'delivered', 'pending'])
    expect((await guest.send('PUT', path, { status })).status, status).toBe(403)
  const paid = await guest.send('PUT', path, { status: 'paid' })
  expect([paid.status, paid.body.order.status]).toEqual([200, 'pending'])
  expect((await guest.send('PUT', path, { status: 'cancelled' })).body.order.status).toBe('cancelled')
  expect((await guest.send('PUT', path, { status: 'cancelled' })).status).toBe(409)
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
})

test('the back-office finds an order by whatever somebody reads out of it', async () => {
  const { id } = await makeProduct(shop.at.db)
  const form = orderForm({ productId: id })
  const namedForm = { ...form, shippingAddress: { ...form.shippingAddress, name: 'أحمد فؤاد', phone: '01599887766' } }
  const { body } = await shop.browser().send('POST', '/api/orders/guest', namedForm)
  const { order } = body
  const admin = await shop.signedIn('viewer')
  for (const search of [order.id.slice(-8), order.sku, 'احمد', '٠١٥٩٩٨٨٧٧٦٦', '015 9988 7766', '+201599887766']) {
    const answer = await admin.get(`/api/orders?limit=5&search=${encodeURIComponent(search)}`)
    expect(
      answer.body.orders.map((each: { id: string }) => each.id),
      search,
    ).toEqual([order.id])
  }
  const none = await admin.get('/api/orders?search=%25')
  expect(none.body.pagination.total).toBe(0)
})

test('the owner approves, ships and delivers; each step is kept with who did it', async () => {
  const { id } = await makeProduct(shop.at.db)
  const { body } = await shop.browser().send('POST', '/api/orders/guest', orderForm({ productId: id }))
  const owner = await shop.signedIn('owner')
  const path = `/api/orders/${body.order.id}`
  const approved = await owner.send('PUT', `${path}/approve-cod`)
  expect(approved.body).toMatchObject({ success: true, message: 'COD payment approved successfully!' })
  expect((await owner.send('PUT', `${path}/approve-cod`)).status).toBe(409)
  await owner.send('PUT', `${path}/status`, { status: 'shipped' })
  const done = await owner.send('PUT', `${path}/status`, { status: 'delivered', note: 'left with the porter' })
  expect(done.body.order.history.map(({ from, to }: { from: string; to: string }) => `${from} ${to}`)).toEqual([
    'null pending',
    'pending paid',
    'paid shipped',
    'shipped delivered',
  ])
  expect(done.body.order.history.at(-1)).toMatchObject({ by: 'Nour Hassan', note: 'left with the porter' })
  expect(done.body.order.paymentInfo.status).toBe('paid')
})
