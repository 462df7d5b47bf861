import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../../tests/support/books.ts'
import type { TestBrowser } from '../../../tests/support/browser.ts'
import { makeOrder, makeProduct } from '../../../tests/support/builders.ts'
import { editAs } from '../../../tests/support/edits.ts'
import { type PayingShop, payingShop } from '../../../tests/support/paying.ts'
import { makePromoCode } from '../../../tests/support/promo-codes.ts'
import { sessionForm } from '../../payments/session-form.ts'

let shop: PayingShop
let staff: TestBrowser
let productId: string
beforeAll(async () => {
  shop = await payingShop({ MAIL_FROM: 'Black & White <shop@shop.example>' })
  staff = await shop.signedIn('staff')
  productId = (await makeProduct(shop.at.db, { discount: 20, sizes: [{ size: 'M', stock: 50 }] })).id
})
afterEach(async () => {
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
})
afterAll(() => shop.close())

const address = {
  name: 'منى عادل',
  email: '',
  phone: '٠١٠٠ ١٢٣ ٤٥٦٧',
  address: '3 El Nasr Street',
  city: 'cairo',
  cityName: 'Nasr City',
  postalCode: '',
}

const form = (overrides: object = {}) => ({
  products: [{ productId, size: 'M', quantity: 2, price: 160 }],
  total: 370,
  shippingAddress: address,
  method: 'cod',
  channel: 'whatsapp',
  language: 'ar',
  note: 'After six, please',
  ...overrides,
})

const write = (overrides: object = {}, by = staff) => by.send('POST', '/api/admin/orders', form(overrides))

const letters = async () => {
  const folder = path.join(shop.dataDir, 'mail')
  const files = await readdir(folder).catch(() => [])
  return Promise.all(files.sort().map((file) => readFile(path.join(folder, file), 'utf8')))
}

describe('an order that the team writes', () => {
  test('is placed like every other, says who wrote it and where it was asked for, and leaves the customer no cookie', async () => {
    const { status, body } = await write()
    expect(status).toBe(201)
    expect(body.order).toMatchObject({ status: 'pending', total: 370, channel: 'whatsapp', isGuestOrder: true })
    expect(body.order.history).toMatchObject([{ by: 'Nour Hassan', note: 'After six, please', from: null }])
    expect((await staff.get(`/api/admin/orders/${body.order.id}`)).body.order.shippingAddress.phone).toBe('01001234567')
    expect((await staff.get(`/api/orders/${body.order.id}`)).body.order.isOwn).toBe(false)
    const line = await shop.at.db.selectFrom('orderLines').select(['price', 'fullPrice']).execute()
    expect(line).toEqual([{ price: 16_000, fullPrice: 20_000 }])
  })

  test('is one order however often it is sent, and another body under its key is refused', async () => {
    const key = { 'idempotency-key': 'desk-once' }
    const send = (more: object = {}) => staff.send('POST', '/api/admin/orders', form(more), key)
    const [one, two] = [await send(), await send()]
    expect(two.body.order.id).toBe(one.body.order.id)
    expect((await send({ promoCode: 'OTHER' })).body.errorCode).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  test('is not held up by how many orders a phone has, and never sold at another price or beyond the shelf', async () => {
    for (let each = 0; each < 4; each += 1) expect((await write()).status).toBe(201)
    expect((await write({ total: 300 })).body.errorCode).toBe('PRICE_CHANGED')
    const many = { products: [{ productId, size: 'M', quantity: 60, price: 160 }], total: 9650 }
    expect((await write(many)).body.errorCode).toBe('OUT_OF_STOCK')
  })

  test('needs all of an address but the e-mail, and somebody who may', async () => {
    const { status, body } = await write({ shippingAddress: { ...address, phone: '123', email: 'no mail' } })
    expect([status, Object.keys(body.errors)]).toEqual([400, ['shippingAddress.email', 'shippingAddress.phone']])
    expect((await write({}, await shop.signedIn('viewer'))).status).toBe(403)
    expect((await write({}, await shop.signedIn('user'))).status).toBe(403)
    expect((await write({}, shop.browser())).status).toBe(401)
  })

  test('is quoted beforehand, with what is there, and with why a code is refused', async () => {
    const lines = [{ productId, size: 'M', quantity: 2 }]
    const quote = (more: object) =>
      staff.send('POST', '/api/admin/orders/quote', { products: lines, city: 'cairo', ...more })
    const promoCode = await makePromoCode(shop.at.db)
    expect((await quote({ promoCode })).body).toMatchObject({
      lines: [{ price: 160 }],
      sums: { subtotal: 320, shippingFee: 50, discount: 32, total: 338 },
      promoProblem: null,
    })
    expect((await quote({ promoCode: 'NOSUCH' })).body.promoProblem).toBe('Invalid promo code.')
    expect((await quote({ city: '' })).body).toMatchObject({ hasFee: false, sums: { total: 320 } })
    expect((await write({ promoCode, total: 338 })).body.order).toMatchObject({ discount: 32, total: 338 })
  })

  test('to be paid by card is paid by whoever has its link', async () => {
    expect((await write({ method: 'card' })).body.errors).toMatchObject({ 'shippingAddress.email': expect.any(String) })
    const { body } = await write({ method: 'card', shippingAddress: { ...address, email: 'mona@example.com' } })
    const { link } = (await staff.get(`/api/admin/orders/${body.order.id}/link`)).body
    const customer = shop.browser()
    await customer.get(new URL(link).pathname)
    expect((await customer.send('POST', '/api/payment/session', sessionForm(body.order))).status).toBe(200)
  })
})

describe('the letter about it', () => {
  const send = (orderId: string, event: 'placed' | 'edited', step: number) =>
    shop.jobs['send-order-mail']({ orderId, event, step })

  test('goes nowhere where there is no mailbox', async () => {
    const { body } = await write()
    await send(body.order.id, 'placed', body.order.history[0].id)
    expect(await letters()).toEqual([])
  })

  test('tells an edit after a minute, only the last one, in the order’s language, and not of what was cancelled', async () => {
    const id = await makeOrder(shop.at.db, [{ productId, price: 160 }])
    const first = (await editAs(staff, id, [{ productId, quantity: 2 }])).body.order.history.at(-1).id
    const last = (await editAs(staff, id, [{ productId, quantity: 3 }])).body.order.history.at(-1).id
    const { rows } = await shop.at.pool.query(
      `select round(extract(epoch from start_after - created_on))::int as after from pgboss.job
       where name = 'send-order-mail' and data->>'event' = 'edited'`,
    )
    expect(rows).toEqual([{ after: 60 }, { after: 60 }])
    await send(id, 'edited', first)
    expect(await letters()).toEqual([])
    await send(id, 'edited', last)
    const [letter = '', ...more] = await letters()
    expect(more).toEqual([])
    expect(letter).toMatch(/^Subject: Order BW\w+ was changed/m)
    expect(letter).toContain('EGP 530.00')
    const other = await makeOrder(shop.at.db, [{ productId, price: 160 }])
    const step = (await editAs(staff, other, [{ productId, quantity: 2 }])).body.order.history.at(-1).id
    await staff.send('PUT', `/api/orders/${other}/status`, { status: 'cancelled' })
    await send(other, 'edited', step)
    expect(await letters()).toHaveLength(1)
  })
})
