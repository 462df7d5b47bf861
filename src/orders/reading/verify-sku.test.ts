import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFee, makeOwner, makeProduct, NOW } from '../../../tests/support/builders.ts'
import { orderForm } from '../../../tests/support/order-form.ts'
import { type TestShop, testShop } from '../../../tests/support/shop.ts'
import { changeStatus } from '../change-status.server.ts'
import type { OrderStatus } from '../order.ts'

let shop: TestShop
let productId: string
beforeAll(async () => {
  shop = await testShop()
  await makeFee(shop.at.db)
  productId = (await makeProduct(shop.at.db)).id
})
afterAll(() => shop.close())

async function order(overrides: object = {}) {
  const guest = shop.browser()
  const { body } = await guest.send('POST', '/api/orders/guest', orderForm({ productId }, overrides))
  return { guest, id: body.order.id as string, sku: body.order.sku as string }
}

const verify = (sku: string, browser = shop.browser()) => browser.get(`/api/sku/verify/${encodeURIComponent(sku)}`)

describe('the code of an order', () => {
  test('GV2: is genuine to anyone, who sees what was bought and hardly who bought it', async () => {
    const { sku } = await order()
    const { status, headers, body } = await verify(sku)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(body).toMatchObject({
      success: true,
      message: 'Genuine',
      data: {
        order: { sku, total: 250, isMasked: true, isGuestOrder: true },
        products: [{ name: 'Black Tee', size: 'M', quantity: 1, price: 200 }],
        customer: { name: 'M*** A***', email: 'm***@e***.com' },
        verificationInfo: { paymentVerified: false, payment: 'pending', verifiedAt: expect.any(String) },
      },
    })
    expect(body.data.order.shippingAddress).toMatchObject({ governorateName: 'Cairo', address: '', cityName: '' })
    expect(body.data.order.guestInfo.phone).toMatch(/^\*{9}\d\d$/)
    expect(JSON.stringify(body)).not.toMatch(/mona|El Nasr|Nasr City/i)
  })

  test('shows everything to the browser that ordered, to its account and to admins, and to nobody else', async () => {
    const { guest, sku } = await order()
    const shopper = await shop.signedIn('user')
    const placed = await shopper.send('POST', '/api/orders', orderForm({ productId }))
    const askers = [
      [guest, sku],
      [shopper, placed.body.order.sku],
      [await shop.signedIn('viewer'), sku],
    ] as const
    for (const [browser, code] of askers)
      expect((await verify(code, browser)).body.data.customer.name).toBe('Mona Adel')
    for (const browser of [shopper, guest])
      expect((await verify(browser === guest ? placed.body.order.sku : sku, browser)).body.data.customer.name).toBe(
        'M*** A***',
      )
  })

  test('is found however it was typed', async () => {
    const { sku } = await order()
    const arabic = sku.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))
    for (const code of [` ${sku} `, sku.toLowerCase(), arabic, `\u200e${sku}\u200f`])
      expect((await verify(code)).body.data?.order.sku, JSON.stringify(code)).toBe(sku)
  })

  test.each<[OrderStatus, string]>([
    ['pending', 'pending'],
    ['paid', 'verified'],
    ['shipped', 'pending'],
    ['cancelled', 'unverified'],
  ])('that is %s says of its cash: %s', async (status, payment) => {
    const { id, sku } = await order()
    const accountId = await makeOwner(shop.at.db)
    if (status !== 'pending')
      await changeStatus(shop.at.db, { orderId: id, status, restock: true, note: '', accountId }, NOW)
    const { order: foundOrder, verificationInfo } = (await verify(sku)).body.data
    expect([foundOrder.status, verificationInfo.payment]).toEqual([status, payment])
    expect(verificationInfo.paymentVerified).toBe(payment === 'verified')
  })
})

test('a code that is no order’s may be counterfeit', async () => {
  for (const code of ['BW000000', 'BW_____A', '*', 'null', 'BW', '0', `BW${'A'.repeat(38)}`]) {
    const { status, body } = await verify(code)
    expect([status, body.errorCode, body.message], code).toEqual([
      404,
      'SKU_NOT_FOUND',
      'This SKU is not found in our database. This product may be counterfeit.',
    ])
  }
})

test('the code of a product is told apart, and only where there is such a product', async () => {
  const { sku } = await shop.at.db
    .selectFrom('products')
    .select('sku')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  const { status, body } = await verify(sku.toLowerCase())
  expect([status, body.errorCode]).toEqual([404, 'SKU_OF_PRODUCT'])
  expect(body.message).toContain('BW and 6 characters')
  const other = sku === 'BW00000' ? 'BW00001' : 'BW00000'
  expect((await verify(other)).body.errorCode).toBe('SKU_NOT_FOUND')
})

test('GV4: one address looks up 60 codes in ten minutes, verifying and tracking together', async () => {
  const limited = await testShop({ RATE_LIMITS: 'on' })
  try {
    const statuses: number[] = []
    for (let turn = 0; turn < 60; turn += 1) {
      const way = turn % 2 ? 'sku/verify' : 'orders/guest'
      statuses.push((await limited.browser().get(`/api/${way}/BW000000`)).status)
    }
    expect(statuses).toEqual(Array(60).fill(404))
    const { status, headers, body } = await limited.browser().get('/api/sku/verify/BW000000')
    expect([status, body.errorCode]).toEqual([429, 'RATE_LIMIT_EXCEEDED'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  } finally {
    await limited.close()
  }
})
