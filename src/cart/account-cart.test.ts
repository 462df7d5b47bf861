import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeProduct } from '../../tests/support/builders.ts'
import { warm } from '../../tests/support/database.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import type { Size } from '../catalog/product.ts'

let shop: TestShop
let [tee, cap, hidden] = ['', '', '']
beforeAll(async () => {
  shop = await testShop()
  const make = (stock: number) =>
    makeProduct(shop.at.db, {
      sizes: [
        { size: 'M', stock },
        { size: 'L', stock: 0 },
      ],
    })
  tee = (await make(5)).id
  cap = (await make(100)).id
  hidden = (await make(5)).id
  await shop.at.db.updateTable('products').set({ deletedAt: new Date() }).where('id', '=', hidden).execute()
})
afterAll(() => shop.close())

const line = (productId: string, quantity: number, size: Size = 'M') => ({ productId, size, quantity })
const save = (browser: TestBrowser, ...items: object[]) => browser.send('PUT', '/api/cart', { items })
const join = (browser: TestBrowser, cartId: string, ...items: object[]) =>
  browser.send('POST', '/api/cart/merge', { cartId, items })
const linesOf = ({ body }: { body: { items: { productId: string; size: string; quantity: number }[] } }) =>
  body.items.map(({ productId, size, quantity }) => ({ productId, size, quantity }))

test('an account’s cart is the same in every browser, with what a cart shows of each piece', async () => {
  const browser = await shop.signedIn('user')
  await save(browser, line(tee, 2), line(cap, 1))
  const { body } = await browser.get('/api/cart')
  expect(body.items).toMatchObject([
    { ...line(tee, 2), name: 'Black Tee', nameAr: 'تيشيرت أسود', color: 'black', price: 200, image: null },
    line(cap, 1),
  ])
  await save(browser, line(cap, 3))
  expect(linesOf(await browser.get('/api/cart'))).toEqual([line(cap, 3)])
  await save(browser)
  expect(linesOf(await browser.get('/api/cart'))).toEqual([])
})

test('a guest’s cart joins by adding up, never beyond what there is', async () => {
  const browser = await shop.signedIn('user')
  await save(browser, line(tee, 3))
  const answer = await join(browser, 'guest-cart-1', line(tee, 4), line(cap, 2), line(tee, 1, 'L'))
  expect(linesOf(answer)).toEqual([line(tee, 5), line(cap, 2), line(tee, 1, 'L')])
})

test('the same guest’s cart joins once, also when two tabs ask at the same moment', async () => {
  const browser = await shop.signedIn('user')
  await Promise.all(Array.from({ length: 5 }, () => join(browser, 'guest-cart-2', line(cap, 2))))
  expect(linesOf(await browser.get('/api/cart'))).toEqual([line(cap, 2)])
  expect(linesOf(await join(browser, 'guest-cart-3', line(cap, 2)))).toEqual([line(cap, 4)])
})

test('what never was in the shop is left out; what has left it stays, for the cart to tell of it', async () => {
  const browser = await shop.signedIn('user')
  const unknown = line('01ARZ3NDEKTSV4RRFFQ69G5FAV', 1)
  const lines = [line(hidden, 1), line(cap, 1)]
  expect(linesOf(await save(browser, ...lines, unknown))).toEqual(lines)
  const { body } = await join(browser, 'guest-cart-4', unknown)
  expect([linesOf({ body }), body.less]).toEqual([lines, []])
})

test('what a merge could not take in whole is told, and only once', async () => {
  const browser = await shop.signedIn('user')
  await save(browser, line(tee, 3), line(cap, 90))
  const { body } = await join(browser, 'guest-cart-5', line(tee, 4), line(cap, 20), line(tee, 2, 'L'))
  expect(body.less).toEqual([line(tee, 5), line(cap, 99)])
  expect((await join(browser, 'guest-cart-5', line(tee, 4), line(cap, 20))).body.less).toEqual([])
})

test('what finds no room in a full cart is told', async () => {
  const browser = await shop.signedIn('user')
  const makeAll = Array.from({ length: 50 }, () => makeProduct(shop.at.db, { sizes: [{ size: 'M', stock: 5 }] }))
  const full = (await Promise.all(makeAll)).map(({ id }) => line(id, 1))
  await save(browser, ...full)
  const { body } = await join(browser, 'guest-cart-6', line(tee, 1), line(full[0]?.productId ?? '', 1))
  expect(body.items).toHaveLength(50)
  expect(body.less).toEqual([line(tee, 0)])
})

test('a change that has not seen another device’s is refused, and changes nothing', async () => {
  const browser = await shop.signedIn('user')
  const { version } = (await browser.get('/api/cart')).body
  const put = (seenVersion: string, ...items: object[]) =>
    browser.send('PUT', '/api/cart', { items, version: seenVersion })
  const first = await put(version, line(cap, 1))
  expect(first.status).toBe(200)
  const late = await put(version, line(tee, 1))
  expect([late.status, late.body.errorCode]).toEqual([409, 'STALE_EDIT'])
  expect(linesOf(await browser.get('/api/cart'))).toEqual([line(cap, 1)])
  expect((await put(first.body.version, line(cap, 2))).status).toBe(200)
})

test('of changes at the same moment that saw the same cart, one is taken', async () => {
  const browser = await shop.signedIn('user')
  const { version } = (await save(browser, line(cap, 1))).body
  await warm(shop.database)
  const put = (quantity: number) => browser.send('PUT', '/api/cart', { items: [line(cap, quantity)], version })
  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => put(at + 2)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
})

test('quantities and lengths have their bounds', async () => {
  const browser = await shop.signedIn('user')
  expect((await save(browser, line(cap, 0))).status).toBe(400)
  expect((await save(browser, line(cap, 100))).status).toBe(400)
  expect((await save(browser, ...Array.from({ length: 51 }, () => line(cap, 1)))).status).toBe(400)
  expect(linesOf(await save(browser, line(cap, 60), line(cap, 60)))).toEqual([line(cap, 99)])
})
