import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBrowser } from '../../../tests/support/browser.ts'
import { makeFee, makeOrder, makeProduct } from '../../../tests/support/builders.ts'
import { fillTable, readsAll, watched } from '../../../tests/support/large-table.ts'
import { type TestShop, testShop } from '../../../tests/support/shop.ts'
import { fromPounds } from '../../lib/money.ts'
import { listCataloguePage } from './db-catalogue.server.ts'

let shop: TestShop
let viewer: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  viewer = await shop.signedIn('viewer')
  await makeFee(shop.at.db)
  const make = (name: string, overrides: object) => makeProduct(shop.at.db, { name, ...overrides })
  await make('Delta', { price: 100, discount: 50, sizes: [{ size: 'M', stock: 9 }] })
  await make('alpha', { price: 300, category: 'Hoodies', sizes: [{ size: 'M', stock: 0 }] })
  await make('Bravo', {
    price: 200,
    collection: 'White',
    sizes: [
      { size: 'M', stock: 2 },
      { size: 'L', stock: 3 },
    ],
  })
  await make('Charlie', { price: 60, status: 'draft', sizes: [] })
  const held = await make('Echo', { price: 200, sizes: [{ size: 'M', stock: 6 }] })
  await makeOrder(shop.at.db, [{ productId: held.id }])
})
afterAll(() => shop.close())

const namesOf = async (query = ''): Promise<string> =>
  (await viewer.get(`/api/products/admin/all${query}`)).body.products
    .map((product: { name: string }) => product.name)
    .join(' ')

describe('the owner’s list of products', () => {
  test.each([
    ['?sort=name', 'alpha Bravo Charlie Delta Echo'],
    ['?sort=price-asc', 'Delta Charlie Bravo Echo alpha'],
    ['?sort=price-desc', 'alpha Echo Bravo Charlie Delta'],
    ['?sort=stock&status=published', 'alpha Bravo Echo Delta'],
    ['?status=draft', 'Charlie'],
    ['?stock=out&status=published', 'alpha'],
    ['?stock=out&sort=name', 'alpha Charlie'],
    ['?stock=low&sort=name', 'Bravo Echo'],
    ['?discounted=true', 'Delta'],
    ['?category=Hoodies', 'alpha'],
    ['?collection=White', 'Bravo'],
    ['?q=chrlie&sort=name', ''],
    ['?q=charlie', 'Charlie'],
    ['?q=dlta', 'Delta'],
    ['?sort=name&limit=2&page=2', 'Charlie Delta'],
    ['?sort=sideways&stock=none&status=gone&limit=1', 'Echo'],
  ])('%s: %s', async (query, names) => {
    expect(await namesOf(query)).toBe(names)
  })

  test('counts what the overview counts, so that its links lead to as many', async () => {
    const { stats } = (await viewer.get('/api/products/stats')).body
    const total = async (query: string): Promise<number> =>
      (await viewer.get(`/api/products/admin/all?${query}`)).body.pagination.total
    expect(stats).toEqual({
      totalProducts: await total(''),
      lowStockProducts: await total('status=published&stock=low'),
      outOfStockProducts: await total('status=published&stock=out'),
    })
  })

  test('is the team’s alone', async () => {
    expect((await shop.browser().get('/api/products/admin/all')).status).toBe(401)
    expect((await (await shop.signedIn('user')).get('/api/products/admin/all')).status).toBe(403)
  })
})

test('a page of twenty thousand products is read by an index, in whatever order', async () => {
  await fillTable(
    shop.at.pool,
    'products',
    'products_by_name',
    `insert into products (id, sku, name, price, color, collection, category, size_group)
    select 'p' || n, 'BW' || lpad(n::text, 5, '0'), 'Vest ' || md5(n::text), ${fromPounds(5)} + n, 'black', 'Black', 'Polo', 'top'
    from generate_series(20001, 40000) as n on conflict do nothing`,
  )
  const reader = watched(shop.at.pool)
  const all = { terms: [], category: undefined, collection: undefined, stock: undefined, isDiscounted: false } as const
  for (const [sort, index] of [
    ['newest', 'products_newest'],
    ['name', 'products_by_name'],
    ['price-asc', 'products_by_price'],
    ['price-desc', 'products_by_price'],
  ] as const) {
    reader.take()
    await listCataloguePage(reader.db, { ...all, status: undefined, sort, page: 1, limit: 10 })
    const [page, , rows] = reader.take()
    if (!page || !rows) throw new Error('nothing was asked')
    expect(await reader.planOf(page), sort).toContain(index)
    expect(readsAll(await reader.planOf(rows), 'products'), sort).toBe(false)
  }
})
