import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeOwner, NOW, productForm } from '../../../tests/support/builders.ts'
import { crowd } from '../../../tests/support/crowd.ts'
import { type TestDatabase, testDatabase, warm } from '../../../tests/support/database.ts'
import { hideProduct } from '../hide-product.server.ts'
import { createProduct, editProduct, type ProductForm } from '../save-product.server.ts'

let at: TestDatabase
let owner: string
beforeAll(async () => {
  at = await testDatabase()
  owner = await makeOwner(at.db)
})
afterAll(() => at.close())
beforeEach(async () => {
  await at.db.updateTable('products').set({ featured: false }).execute()
})

const create = (name: string, overrides: Partial<ProductForm> = {}) =>
  createProduct(at.db, productForm({ name, ...overrides }), owner, NOW)
const feature = (id: string, overrides: Partial<ProductForm> = {}) =>
  editProduct(at.db, { id, ...productForm({ name: id, featured: true, ...overrides }) }, owner, NOW)

const featured = () =>
  at.db
    .selectFrom('products')
    .select(['id', 'name', 'collection'])
    .where('featured', '=', true)
    .orderBy('collection')
    .execute()

test('each collection has a product that leads it', async () => {
  await create('Black lead', { featured: true })
  await create('White lead', { featured: true, color: 'white', collection: 'White' })
  expect((await featured()).map(({ name }) => name)).toEqual(['Black lead', 'White lead'])
})

test('the mark is not taken from another unless that is asked for', async () => {
  const first = await create('First', { featured: true })
  const second = await create('Second')
  await expect(feature(second.id)).rejects.toMatchObject({
    code: 'FEATURED_TAKEN',
    details: { name: 'First', featuredProduct: { id: first.id } },
  })
  expect((await featured()).map(({ id }) => id)).toEqual([first.id])
  await feature(second.id, { replaceFeatured: true })
  expect((await featured()).map(({ id }) => id)).toEqual([second.id])
})

test('who has the mark keeps it through an edit, and takes it along to another collection only if that is free', async () => {
  const black = await create('Black', { featured: true })
  const white = await create('White', { featured: true, collection: 'White' })
  await feature(black.id)
  await expect(feature(black.id, { collection: 'White' })).rejects.toMatchObject({ details: { name: 'White' } })
  await feature(black.id, { collection: 'White', replaceFeatured: true })
  expect(await featured()).toMatchObject([{ id: black.id, collection: 'White' }])
  await feature(white.id)
  expect((await featured()).length).toBe(2)
})

test('a product that is taken out of the shop leaves its mark to others', async () => {
  const hidden = await create('Gone', { featured: true })
  await hideProduct(at.db, hidden.id, NOW)
  const next = await create('Next', { featured: true })
  expect((await featured()).map(({ id }) => id)).toEqual([next.id])
})

test('AD5: of twenty admins who feature a product at once, one does; the others are told who leads now', async () => {
  const products = await Promise.all(Array.from({ length: 20 }, (_, turn) => create(`Product ${turn}`)))
  await warm(at)
  const saving = products.map(({ id }, turn) => (turn % 2 ? feature(id) : create(`New ${turn}`, { featured: true })))
  const answers = await Promise.allSettled(saving)
  const [lead, ...others] = await featured()
  expect(others).toEqual([])
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBe(1)
  for (const answer of answers)
    if (answer.status === 'rejected')
      expect(answer.reason).toMatchObject({ code: 'FEATURED_TAKEN', details: { name: lead?.name } })
})

test('twenty admins who swap the mark at once all succeed, and one product leads', async () => {
  const products = await Promise.all(Array.from({ length: 20 }, (_, turn) => create(`Swap ${turn}`)))
  await feature(products[0]?.id ?? '')
  await warm(at)
  const { done, refused, broken } = await crowd(20, (turn) =>
    feature(products[turn]?.id ?? '', { replaceFeatured: true }),
  )
  expect({ done: done.length, refused, broken }).toEqual({ done: 20, refused: {}, broken: [] })
  expect((await featured()).length).toBe(1)
})
