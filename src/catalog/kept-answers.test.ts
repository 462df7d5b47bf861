import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Change, hearHere } from '#lib/notices.server.ts'
import { makeFee, makeProduct, NOW } from '../../tests/support/builders.ts'
import { orderForm } from '../../tests/support/order-form.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { until } from '../../tests/support/until.ts'
import { hearAll } from '../shop.server.ts'
import { hideProduct } from './hide-product.server.ts'
import type { Size } from './product.ts'

let shop: TestShop
let listener: Awaited<ReturnType<typeof hearAll>>
/** What pages were told. */
const heard: string[] = []
beforeAll(async () => {
  shop = await testShop()
  await makeFee(shop.at.db)
  listener = await hearAll(shop, shop.at.url, (what) => heard.push(what))
})
afterAll(async () => {
  await listener.stop()
  await shop.close()
})

const stranger = () => shop.browser()

test('a stranger’s answer has a name, and is not sent again to whoever still has it', async () => {
  const { id } = await makeProduct(shop.at.db)
  const { headers } = await fetch(`${shop.url}/api/products/${id}`)
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('vary')).toContain('authorization')
  const again = { headers: { 'if-none-match': headers.get('etag') ?? '' } }
  expect((await fetch(`${shop.url}/api/products/${id}`, again)).status).toBe(304)
})

test('whoever has heard that an order is placed sees a piece less, also of hundreds', async () => {
  const { id } = await makeProduct(shop.at.db, { sizes: [{ size: 'M', stock: 500 }] })
  const stock = async (path: string): Promise<number> => {
    const { body } = await stranger().get(path)
    const { sizes } = body.product ?? body.products.find((product: { id: string }) => product.id === id)
    return sizes[0].stock
  }
  for (let left = 500; left > 490; left -= 1) {
    expect(await stock(`/api/products/${id}`)).toBe(left)
    expect(await stock('/api/products?limit=20')).toBe(left)
    const guest = stranger()
    const { status } = await guest.send('POST', '/api/orders/guest', orderForm({ productId: id }))
    expect(status).toBe(201)
  }
})

test('one of many pieces finds no list anew, the last one of few does before its order is answered', async () => {
  const { db } = shop.at
  const here: Change[] = []
  heard.length = 0
  const hushed = hearHere((what) => here.push(what))
  onTestFinished(hushed)
  const many = await makeProduct(db, { sizes: [{ size: 'M', stock: 500 }] })
  const last = await makeProduct(db, { sizes: [{ size: 'XXL', stock: 1 }] })
  const order = (productId: string, size: Size) =>
    stranger().send('POST', '/api/orders/guest', orderForm({ productId, size }))
  const list = async () => {
    const { products, facets } = (await stranger().get('/api/products?limit=100&sort=newest')).body
    const ids = products.map(({ id }: { id: string }) => id).filter((id: string) => [many.id, last.id].includes(id))
    return { ids, left: facets.size.XXL }
  }
  // The database tells again what was told here, of content pages too: what was read between is nobody's any more.
  await until(() => heard.length === here.length + here.filter((what) => what === 'content').length)
  const before = await list()
  expect(before).toEqual({ ids: [last.id, many.id], left: 1 })
  // Nobody is told of it, so that whoever looks again is seen to have looked.
  await db
    .updateTable('products')
    .set({ createdAt: new Date('2099-01-01') })
    .where('id', '=', many.id)
    .execute()
  here.length = 0
  expect((await order(many.id, 'M')).status).toBe(201)
  expect(await list()).toEqual(before)
  expect(here).toEqual(['pieces'])
  expect((await order(last.id, 'XXL')).status).toBe(201)
  expect(await list()).toEqual({ ids: [many.id, last.id], left: 0 })
})

test('a change to what pages say has reached them before it is answered', async () => {
  const { id } = await makeProduct(shop.at.db)
  heard.length = 0
  await hideProduct(shop.at.db, id, NOW)
  expect(heard).toContain('content')
})

test('what the team sees is never what a stranger was told', async () => {
  const { id } = await makeProduct(shop.at.db)
  await stranger().get(`/api/products/${id}`)
  const owner = await shop.signedIn('owner')
  await shop.at.db.updateTable('products').set({ status: 'draft' }).where('id', '=', id).execute()
  expect((await owner.get(`/api/products/${id}?status=all`)).status).toBe(200)
})

test('a product taken out of the shop is not there for the next one who asks', async () => {
  const { id } = await makeProduct(shop.at.db)
  expect((await stranger().get(`/api/products/${id}`)).status).toBe(200)
  await hideProduct(shop.at.db, id, NOW)
  expect((await stranger().get(`/api/products/${id}`)).status).toBe(404)
})

test('fees and what the shop says of itself are kept, and new for whoever asks after the owner’s change', async () => {
  const owner = await shop.signedIn('owner')
  const { governorateId, id, updatedAt } = (await stranger().get('/api/shipping')).body.shippingFees[0]
  const shown = async () => (await stranger().get('/api/shipping')).body.shippingFees[0].shippingFee
  const policy = async (path: string) => (await fetch(`${shop.url}${path}`)).headers.get('cache-control')
  for (const path of ['/api/shipping', '/api/settings', '/api/settings/pages'])
    expect(await policy(path)).toBe('no-cache')
  await shop.at.db.updateTable('shippingFees').set({ fee: 4200 }).where('id', '=', id).execute()
  const kept = await shown()
  expect(kept, governorateId).not.toBe(42)
  const edit = { fees: [{ id, shippingFee: 77, updatedAt }] }
  expect((await owner.send('PUT', '/api/shipping', edit)).status).toBe(200)
  expect(await shown()).toBe(77)
})
