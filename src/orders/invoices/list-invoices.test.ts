import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBrowser } from '../../../tests/support/browser.ts'
import { makeFee, makeOrder, makeProduct } from '../../../tests/support/builders.ts'
import { takeSteps } from '../../../tests/support/order-steps.ts'
import { type TestShop, testShop } from '../../../tests/support/shop.ts'
import { discountOf, invoicesPath, languageAsked } from './invoice.ts'

let shop: TestShop
let viewer: TestBrowser
let ids: string[]
beforeAll(async () => {
  shop = await testShop()
  viewer = await shop.signedIn('viewer')
  await makeFee(shop.at.db)
  const { id: productId } = await makeProduct(shop.at.db, { price: 250, discount: 20 })
  const make = (language: 'en' | 'ar') => makeOrder(shop.at.db, [{ productId }], { language })
  ids = [await make('ar'), await make('en')]
  await takeSteps(shop.at.db, ids[0] ?? '', 'paid')
})
afterAll(() => shop.close())

const invoices = (of: readonly string[], by = viewer) => by.get(`/api/admin/invoices?ids=${of.join(',')}`)

test('invoices come as they are asked for, each in its order’s language, with the seller and how it was paid', async () => {
  const { status, body } = await invoices([...ids].reverse())
  expect(status).toBe(200)
  expect(body.seller).toMatchObject({ name: 'Black & White', phone: '0225550100' })
  expect(body.invoices).toMatchObject([
    { id: ids[1], language: 'en', paidHow: null, total: 250, products: [{ price: 200, fullPrice: 250 }] },
    { id: ids[0], language: 'ar', paidHow: 'cash', isPaid: true },
  ])
})

test('what is deleted is left out, what was sold before full prices were kept has none, and shoppers see none', async () => {
  const [first = '', second = ''] = ids
  await shop.at.db.updateTable('orderLines').set({ fullPrice: null }).where('orderId', '=', second).execute()
  const owner = await shop.signedIn('owner')
  await owner.send('DELETE', `/api/orders/${first}`, {})
  const { body } = await invoices(ids)
  expect(body.invoices).toMatchObject([{ id: second, products: [{ fullPrice: null }] }])
  expect((await invoices(ids, await shop.signedIn('user'))).status).toBe(403)
  expect((await invoices(['nothing'])).status).toBe(400)
})

test('a discount is what came off one piece, where that is known', () => {
  expect([discountOf({ price: 199.99, fullPrice: 250 }), discountOf({ price: 200, fullPrice: null })]).toEqual([
    50.01, 0,
  ])
  expect(invoicesPath(['A', 'B'])).toBe('/admin/orders/invoices?ids=A,B')
  expect(languageAsked(new URLSearchParams('in=ar'))).toBe('ar')
  expect(languageAsked(new URLSearchParams('in=fr'))).toBeNull()
})
