import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFee, makeProduct } from '../../tests/support/builders.ts'
import { orderForm } from '../../tests/support/order-form.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await makeFee(shop.at.db)
})
afterAll(() => shop.close())

test.each([
  ['Accessories', false],
  ['Hoodies', true],
] as const)(
  'of %s there is too little: its letter is said (%s) only where there are others',
  async (category, isSaid) => {
    const cap = { category, name: 'Plain Cap', nameAr: 'كاب سادة', sizes: [{ size: 'M' as const, stock: 3 }] }
    const { id, sku } = await makeProduct(shop.at.db, cap)
    const order = orderForm({ productId: id, quantity: 5 })
    for (const [language, name] of [
      ['en', 'Plain Cap'],
      ['ar', 'كاب سادة'],
    ] as const) {
      const sent = await shop.browser().send('POST', '/api/orders/guest', order, { 'accept-language': language })
      expect([sent.status, sent.body.errorCode, sent.body.details.isOneSize]).toEqual([409, 'OUT_OF_STOCK', !isSaid])
      expect(sent.body.message).toContain(name)
      expect(/\bM\b/.test(sent.body.message)).toBe(isSaid)
      const staff = await shop.signedIn('staff')
      const change = { sku, size: 'M', amount: -5, reason: 'damaged', note: '' }
      const taken = await staff.send('POST', '/api/products/stock-changes', change, { 'accept-language': language })
      expect([taken.status, taken.body.errorCode]).toEqual([409, 'STOCK_TOO_LOW'])
      expect(/\bM\b/.test(taken.body.message)).toBe(isSaid)
    }
  },
)
