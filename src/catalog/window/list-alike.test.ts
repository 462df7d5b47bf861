import { afterAll, beforeAll, expect, test } from 'vitest'
import { doorForStrangers } from '#lib/door.server.ts'
import { makeProduct } from '../../../tests/support/builders.ts'
import { type TestShop, testShop } from '../../../tests/support/shop.ts'
import { listAlikeCall } from '../api.ts'
import { catalogRoutes } from '../routes.server.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

test('beside a product: its category first, then its color, its twin last and named, drafts never', async () => {
  const { db } = shop.at
  const piece = (name: string, more: object) => makeProduct(db, { name, category: 'Hoodies', color: 'black', ...more })
  const { id } = await piece('Black Cloud Hoodie', {})
  const twin = await piece('White Cloud Hoodie', { color: 'white' })
  await piece('Black Rain Hoodie', { status: 'draft' })
  const sameColor = await piece('Black Rain Cap', { category: 'T-Shirts' })
  const otherColor = await piece('White Rain Cap', { category: 'T-Shirts', color: 'white' })
  const { body } = await shop.browser().get(`/api/alike/${id}`)
  expect(body.products.map((product: { id: string }) => product.id)).toEqual([sameColor.id, twin.id])
  expect(body.twinId).toBe(twin.id)
  const other = (await shop.browser().get(`/api/alike/${otherColor.id}`)).body
  expect(other.products.map((product: { id: string }) => product.id)).toEqual([twin.id, sameColor.id])
  expect(other.twinId).toBe(sameColor.id)
})

test('beside what is not in the shop there is nothing', async () => {
  const { id } = await makeProduct(shop.at.db, { name: 'A draft', status: 'draft' })
  for (const each of [id, '01ARZ3NDEKTSV4RRFFQ69G5FAV'])
    expect((await shop.browser().get(`/api/alike/${each}`)).status).toBe(404)
})

test('for pages of one edition it is looked up once', async () => {
  const { at, deps, reads } = shop
  const door = doorForStrangers(catalogRoutes, deps, reads)
  const [first, second] = [
    await makeProduct(at.db, { category: 'Polo' }),
    await makeProduct(at.db, { category: 'Polo' }),
  ]
  const edition = {}
  const beside = (under: object) => door(listAlikeCall, { id: first.id }, under)
  expect(await beside(edition)).toHaveProperty('products.0.id', second.id)
  const third = await makeProduct(at.db, { category: 'Polo' })
  expect(await beside(edition)).toHaveProperty('products.0.id', second.id)
  expect(await beside({})).toHaveProperty('products.0.id', third.id)
})

test('what is sold out stands after what is not', async () => {
  const { db } = shop.at
  const piece = (stock: number) => makeProduct(db, { category: 'Shirts', sizes: [{ size: 'M', stock }] })
  const [product, left, out] = [await piece(1), await piece(1), await piece(0)]
  const { products } = (await shop.browser().get(`/api/alike/${product.id}`)).body
  expect(products.slice(0, 2).map(({ id }: { id: string }) => id)).toEqual([left.id, out.id])
})
