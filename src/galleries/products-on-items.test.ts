import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makePicture } from '../../tests/support/galleries.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'

let shop: TestShop
let owner: TestBrowser
let picture: string
beforeAll(async () => {
  shop = await testShop()
  owner = await shop.signedIn('owner')
  picture = await makePicture(shop.at.db)
})
afterAll(() => shop.close())

const FORM = { nameAr: 'تيشيرت', price: 300, color: 'black', category: 'T-Shirts' }

const makeProduct = async (name: string): Promise<string> =>
  (await owner.send('POST', '/api/products', { ...FORM, name })).body.product.id

const create = (products: readonly string[]) =>
  owner.send('POST', '/api/gallery', {
    name: 'Layers',
    items: [{ title: 'One', mediaId: picture, products }],
  })

const namesOn = async (id: string, asker = shop.browser()) => {
  const { body } = await asker.get(`/api/gallery/${id}`)
  return body.items.map(({ products }: { products: { name: string }[] }) => products.map(({ name }) => name))
}

test('an item names the products it shows, in the owner’s order, each once', async () => {
  const [tee, hoodie] = [await makeProduct('Tee'), await makeProduct('Hoodie')]
  const { status, body } = await create([hoodie, tee, hoodie])
  expect(status).toBe(201)
  const { id, items } = body.gallery
  expect(items[0].products[0]).toEqual({
    _id: hoodie,
    id: hoodie,
    sku: expect.stringMatching(/^BW\d{5}$/),
    name: 'Hoodie',
    nameAr: 'تيشيرت',
  })
  expect(await namesOn(id)).toEqual([['Hoodie', 'Tee']])

  await owner.send('PUT', `/api/gallery/${id}`, { items: [{ id: items[0].id, title: 'First' }] })
  expect(await namesOn(id)).toEqual([['Hoodie', 'Tee']])
  await owner.send('PUT', `/api/gallery/${id}`, { items: [{ id: items[0].id, products: [tee] }] })
  expect(await namesOn(id)).toEqual([['Tee']])
})

test('a product that leaves the shop is no longer named, and nobody has to take it off', async () => {
  const tee = await makeProduct('Tee')
  const { id, items } = (await create([tee])).body.gallery
  await owner.send('DELETE', `/api/products/${tee}`)
  expect(await namesOn(id)).toEqual([[]])
  expect(await namesOn(id, owner)).toEqual([[]])
  const edit = { items: [{ id: items[0].id, products: [tee] }] }
  expect((await owner.send('PUT', `/api/gallery/${id}`, edit)).status).toBe(200)
})

test('a draft is named to the team, marked, and to nobody else until it is in the shop', async () => {
  const tee = await makeProduct('Tee')
  const make = (status: string) => owner.send('PUT', `/api/products/${tee}`, { ...FORM, name: 'Tee', status })
  await make('draft')
  const { id, items } = (await create([tee])).body.gallery
  expect(items[0].products).toMatchObject([{ id: tee, isDraft: true }])
  expect([await namesOn(id), await namesOn(id, owner)]).toEqual([[[]], [['Tee']]])
  await make('published')
  expect(await namesOn(id)).toEqual([['Tee']])
})

test('a product leads to where it is seen: each picture once, from galleries that are shown, while it is in the shop', async () => {
  const [tee, other, shown] = [await makeProduct('Tee'), await makeProduct('Cap'), await makePicture(shop.at.db)]
  const make = async (name: string, items: { title: string; mediaId?: string; products: string[] }[]) => {
    const filled = items.map((item) => ({ mediaId: picture, ...item }))
    return (await owner.send('POST', '/api/gallery', { name, items: filled })).body.gallery
  }
  const first = await make('First', [
    { title: 'Without', products: [other] },
    { title: 'Worn', products: [other, tee] },
    { title: 'Worn again', products: [tee] },
  ])
  await owner.send('PUT', `/api/gallery/${first.id}`, { order: 1 })
  const hidden = await make('Hidden', [{ title: 'Elsewhere', mediaId: shown, products: [tee] }])
  await owner.send('PUT', `/api/gallery/${hidden.id}`, { isActive: false })

  const looksOf = async (id: string) => (await shop.browser().get(`/api/looks/${id}`)).body.looks
  const titlesOf = async (id: string) => (await looksOf(id)).map(({ title }: { title: string }) => title)
  const [look] = await looksOf(tee)
  expect(look).toMatchObject({ id: first.items[1].id, title: 'Worn', gallery: { id: first.id, name: 'First' } })
  expect(look.gallery.itemCount).toBe(3)
  expect(await titlesOf(tee)).toEqual(['Worn'])
  await owner.send('PUT', `/api/gallery/${hidden.id}`, { isActive: true, order: 2 })
  expect(await titlesOf(tee)).toEqual(['Worn', 'Elsewhere'])

  await owner.send('PUT', `/api/products/${tee}`, { ...FORM, name: 'Tee', status: 'draft' })
  expect(await titlesOf(tee)).toEqual([])
  await owner.send('PUT', `/api/products/${tee}`, { ...FORM, name: 'Tee', status: 'published' })
  expect(await titlesOf(tee)).toEqual(['Worn', 'Elsewhere'])
  await owner.send('DELETE', `/api/products/${tee}`)
  expect(await titlesOf(tee)).toEqual([])
})

test('what was never a product is refused where it stands, and so are too many', async () => {
  const unknown = await create(['01ARZ3NDEKTSV4RRFFQ69G5FAV'])
  expect([unknown.status, unknown.body.errors]).toEqual([
    400,
    { 'items.0.products': 'This product is not there any more. Please choose another.' },
  ])
  const tooMany = await create(Array(9).fill('01ARZ3NDEKTSV4RRFFQ69G5FAV'))
  expect([tooMany.status, Object.keys(tooMany.body.errors)]).toEqual([400, ['items.0.products']])
})

test('an admin is told how many there are of everything', async () => {
  const viewer = await shop.signedIn('viewer')
  const count = async () => (await viewer.get('/api/gallery/stats')).body.stats
  const before = await count()
  const { id } = (await create([])).body.gallery
  await owner.send('PUT', `/api/gallery/${id}`, { isActive: false, featured: true })
  const other = (await create([])).body.gallery
  await shop.browser().send('PUT', `/api/gallery/${other.id}/love`, {})
  expect(await count()).toEqual({
    totalGalleries: before.totalGalleries + 2,
    activeGalleries: before.activeGalleries + 1,
    featuredGalleries: before.featuredGalleries + 1,
    totalItems: before.totalItems + 2,
    totalLoves: before.totalLoves + 1,
  })
})
