import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeProduct } from '../../tests/support/builders.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'

const UNKNOWN = '01ARZ3NDEKTSV4RRFFQ69G5FAV'

let shop: TestShop
let [one, two, three] = ['', '', '']
beforeAll(async () => {
  shop = await testShop()
  const ids = [await makeProduct(shop.at.db), await makeProduct(shop.at.db), await makeProduct(shop.at.db)]
  ;[one = '', two = '', three = ''] = ids.map(({ id }) => id)
})
afterAll(() => shop.close())

const favoritesOf = async (browser: TestBrowser) => (await browser.get('/api/favorites')).body.favorites
const merge = (browser: TestBrowser, ...productIds: string[]) =>
  browser.send('POST', '/api/favorites/merge', { productIds })

test('a favourite is saved once and goes when it is taken away; the other account’s stay theirs', async () => {
  const [mine, theirs] = [await shop.signedIn('user'), await shop.signedIn('user')]
  await Promise.all(Array.from({ length: 4 }, () => mine.send('PUT', `/api/favorites/${one}`)))
  await mine.send('PUT', `/api/favorites/${two}`)
  await theirs.send('PUT', `/api/favorites/${three}`)
  expect(await favoritesOf(mine)).toEqual([one, two])
  expect((await mine.send('DELETE', `/api/favorites/${one}`)).body.favorites).toEqual([two])
  expect((await mine.send('DELETE', `/api/favorites/${three}`)).status).toBe(200)
  expect(await favoritesOf(theirs)).toEqual([three])
})

test('a guest’s favourites join those that are there, once each; what is none is left out', async () => {
  const browser = await shop.signedIn('user')
  await browser.send('PUT', `/api/favorites/${two}`)
  expect((await merge(browser, one, two, UNKNOWN, 'nonsense', one)).body.favorites).toEqual([two, one])
  expect((await merge(browser, one, two)).body.favorites).toEqual([two, one])
})

test('a product that is not in the shop can’t be saved, and disappears when it leaves', async () => {
  const browser = await shop.signedIn('user')
  expect((await browser.send('PUT', `/api/favorites/${UNKNOWN}`)).status).toBe(404)
  const { id } = await makeProduct(shop.at.db)
  await browser.send('PUT', `/api/favorites/${id}`)
  await shop.at.db.updateTable('products').set({ deletedAt: new Date() }).where('id', '=', id).execute()
  expect(await favoritesOf(browser)).toEqual([])
})

test('more than two hundred at once are refused', async () => {
  const browser = await shop.signedIn('user')
  expect((await merge(browser, ...Array.from({ length: 201 }, () => one))).status).toBe(400)
})
