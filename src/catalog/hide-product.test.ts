import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../tests/support/books.ts'
import { makeFee, makeOrder, makeOwner, makeProduct, NOW, productForm } from '../../tests/support/builders.ts'
import { crowd } from '../../tests/support/crowd.ts'
import { type TestDatabase, testDatabase, warm } from '../../tests/support/database.ts'
import { makePicture } from '../../tests/support/galleries.ts'
import { takeSteps } from '../../tests/support/order-steps.ts'
import { newId } from '../lib/id.server.ts'
import { findOrder } from '../orders/db.server.ts'
import { findProduct } from './db.server.ts'
import { listStock } from './db-stock.server.ts'
import { findSellable } from './find-sellable.server.ts'
import { hideProduct } from './hide-product.server.ts'
import { editProduct, type ProductForm } from './save-product.server.ts'

let at: TestDatabase
let owner: string
beforeAll(async () => {
  at = await testDatabase()
  await makeFee(at.db)
  owner = await makeOwner(at.db)
})
afterAll(() => at.close())

test('a hidden product is nowhere in the shop', async () => {
  const { id } = await makeProduct(at.db)
  await hideProduct(at.db, id, NOW)
  expect(await findProduct(at.db, id)).toBeUndefined()
  expect(await listStock(at.db, id)).toEqual([])
  expect(await findSellable(at.db, [{ productId: id, size: 'M' }])).toEqual([])
  await expect(makeOrder(at.db, [{ productId: id }])).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('what is hidden, or never was, can’t be hidden', async () => {
  const { id } = await makeProduct(at.db)
  await hideProduct(at.db, id, NOW)
  await expect(hideProduct(at.db, id, NOW)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(hideProduct(at.db, newId(), NOW)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('what an order holds of a hidden product goes its way', async () => {
  const { id } = await makeProduct(at.db)
  const orderId = await makeOrder(at.db, [{ productId: id, quantity: 2 }])
  await hideProduct(at.db, id, NOW)
  await takeSteps(at.db, orderId, 'shipped', 'cancelled')
  const shelf = at.db.selectFrom('variants').select(['onHand', 'reserved']).where('productId', '=', id)
  expect(await shelf.execute()).toEqual([{ onHand: 10, reserved: 0 }])
  expect(await wrongInTheBooks(at.db)).toEqual([])
})

const edit = (id: string, overrides: Partial<ProductForm>) =>
  editProduct(at.db, { id, ...productForm(overrides) }, owner, NOW)

test('ST6: an order keeps what was bought as it was, whatever becomes of the product', async () => {
  const [front, other] = [await makePicture(at.db), await makePicture(at.db)]
  const images = (mediaId: string) => [{ mediaId, alt: '', altAr: '' }]
  const { id } = await makeProduct(at.db, { images: images(front) })
  const orderId = await makeOrder(at.db, [{ productId: id, quantity: 2 }])
  const look = () => findOrder(at.db, orderId)
  const after = await look()
  const line = { name: 'Black Tee', nameAr: 'تيشيرت أسود', size: 'M', price: 20_000, quantity: 2, mediaId: front }
  expect(after).toMatchObject({ subtotal: 40_000, lines: [line] })
  const sizes = [{ size: 'L' as const, stock: 1 }]
  await edit(id, { name: 'Grey Tee', nameAr: 'تيشيرت رمادي', price: 999, discount: 50, sizes, images: images(other) })
  expect(await look()).toEqual(after)
  await hideProduct(at.db, id, NOW)
  expect(await look()).toEqual(after)
})

test.each([
  ['product is hidden', (id: string) => hideProduct(at.db, id, NOW)],
  ['size is not made any more', (id: string) => edit(id, { sizes: [{ size: 'L', stock: 1 }] })],
])('ST6: shoppers order while the %s: they get it or hear no, and the books add up', async (_, end) => {
  const { id } = await makeProduct(at.db, { sizes: [{ size: 'M', stock: 20 }] })
  await warm(at)
  const { done, refused, broken } = await crowd<unknown>(90, (turn) =>
    turn === 30 ? end(id) : makeOrder(at.db, [{ productId: id }]),
  )
  const { NOT_FOUND: notFound = 0, OUT_OF_STOCK: out = 0 } = refused
  expect({ answered: done.length + notFound + out, broken }).toEqual({ answered: 90, broken: [] })
  await expect(makeOrder(at.db, [{ productId: id }])).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const lines = at.db.selectFrom('orderLines').select('quantity').where('productId', '=', id)
  expect((await lines.execute()).length).toBe(done.length - 1)
  expect(await wrongInTheBooks(at.db)).toEqual([])
})
