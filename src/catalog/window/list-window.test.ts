import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFee, makeOrder, makeOwner, NOW, productForm } from '../../../tests/support/builders.ts'
import { type TestDatabase, testDatabase } from '../../../tests/support/database.ts'
import { lookAt } from '../../../tests/support/window.ts'
import type { CallInput } from '../../lib/endpoint.ts'
import { firstFacts } from '../../settings/facts.ts'
import type { listProductsCall } from '../api.ts'
import { hideProduct } from '../hide-product.server.ts'
import { createProduct, type ProductForm } from '../save-product.server.ts'

let at: TestDatabase
// Jobs are sent through the database that was opened last: it stays open until the end.
let empty: TestDatabase | undefined
let owner: string
let hours = 0

const create = (name: string, overrides: Partial<ProductForm> = {}) => {
  hours += 1
  return createProduct(
    at.db,
    productForm({ name, nameAr: '', ...overrides }),
    owner,
    new Date(NOW.getTime() + hours * 3.6e6),
  )
}

const look = (query: CallInput<typeof listProductsCall> = {}) => lookAt(at.db, query)
const namesFor = async (query: CallInput<typeof listProductsCall> = {}) =>
  (await look(query)).products.map(({ name }) => name)

const none = { sizes: [{ size: 'M' as const, stock: 0 }] }
const white = { color: 'white', collection: 'White' } as const

beforeAll(async () => {
  at = await testDatabase(4)
  owner = await makeOwner(at.db)
  await makeFee(at.db)
  await create('Black Tee', { price: 300 })
  await create('White Tee', { price: 400, discount: 50, ...white })
  await create('Black Hoodie', { price: 900, category: 'Hoodies' })
  await create('Sold Hoodie', { price: 100, category: 'Hoodies', ...none })
  await create('White Jilbab', { price: 1250.5, category: 'Jilbab', ...white, featured: true })
  await create('No Sizes', { price: 50, sizes: [] })
})
afterAll(async () => {
  await at.close()
  await empty?.close()
})

describe('the window', () => {
  test('shows the newest first, what leads its collection before that, and what can’t be bought at the end', async () => {
    expect(await namesFor()).toEqual([
      'White Jilbab',
      'Black Hoodie',
      'White Tee',
      'Black Tee',
      'No Sizes',
      'Sold Hoodie',
    ])
  })

  test('sorted by what is paid, not by what was asked before the discount; sold out stays at the end', async () => {
    const cheapFirst = ['White Tee', 'Black Tee', 'Black Hoodie', 'White Jilbab', 'No Sizes', 'Sold Hoodie']
    expect(await namesFor({ sort: 'price-asc' })).toEqual(cheapFirst)
    const dearFirst = ['White Jilbab', 'Black Hoodie', 'Black Tee', 'White Tee', 'Sold Hoodie', 'No Sizes']
    expect(await namesFor({ sort: 'price-desc' })).toEqual(dearFirst)
    expect(await namesFor({ sort: 'best-rated' })).toEqual(await namesFor())
  })

  test('a product whose last piece is held by an order stands with the sold out', async () => {
    const { id } = await create('Last Piece', { sizes: [{ size: 'M', stock: 1 }] })
    expect((await namesFor())[1]).toBe('Last Piece')
    await makeOrder(at.db, [{ productId: id }])
    expect((await namesFor()).indexOf('Last Piece')).toBeGreaterThanOrEqual(4)
    await hideProduct(at.db, id, NOW)
    expect(await namesFor()).not.toContain('Last Piece')
  })

  test('says how much of it there is and how high prices go, whatever is filtered', async () => {
    const all = { total: 6, highestPrice: 1250.5 }
    expect((await look()).catalogue).toEqual(all)
    expect((await look({ color: 'black', max: 10, q: 'nothing' })).catalogue).toEqual(all)
  })

  test('is empty in an empty shop', async () => {
    empty = await testDatabase(2)
    const list = await lookAt(empty.db, {})
    const { color, category, size } = list.facets
    const counts = [color, category, size].map((choices) => Object.values(choices))
    expect(counts).toEqual([Array(2).fill(0), Array(9).fill(0), Array(6).fill(0)])
    expect(list).toMatchObject({
      products: [],
      pagination: { currentPage: 1, totalPages: 1, total: 0, hasPrev: false, hasNext: false },
      catalogue: { total: 0, highestPrice: 0 },
    })
  })
})

