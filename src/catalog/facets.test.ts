import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFee, makeOrder, makeOwner, NOW, productForm } from '../../tests/support/builders.ts'
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts'
import { lookAt } from '../../tests/support/window.ts'
import { newId } from '../lib/id.server.ts'
import type { ReviewStatus } from '../reviews/review.ts'
import type { Size } from './product.ts'
import { createProduct, type ProductForm } from './save-product.server.ts'

let at: TestDatabase
const ids = new Map<string, string>()

const namesFor = async (query: object) => (await lookAt(at.db, query)).products.map(({ name }) => name).sort()
const facetsOf = async (query: object = {}) => (await lookAt(at.db, query)).facets
const withoutNone = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0))

const stock = (sizes: Partial<Record<Size, number>>): ProductForm['sizes'] =>
  Object.entries(sizes).map(([size, pieces]) => ({ size: size as Size, stock: pieces }))

beforeAll(async () => {
  at = await testDatabase(4)
  const owner = await makeOwner(at.db)
  await makeFee(at.db)
  const create = async (name: string, overrides: Partial<ProductForm>) => {
    const { id } = await createProduct(at.db, productForm({ name, nameAr: '', ...overrides }), owner, NOW)
    ids.set(name, id)
  }
  await create('Black Tee', { sizes: stock({ S: 2, M: 2, L: 0 }), price: 300 })
  await create('White Tee', { sizes: stock({ M: 2, L: 2 }), price: 400, color: 'white' })
  await create('Black Hoodie', { sizes: stock({ L: 1 }), price: 900, category: 'Hoodies' })
  await create('Sold Hoodie', { sizes: stock({ L: 0 }), price: 100, category: 'Hoodies' })
})
afterAll(() => at.close())

test('sizes show what can still be had in any of them', async () => {
  expect(await namesFor({ size: 'S' })).toEqual(['Black Tee'])
  expect(await namesFor({ size: 'L' })).toEqual(['Black Hoodie', 'White Tee'])
  expect(await namesFor({ size: 'S,L' })).toEqual(['Black Hoodie', 'Black Tee', 'White Tee'])
  expect(await namesFor({ size: 'XXL' })).toEqual([])
})

test('sizes that are none are taken as not said', async () => {
  for (const size of ['', ',', 'small', 'm', "M'--", 'L'.repeat(200)])
    expect(await namesFor({ size }), size).toHaveLength(4)
  expect(await namesFor({ size: 'huge,S,' })).toEqual(['Black Tee'])
})

test('a size whose last piece is held by an order is gone', async () => {
  await makeOrder(at.db, [{ productId: ids.get('Black Hoodie') ?? '', size: 'L', price: 900 }])
  expect(await namesFor({ size: 'L' })).toEqual(['White Tee'])
  expect((await facetsOf()).size.L).toBe(1)
})

test('each choice says what it would show, all other filters as they are', async () => {
  const all = await facetsOf()
  expect(all.color).toEqual({ black: 3, white: 1 })
  expect(withoutNone(all.category)).toEqual({ 'T-Shirts': 2, Hoodies: 2 })
  expect(all.size).toEqual({ XS: 0, S: 1, M: 2, L: 1, XL: 0, XXL: 0 })

  const white = await facetsOf({ color: 'white' })
  expect(white.color).toEqual(all.color)
  expect([withoutNone(white.category), withoutNone(white.size)]).toEqual([{ 'T-Shirts': 1 }, { M: 1, L: 1 }])

  const hoodies = await facetsOf({ category: 'Hoodies', max: 500 })
  expect([hoodies.color, withoutNone(hoodies.size)]).toEqual([{ black: 1, white: 0 }, {}])
  expect(withoutNone(hoodies.category)).toEqual({ 'T-Shirts': 2, Hoodies: 1 })

  const inL = await facetsOf({ size: 'L' })
  expect([inL.color, inL.size]).toEqual([{ black: 0, white: 1 }, all.size])
  expect((await facetsOf({ q: 'tee', size: 'S' })).color).toEqual({ black: 1, white: 0 })
})

test('a count is what the choice then shows', async () => {
  const query = { q: 'e', max: 450 }
  const { color, category, size } = await facetsOf(query)
  for (const [name, counts] of Object.entries({ color, category, size }))
    for (const [choice, count] of Object.entries(counts))
      expect((await lookAt(at.db, { ...query, [name]: choice })).pagination.total, choice).toBe(count)
})

const review = async (name: string, ratings: readonly number[], status: ReviewStatus = 'approved') => {
  const rows = ratings.map((rating) => {
    return { id: newId(), productId: ids.get(name) ?? '', author: 'Mona A.', comment: 'Said.', rating, status }
  })
  await at.db.insertInto('reviews').values(rows).execute()
}

test('stars are those of approved reviews, to one decimal', async () => {
  await review('Black Tee', [5, 4, 4])
  await review('Black Tee', [1, 1, 1], 'pending')
  await review('Black Tee', [1], 'rejected')
  const { products } = await lookAt(at.db, {})
  const rated = Object.fromEntries(products.map(({ name, avgRating, reviewCount }) => [name, [avgRating, reviewCount]]))
  expect(rated).toMatchObject({ 'Black Tee': [4.3, 3], 'White Tee': [0, 0] })
})

test('best rated means praised by many: one enthusiast does not outrank them, what is blamed comes after what is new', async () => {
  await review('White Tee', [5])
  await review('Sold Hoodie', [5, 5, 5, 5, 5, 5])
  const best = async () =>
    (await lookAt(at.db, { sort: 'best-rated', color: undefined })).products.map(({ name }) => name)
  // Nothing is left of both hoodies.
  expect(await best()).toEqual(['Black Tee', 'White Tee', 'Sold Hoodie', 'Black Hoodie'])
  await review('Black Tee', [1, 1])
  expect(await best()).toEqual(['White Tee', 'Black Tee', 'Sold Hoodie', 'Black Hoodie'])
  await review('Black Hoodie', [1])
  expect((await best()).at(-1)).toBe('Black Hoodie')
})

test('a list of ids shows these products and no others, as far as they are in the shop', async () => {
  const idsOf = (...names: string[]) => names.map((name) => ids.get(name) ?? '').join()
  expect(await namesFor({ ids: idsOf('White Tee', 'Sold Hoodie') })).toEqual(['Sold Hoodie', 'White Tee'])
  expect(await namesFor({ ids: idsOf('White Tee', 'Black Tee'), color: 'black' })).toEqual(['Black Tee'])
  expect(await namesFor({ ids: newId() })).toEqual([])
  const tooMany = Array.from({ length: 101 }, newId).join()
  for (const wrong of ['', 'x', `${newId()},`, tooMany]) await expect(namesFor({ ids: wrong })).rejects.toThrow()
})
