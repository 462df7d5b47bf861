import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeProduct } from '../../tests/support/builders.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { firstFacts } from '../settings/facts.ts'

let shop: TestShop
let stranger: TestBrowser
const get = (path: string) => stranger.get(`/api/products${path}`)
const names = (products: { name: string }[]) => products.map(({ name }) => name)
const namesAt = async (path: string) => names((await get(path)).body.products)

beforeAll(async () => {
  shop = await testShop()
  stranger = shop.browser()
  const { db } = shop.at
  const white = { color: 'white', collection: 'White' } as const
  await makeProduct(db, { name: 'Black Tee', sizes: [{ size: 'M', stock: 5 }], featured: true })
  await makeProduct(db, { name: 'White Tee', sizes: [{ size: 'M', stock: 6 }], ...white, featured: true })
  await makeProduct(db, { name: 'Rare Hoodie', category: 'Limited Edition', sizes: [{ size: 'M', stock: 0 }] })
  await makeProduct(db, { name: 'Old Hoodie', category: 'Hoodies', sizes: [], ...white })
})
afterAll(() => shop.close())

test('a search, a category and a collection answer as the window does, with its filters and pages', async () => {
  const keys = ['success', 'products', 'pagination', 'facets', 'catalogue', 'isNear']
  for (const path of ['', '/search?q=hoodie', '/category/Hoodies', '/collection/White']) {
    const { status, body } = await get(path)
    expect([status, Object.keys(body)], path).toEqual([200, keys])
  }
  expect(await namesAt('/search?q=hoodie')).toEqual(await namesAt('?q=hoodie'))
  expect(await namesAt('/search?q=hoodie&color=white')).toEqual(['Old Hoodie'])
  expect(await namesAt('/category/T-Shirts?color=black')).toEqual(['Black Tee'])
  expect(await namesAt('/collection/White?category=Hoodies')).toEqual(['Old Hoodie'])
  const { body } = await get('/collection/black?limit=1')
  expect(body.pagination).toEqual({ currentPage: 1, totalPages: 2, total: 2, hasPrev: false, hasNext: true })
})

test('a category and a collection may be written as addresses are', async () => {
  for (const word of ['Limited%20Edition', 'limited-edition', 'LIMITED EDITION'])
    expect(await namesAt(`/category/${word}`), word).toEqual(['Rare Hoodie'])
  expect(await namesAt('/collection/white')).toEqual(await namesAt('/collection/White'))
  for (const path of ['/category/shoes', '/collection/current', '/collection/grey', '/collection/grey/featured'])
    expect((await get(path)).body.errorCode, path).toBe('NOT_FOUND')
})

test('both collections stand side by side, each with its pages', async () => {
  const { body } = await get('/collections?limit=1')
  expect([body.blackCollection.length, body.whiteCollection.length]).toEqual([1, 1])
  expect(names((await get('/collections')).body.whiteCollection)).toEqual(['White Tee', 'Old Hoodie'])
  expect(body.pagination.whiteCollection.totalPages).toBe(2)
})

describe('what leads its collection', () => {
  test('is listed, that of the current collection first', async () => {
    expect(await namesAt('/featured')).toEqual(['Black Tee', 'White Tee'])
    const facts = JSON.stringify({ ...firstFacts, currentCollection: 'White' })
    await shop.at.db.insertInto('shopSettings').values({ facts }).execute()
    expect(await namesAt('/featured')).toEqual(['White Tee', 'Black Tee'])
    expect(await namesAt('/featured?limit=1&page=2')).toEqual(['Black Tee'])
    await shop.at.db.deleteFrom('shopSettings').execute()
  })

  test('is told for a collection, and that there is none', async () => {
    const { body } = await get('/collection/white/featured')
    expect(body).toMatchObject({ success: true, hasFeatured: true, featuredProduct: { name: 'White Tee' } })
    expect(Object.keys(body.featuredProduct)).toEqual(['_id', 'id', 'name'])
    await shop.at.db.updateTable('products').set({ featured: false }).where('name', '=', 'White Tee').execute()
    expect((await get('/collection/white/featured')).body).toEqual({
      success: true,
      hasFeatured: false,
      featuredProduct: null,
    })
  })
})

test('the back-office is told how many products run out', async () => {
  const viewer = await shop.signedIn('viewer')
  const stats = async () => (await viewer.get('/api/products/stats')).body.stats
  expect(await stats()).toEqual({ totalProducts: 4, lowStockProducts: 1, outOfStockProducts: 2 })
  await shop.at.db.updateTable('products').set({ deletedAt: new Date() }).where('name', '=', 'Rare Hoodie').execute()
  expect(await stats()).toEqual({ totalProducts: 3, lowStockProducts: 1, outOfStockProducts: 1 })
})