describe('filters', () => {
  test('by colour, collection and category narrow it, together further', async () => {
    expect(await namesFor({ color: 'white' })).toEqual(['White Jilbab', 'White Tee'])
    expect(await namesFor({ collection: 'White' })).toEqual(['White Jilbab', 'White Tee'])
    expect(await namesFor({ category: 'Hoodies' })).toEqual(['Black Hoodie', 'Sold Hoodie'])
    expect(await namesFor({ color: 'white', category: 'Hoodies' })).toEqual([])
  })

  test('by the current collection follow what the shop’s settings say', async () => {
    expect(await namesFor({ collection: 'current' })).toEqual(await namesFor({ collection: 'Black' }))
    await at.db
      .insertInto('shopSettings')
      .values({ facts: JSON.stringify({ ...firstFacts, currentCollection: 'White' }) })
      .execute()
    expect(await namesFor({ collection: 'current' })).toEqual(['White Jilbab', 'White Tee'])
    await at.db.deleteFrom('shopSettings').execute()
  })

  test('by price take both bounds in, and mean what is paid', async () => {
    expect(await namesFor({ min: 200, max: 300, sort: 'price-asc' })).toEqual(['White Tee', 'Black Tee'])
    expect(await namesFor({ min: 200.01, max: 300, sort: 'price-asc' })).toEqual(['Black Tee'])
    expect(await namesFor({ min: 200, max: 299.99 })).toEqual(['White Tee'])
    expect(await namesFor({ min: 1250.5 })).toEqual(['White Jilbab'])
    expect(await namesFor({ max: 49.99 })).toEqual([])
    expect(await namesFor({ min: 900, max: 300 })).toEqual([])
  })

  test('that are none are taken as not said', async () => {
    const odd: CallInput<typeof listProductsCall>[] = [{ min: -1 }, { max: 'x' }, { min: 1e9 }]
    for (const query of odd) expect((await look(query)).pagination.total, JSON.stringify(query)).toBe(6)
    for (const query of [{ color: 'red' }, { category: 'Shoes' }, { sort: 'id; drop table products' }])
      expect((await lookAt(at.db, query)).pagination.total).toBe(6)
  })
})

describe('pages', () => {
  test('hold every product once, in one order', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => namesFor({ page, limit: 2 })))
    expect(pages.flat()).toEqual(await namesFor())
    expect((await look({ page: 2, limit: 4 })).pagination).toEqual({
      currentPage: 2,
      totalPages: 2,
      total: 6,
      hasPrev: true,
      hasNext: false,
    })
  })

  test('of products made in the same moment still hold each once', async () => {
    const together = Array.from({ length: 9 }, (_, turn) =>
      productForm({ name: `Twin ${turn}`, category: 'Accessories' }),
    )
    for (const form of together) await createProduct(at.db, form, owner, NOW)
    for (const sort of ['newest', 'price-asc', 'price-desc', 'best-rated'] as const) {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => namesFor({ category: 'Accessories', sort, page, limit: 3 })),
      )
      expect(new Set(pages.flat()).size, sort).toBe(9)
    }
    await at.db.deleteFrom('stockLedger').execute()
    await at.db.deleteFrom('products').where('category', '=', 'Accessories').execute()
  })

  test('have 20 products where nobody says how many; who asks for nothing gets up to 100', async () => {
    const forms = Array.from({ length: 16 }, (_, turn) => productForm({ name: `Cap ${turn}`, category: 'Accessories' }))
    for (const form of forms) await createProduct(at.db, form, owner, NOW)
    expect((await look()).products).toHaveLength(22)
    for (const query of [{ page: 1 }, { sort: 'newest' as const }, { min: 0 }, { size: 'M,XXL' }]) {
      const { products, pagination } = await look(query)
      expect([Math.min(pagination.total, 20), pagination.currentPage], JSON.stringify(query)).toEqual([
        products.length,
        1,
      ])
    }
    expect((await look({ page: 1 })).products).toHaveLength(20)
    expect((await look({ page: 2 })).products).toHaveLength(2)
    await at.db.deleteFrom('stockLedger').execute()
    await at.db.deleteFrom('products').where('category', '=', 'Accessories').execute()
  })

  test('beyond the last one are empty, not an error', async () => {
    const far = await look({ page: 100_000, limit: 100 })
    expect([far.products, far.pagination.total]).toEqual([[], 6])
  })
})
