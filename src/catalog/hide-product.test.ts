import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../tests/support/books.ts'
import { makeFee, makeOrder, makeProduct, NOW } from '../../tests/support/builders.ts'
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts'
import { takeSteps } from '../../tests/support/order-steps.ts'
import { newId } from '../lib/id.server.ts'
import { findProduct } from './db.server.ts'
import { listStock } from './db-stock.server.ts'
import { findSellable } from './find-sellable.server.ts'
import { hideProduct } from './hide-product.server.ts'

let at: TestDatabase
beforeAll(async () => {
  at = await testDatabase()
  await makeFee(at.db)
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

test('orders keep their lines, and what they hold goes its way', async () => {
  const { id } = await makeProduct(at.db)
  const orderId = await makeOrder(at.db, [{ productId: id, quantity: 2 }])
  await hideProduct(at.db, id, NOW)
  const lines = await at.db
    .selectFrom('orderLines')
    .select(['name', 'quantity'])
    .where('orderId', '=', orderId)
    .execute()
  expect(lines).toEqual([{ name: 'Black Tee', quantity: 2 }])
  await takeSteps(at.db, orderId, 'shipped', 'cancelled')
  const shelf = at.db.selectFrom('variants').select(['onHand', 'reserved']).where('productId', '=', id)
  expect(await shelf.execute()).toEqual([{ onHand: 10, reserved: 0 }])
  expect(await wrongInTheBooks(at.db)).toEqual([])
})
