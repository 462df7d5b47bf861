import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBrowser } from '../../../tests/support/browser.ts'
import { type TestShop, testShop } from '../../../tests/support/shop.ts'
import { newId } from '../../lib/id.server.ts'

let shop: TestShop
let staff: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  staff = await shop.signedIn('staff')
})
afterAll(() => shop.close())

interface Product {
  id: string
  updatedAt: string
}

interface Result {
  id: string
  undo: { updatedAt: string; was: object } | null
  refusal: { errorCode: string; message: string } | null
}

async function made(overrides: object = {}): Promise<Product> {
  const form = { name: 'Bulk Tee', price: 200, color: 'black', category: 'T-Shirts', ...overrides }
  return (await staff.send('POST', '/api/products', form)).body.product
}

const asSeen = (products: readonly Product[]) => products.map(({ id, updatedAt }) => ({ id, updatedAt }))

async function change(action: object, products: readonly Product[]): Promise<Result[]> {
  const sent = { change: action, products: asSeen(products) }
  const { status, body } = await staff.send('POST', '/api/products/bulk', sent)
  expect(status).toBe(200)
  return body.results
}

async function undo(results: Result[]): Promise<Result[]> {
  const products = results.flatMap(({ id, undo: back }) => (back ? [{ id, ...back }] : []))
  return (await staff.send('POST', '/api/products/bulk/undo', { products })).body.results
}

const now = async ({ id }: Product) => (await staff.get(`/api/products/${id}?status=all`)).body.product
const codes = (results: Result[]) => results.map(({ refusal }) => refusal?.errorCode ?? 'done')

describe('many products at once', () => {
  test('are published and taken out of the shop, each for itself', async () => {
    const products = [await made({ status: 'draft' }), await made()]
    expect(codes(await change({ action: 'publish' }, products))).toEqual(['done', 'done'])
    const fresh = await Promise.all(products.map(now))
    expect(fresh.map(({ status }) => status)).toEqual(['published', 'published'])
    // What was published before has nothing to go back to.
    const results = await change({ action: 'unpublish' }, fresh)
    expect((await shop.browser().get(`/api/products/${fresh[0].id}`)).status).toBe(404)
    expect(codes(await undo(results))).toEqual(['done', 'done'])
    expect((await shop.browser().get(`/api/products/${fresh[0].id}`)).status).toBe(200)
  })

  test('get another price or discount, what shoppers pay follows, and all of it goes back', async () => {
    const products = [await made(), await made({ price: 649.95, discount: 10 })]
    const results = await change({ action: 'price', by: 'percent', value: -15, round: 5 }, products)
    const priced = await Promise.all(products.map(now))
    expect(priced.map(({ price, finalPrice }) => [price, finalPrice])).toEqual([
      [170, 170],
      [550, 495],
    ])
    await undo(results)
    const back = await Promise.all(products.map(now))
    expect(back.map(({ price }) => price)).toEqual([200, 649.95])
    await change({ action: 'discount', discount: 25 }, back)
    expect((await Promise.all(products.map(now))).map(({ finalPrice }) => finalPrice)).toEqual([150, 487.46])
  })

  test.each([0, 1_000_001])('a price that no product may have, %s, is nothing to go back to', async (price) => {
    const { id, updatedAt } = await made()
    const was = { status: 'published', price, discount: 0, featured: false }
    const sent = { products: [{ id, updatedAt, was }] }
    expect((await staff.send('POST', '/api/products/bulk/undo', sent)).status).toBe(400)
  })

  test('what one of them refuses stops none of the others, and says why', async () => {
    const [cheap, good, stale] = [await made({ price: 20 }), await made(), await made()]
    await staff.send('PUT', `/api/products/${stale.id}`, { ...stale, name: 'Moved on' })
    const gone = { id: newId(), updatedAt: good.updatedAt }
    const results = await change({ action: 'price', by: 'amount', value: -50 }, [gone, cheap, stale, good])
    expect(codes(results)).toEqual(['NOT_FOUND', 'PRICE_OUT_OF_RANGE', 'STALE_EDIT', 'done'])
    expect(results[1]?.refusal?.message).toContain('0.01')
    expect((await now(good)).price).toBe(150)
    expect((await now(cheap)).price).toBe(20)
  })

  test('nothing goes back that somebody changed since', async () => {
    const product = await made()
    const results = await change({ action: 'price', by: 'set', value: 99 }, [product])
    const edit = { ...product, updatedAt: undefined, name: 'Renamed', price: 120 }
    expect((await staff.send('PUT', `/api/products/${product.id}`, edit)).status).toBe(200)
    expect(codes(await undo(results))).toEqual(['STALE_EDIT'])
    expect(await now(product)).toMatchObject({ name: 'Renamed', price: 120 })
  })

  test('one that led its collection leads it again, unless another does by now', async () => {
    const leading = await made({ featured: true })
    const first = await change({ action: 'unpublish' }, [leading])
    await undo(first)
    expect(await now(leading)).toMatchObject({ status: 'published', featured: true })
    const second = await change({ action: 'unpublish' }, [await now(leading)])
    await made({ featured: true })
    expect(codes(await undo(second))).toEqual(['FEATURED_TAKEN'])
    expect(await now(leading)).toMatchObject({ status: 'draft', featured: false })
  })

  test('two who change the same ten at once change each once', async () => {
    const products = await Promise.all(Array.from({ length: 10 }, () => made()))
    const cheaper = { action: 'price', by: 'amount', value: -10 }
    const both = await Promise.all([change(cheaper, products), change(cheaper, [...products].reverse())])
    expect(
      both
        .flat()
        .filter(({ refusal }) => refusal === null)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(products.map(({ id }) => id).sort())
    for (const product of products) expect((await now(product)).price).toBe(190)
  })
})

test('at most a hundred, each once, and only what can be done to many', async () => {
  const [one] = asSeen([await made()])
  const send = async (action: object, products: readonly unknown[]) =>
    (await staff.send('POST', '/api/products/bulk', { change: action, products })).status
  const publish = { action: 'publish' }
  expect(await send(publish, [])).toBe(400)
  expect(await send(publish, [one, one])).toBe(400)
  expect(
    await send(
      publish,
      Array.from({ length: 101 }, () => ({ ...one, id: newId() })),
    ),
  ).toBe(400)
  expect(await send({ action: 'delete' }, [one])).toBe(400)
  expect(await send({ action: 'discount', discount: 101 }, [one])).toBe(400)
  expect(await send({ action: 'price', by: 'percent', value: 5, round: 7 }, [one])).toBe(400)
})

test('who only looks changes nothing, and shoppers even less', async () => {
  const product = await made()
  const sent = { change: { action: 'unpublish' }, products: asSeen([product]) }
  for (const [who, status] of [
    [await shop.signedIn('viewer'), 403],
    [await shop.signedIn('user'), 403],
    [shop.browser(), 401],
  ] as const) {
    expect((await who.send('POST', '/api/products/bulk', sent)).status).toBe(status)
    expect((await who.send('POST', `/api/products/duplicate/${product.id}`)).status).toBe(status)
  }
  expect((await now(product)).status).toBe('published')
})
