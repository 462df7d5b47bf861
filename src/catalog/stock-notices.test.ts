import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFee, makeOrder, makeOwner, makeProduct, NOW, productForm } from '../../tests/support/builders.ts'
import { noticesDuring } from '../../tests/support/notices.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { editProduct } from './save-product.server.ts'

let shop: TestShop
let at: TestShop['at']
beforeAll(async () => {
  shop = await testShop()
  at = shop.at
  await makeFee(at.db)
})
afterAll(() => shop.close())

/** Whether pages are told of it that stock has changed. */
const isTold = async (work: () => Promise<unknown>): Promise<boolean> =>
  (await noticesDuring(at, work, 'content')).includes('stock')

test('pages are told of stock when it is few, and not of each of a hundred pieces', async () => {
  const { id } = await makeProduct(at.db, { sizes: [{ size: 'M', stock: 100 }] })
  const order = (quantity: number) => isTold(() => makeOrder(at.db, [{ productId: id, quantity }]))
  expect(await order(3)).toBe(false)
  expect(await order(86)).toBe(false)
  expect(await order(1)).toBe(true)
  expect(await order(10)).toBe(true)
  const owner = await makeOwner(at.db)
  const restock = () =>
    editProduct(at.db, { ...productForm({ sizes: [{ size: 'M', stock: 50, was: 0 }] }), id }, owner, NOW)
  expect(await isTold(restock)).toBe(true)
})

test('what an owner calls low is told of, however many that is', async () => {
  const owner = await shop.signedIn('owner')
  await owner.send('PUT', '/api/settings/stock', { settings: { lowStock: 60 }, updatedAt: null })
  const { id } = await makeProduct(at.db, { sizes: [{ size: 'M', stock: 100 }] })
  const order = (quantity: number) => isTold(() => makeOrder(at.db, [{ productId: id, quantity }]))
  expect(await order(39)).toBe(false)
  expect(await order(1)).toBe(true)
})
