import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeFee, makeOrder } from '../../tests/support/builders.ts'
import { makeGallery, makePicture } from '../../tests/support/galleries.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { listUnknown, readSpelling } from './window/db-search.server.ts'

let shop: TestShop
let staff: TestBrowser
let stranger: TestBrowser
let shopper: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  await makeFee(shop.at.db)
  staff = await shop.signedIn('staff')
  shopper = await shop.signedIn('user')
  stranger = shop.browser()
})
afterAll(() => shop.close())

const FORM = { name: 'Zanzibar Polo', price: 650, color: 'white', category: 'Polo', sizes: [{ size: 'M', stock: 3 }] }

async function saved(overrides: object = {}) {
  const { status, body } = await staff.send('POST', '/api/products', { ...FORM, ...overrides })
  expect(status).toBe(201)
  return body.product
}

const save = async (product: { id: string }, overrides: object) =>
  (await staff.send('PUT', `/api/products/${product.id}`, { ...FORM, ...overrides })).body.product

const lists = (id: string) => [
  '/api/products',
  '/api/products?status=all',
  '/api/products?status=draft',
  '/api/products/search?q=zanzibar',
  '/api/products/category/polo',
  '/api/products/collection/white',
  `/api/products?ids=${id}`,
]

const idsAt = async (browser: TestBrowser, path: string): Promise<string[]> =>
  (await browser.get(path)).body.products.map((product: { id: string }) => product.id)

describe('a draft', () => {
  test('is in no list, on no page and in no search of anybody but the team, who asks for it', async () => {
    const draft = await saved({ status: 'draft' })
    for (const browser of [stranger, shopper, staff])
      for (const path of lists(draft.id))
        expect((await idsAt(browser, path)).includes(draft.id), path).toBe(
          browser === staff && path.includes('status='),
        )
    for (const browser of [stranger, shopper])
      for (const path of ['', '?status=all', '/stock'])
        expect((await browser.get(`/api/products/${draft.id}${path}`)).status, path).toBe(404)
    expect((await staff.get(`/api/products/${draft.id}`)).status).toBe(404)
    expect((await staff.get(`/api/products/${draft.id}?status=all`)).body.product).toEqual(draft)
    expect((await (await fetch(`${shop.url}/sitemap.xml`)).text()).includes(draft.id)).toBe(false)
    expect((await stranger.get('/api/products')).body.catalogue.total).toBe(0)
  })

  test('is put into no cart and no order, is no favourite, shows on no gallery and takes no review', async () => {
    const draft = await saved({ status: 'draft' })
    const items = [{ productId: draft.id, size: 'M', quantity: 1 }]
    await shopper.send('PUT', '/api/cart', { items })
    expect((await shopper.get('/api/cart')).body.items).toEqual([])
    await expect(makeOrder(shop.at.db, [{ productId: draft.id, price: 650 }])).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect((await stranger.get(`/api/reviews/product/${draft.id}`)).status).toBe(404)
    const products = [draft.id]
    const media = { title: 'First', mediaId: await makePicture(shop.at.db) }
    const { id } = await makeGallery(shop.at.db, { items: [{ ...media, products }] })
    expect((await stranger.get(`/api/gallery/${id}`)).body.items[0].products).toEqual([])
  })

  test('lends its words to no search', async () => {
    await saved({ name: 'Quetzalcoatl', status: 'draft' })
    const { text } = await readSpelling(shop.at.db, 'quetzalcoatl')
    expect(await listUnknown(shop.at.db, [{ own: text.trim(), others: [] }])).toHaveLength(1)
  })

  test('leads no collection: the mark goes with it, and the database knows', async () => {
    const product = await saved({ featured: true })
    expect((await save(product, { featured: true, status: 'draft' })).featured).toBe(false)
    expect((await save(product, { featured: true, status: 'published' })).featured).toBe(true)
    const wrong = shop.at.db.updateTable('products').set({ status: 'draft' }).where('id', '=', product.id)
    await expect(wrong.execute()).rejects.toThrow('products_drafts_lead_nothing')
  })
})

test('what is taken out of the shop is gone from it at once, stays in the carts it lay in, and comes back as it was', async () => {
  const product = await saved()
  expect(product.status).toBe('published')
  await shopper.send('PUT', '/api/cart', { items: [{ productId: product.id, size: 'M', quantity: 1 }] })
  expect((await save(product, { status: 'draft' })).status).toBe('draft')
  expect((await stranger.get(`/api/products/${product.id}`)).status).toBe(404)
  expect((await shopper.get('/api/cart')).body.items).toHaveLength(1)
  // Who does not say it leaves it as it is.
  expect((await save(product, {})).status).toBe('draft')
  await save(product, { status: 'published' })
  expect((await stranger.get(`/api/products/${product.id}`)).body.product.sizes).toEqual([{ size: 'M', stock: 3 }])
})

test('a copy is a draft with a code of its own, the same pictures and nothing in stock', async () => {
  const mediaId = await makePicture(shop.at.db)
  const product = await saved({ nameAr: 'بولو', images: [{ mediaId, alt: 'Front' }], featured: false })
  const { status, body } = await staff.send('POST', `/api/products/duplicate/${product.id}`)
  expect(status).toBe(201)
  expect(body.product).toMatchObject({
    name: 'Zanzibar Polo (copy)',
    nameAr: 'بولو (نسخة)',
    status: 'draft',
    sizes: [{ size: 'M', stock: 0 }],
    images: [{ mediaId, alt: 'Front' }],
    price: 650,
  })
  expect(body.product.sku).not.toBe(product.sku)
  const worn = { material: '100% cotton', careAr: 'غسيل بارد', modelHeight: 186, sizeWorn: 'L' }
  const told = await saved({ ...worn, sizes: [{ size: 'L', stock: 1 }] })
  const copyOf = async () => (await staff.send('POST', `/api/products/duplicate/${told.id}`)).body.product
  expect(await copyOf()).toMatchObject(worn)
  await staff.send('PUT', `/api/products/${told.id}`, { ...told, images: [], sizes: [{ size: 'M', stock: 1 }] })
  expect(await copyOf()).toMatchObject({ ...worn, modelHeight: null, sizeWorn: null })
  const long = await saved({ name: 'x'.repeat(120) })
  const { name } = (await staff.send('POST', `/api/products/duplicate/${long.id}`)).body.product
  expect([name.length, name.endsWith('x (copy)')]).toEqual([120, true])
})
