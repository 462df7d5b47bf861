import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFee, makeProduct } from '../../../tests/support/builders.ts'
import { orderForm } from '../../../tests/support/order-form.ts'
import { takeSteps } from '../../../tests/support/order-steps.ts'
import { type TestShop, testShop } from '../../../tests/support/shop.ts'
import { orderLink } from '../letters/order-link.server.ts'

let shop: TestShop
let productId: string
beforeAll(async () => {
  shop = await testShop()
  await makeFee(shop.at.db)
  productId = (await makeProduct(shop.at.db, { price: 250, discount: 20 })).id
})
afterAll(() => shop.close())

async function placed() {
  const browser = shop.browser()
  const form = orderForm({ productId })
  const { body } = await browser.send('POST', '/api/orders/guest', form)
  return { id: String(body.order.id), browser, form }
}

const receiptOf = (id: string, by = shop.browser()) => by.get(`/api/orders/${id}/receipt`)

test('ML9: a receipt has the seller, the date, every piece with its price and discount, and how it is paid', async () => {
  const { id, browser, form } = await placed()
  const before = await receiptOf(id, browser)
  expect([before.status, before.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(before.body.seller).toMatchObject({
    name: 'Black & White',
    phone: '0225550100',
    registration: { tax: '', trade: '' },
  })
  expect(before.body.seller.address.ar).toMatch(/القاهرة/)
  expect(before.body.receipt).toMatchObject({
    ...{ id, isPaid: false, paidHow: null, subtotal: 200, shippingFee: 50, discount: 0, total: 250 },
    products: [{ price: 200, fullPrice: 250, quantity: 1, lineTotal: 200 }],
    shippingAddress: { name: form.shippingAddress.name },
  })
  expect(Date.parse(before.body.receipt.createdAt)).toBeGreaterThan(Date.now() - 60_000)
  await takeSteps(shop.at.db, id, 'paid')
  const { receipt } = (await receiptOf(id, browser)).body
  expect(receipt).toMatchObject({ isPaid: true, paidHow: 'cash', paymentInfo: { paidAt: expect.any(String) } })
})

test('ML9: money that went back stands on it', async () => {
  const { id, browser } = await placed()
  await takeSteps(shop.at.db, id, 'paid')
  const owner = await shop.signedIn('owner')
  const fields = { orderId: id, amount: 50.5, refunded: 0, how: 'cash', reference: 'Receipt 78' }
  expect((await owner.send('POST', '/api/payment/given-back', fields)).status).toBe(201)
  expect((await receiptOf(id, browser)).body.receipt).toMatchObject({ total: 250, paymentInfo: { refunded: 50.5 } })
})

test('ML9: it is there for whoever placed the order, holds its link, or works here, and for nobody else', async () => {
  const { id, browser } = await placed()
  const holder = shop.browser()
  const link = orderLink({ id, language: 'en' }, shop.deps.settings.secret, new Date())
  expect((await holder.get(`${link}?receipt`)).headers.get('location')).toBe(`/order/${id}/receipt`)
  for (const by of [browser, holder, await shop.signedIn('viewer')]) expect((await receiptOf(id, by)).status).toBe(200)
  const other = await placed()
  for (const by of [shop.browser(), other.browser, await shop.signedIn('user')])
    expect((await receiptOf(id, by)).status).toBe(404)
  expect((await receiptOf(other.id.replace(/^../, '00'))).status).toBe(404)
})

test('ML4: a forged link opens no receipt either', async () => {
  const { id } = await placed()
  const forged = `${orderLink({ id, language: 'en' }, 'another secret of thirty-two bytes', new Date())}?receipt`
  const browser = shop.browser()
  expect((await browser.get(forged)).headers.get('location')).toMatch(/^\/guest-track\?link=broken/)
  expect((await receiptOf(id, browser)).status).toBe(404)
})
