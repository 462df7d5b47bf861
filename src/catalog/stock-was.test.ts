import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../tests/support/books.ts'
import { makeFee, makeOrder, makeOwner, makeProduct, NOW, productForm } from '../../tests/support/builders.ts'
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts'
import { editProduct } from './save-product.server.ts'

let at: TestDatabase
let owner: string
beforeAll(async () => {
  at = await testDatabase(4)
  await makeFee(at.db)
  owner = await makeOwner(at.db)
})
afterAll(() => at.close())

/** Ten pieces of M on the shelf, three of them sold while a form that shows ten is open. */
async function openForm() {
  const { id } = await makeProduct(at.db)
  await makeOrder(at.db, [{ productId: id, quantity: 3 }])
  const save = (stock: number, was?: number) => {
    const sizes = [{ size: 'M' as const, stock, was }]
    return editProduct(at.db, { ...productForm({ sizes }), id }, owner, NOW)
  }
  return { id, save }
}

test('a number that nobody touched brings no sold pieces back', async () => {
  const { save } = await openForm()
  expect((await save(10, 10)).sizes).toEqual([{ size: 'M', stock: 7 }])
  expect(await wrongInTheBooks(at.db)).toEqual([])
})

test('a number changed after pieces were sold is stale, and nothing of the edit is saved', async () => {
  const { save } = await openForm()
  await expect(save(12, 10)).rejects.toMatchObject({ code: 'STALE_EDIT' })
  expect((await save(12, 7)).sizes).toEqual([{ size: 'M', stock: 12 }])
  expect(await wrongInTheBooks(at.db)).toEqual([])
})

test('without the number it started from, the last one wins', async () => {
  const { save } = await openForm()
  expect((await save(10)).sizes).toEqual([{ size: 'M', stock: 10 }])
  expect(await wrongInTheBooks(at.db)).toEqual([])
})
