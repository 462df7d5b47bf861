import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

const HOME = {
  name: 'Mona Adel',
  phone: '٠١٠١٢٣٤٥٦٧٨',
  address: '3 El Nasr Street',
  city: 'cairo',
  cityName: 'Nasr City',
  postalCode: '',
}

const add = (browser: TestBrowser, fields: object = {}) =>
  browser.send('POST', '/api/addresses', { ...HOME, ...fields })
const book = async (browser: TestBrowser) => (await browser.get('/api/addresses')).body.addresses

test('the first address is the default, and there is always one', async () => {
  const browser = await shop.signedIn('user')
  expect(await book(browser)).toEqual([])
  const { status, body } = await add(browser)
  expect(status).toBe(201)
  expect(body.addresses).toMatchObject([{ ...HOME, phone: '01012345678', isDefault: true }])
  await add(browser, { cityName: 'Dokki', city: 'giza' })
  await add(browser, { cityName: 'Smouha', city: 'alexandria', isDefault: true })
  const places = async () =>
    (await book(browser)).map(({ cityName, isDefault }: { cityName: string; isDefault: boolean }) =>
      isDefault ? `${cityName}*` : cityName,
    )
  expect(await places()).toEqual(['Smouha*', 'Dokki', 'Nasr City'])
  const [first] = await book(browser)
  await browser.send('DELETE', `/api/addresses/${first.id}`)
  expect(await places()).toEqual(['Dokki*', 'Nasr City'])
})

test('what the checkout would refuse is refused here, by field', async () => {
  const browser = await shop.signedIn('user')
  const { status, body } = await add(browser, { name: '', phone: '0100', city: 'paris', postalCode: '12' })
  expect([status, Object.keys(body.errors).sort()]).toEqual([400, ['city', 'name', 'phone', 'postalCode']])
})

test('an address is nobody else’s to read, change or delete', async () => {
  const [mine, theirs] = [await shop.signedIn('user'), await shop.signedIn('user')]
  const { id } = (await add(mine)).body.addresses[0]
  expect(await book(theirs)).toEqual([])
  expect((await theirs.send('PUT', `/api/addresses/${id}`, HOME)).status).toBe(404)
  expect((await theirs.send('DELETE', `/api/addresses/${id}`)).status).toBe(404)
  expect((await mine.send('PUT', `/api/addresses/${id}`, { ...HOME, cityName: 'Maadi' })).body.addresses).toMatchObject(
    [{ cityName: 'Maadi', isDefault: true }],
  )
})

test('a book has twenty addresses and one default, also when many are added at once', async () => {
  const browser = await shop.signedIn('user')
  const answers = await Promise.all(Array.from({ length: 24 }, () => add(browser, { isDefault: true })))
  const counts = Object.groupBy(answers, ({ status }) => String(status))
  expect([counts['201']?.length, counts['400']?.length]).toEqual([20, 4])
  const addresses = await book(browser)
  expect(addresses.filter(({ isDefault }: { isDefault: boolean }) => isDefault)).toHaveLength(1)
})
