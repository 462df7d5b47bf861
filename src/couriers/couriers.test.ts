import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { isTrackingPage, pageOfParcel } from './courier.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

test.each([
  ['', true],
  ['https://bosta.co/?n={number}', true],
  ['https://bosta.co/{number}/where', true],
  ['http://bosta.co/?n={number}', false],
  ['https://bosta.co/', false],
  ['https://bosta.co/{number}/{number}', false],
  ['javascript:alert({number})', false],
  ['https://{number}', false],
  ['https://bosta.co/"><script>{number}', false],
])('%j as a page to follow parcels on: %s', async (page, isOne) => {
  expect(isTrackingPage(page)).toBe(isOne)
  const owner = await shop.signedIn('owner')
  const name = `Named ${page.slice(0, 40)}`
  const { status } = await owner.send('POST', '/api/couriers', { name, page })
  expect(status).toBe(isOne ? 201 : 400)
})

test('a number in an address is spelled as addresses are', () => {
  expect(pageOfParcel('https://c.test/{number}?x', 'A-1/2')).toBe('https://c.test/A-1%2F2?x')
})

test('couriers are added once, whatever their capitals, and saved as they were seen', async () => {
  const staff = await shop.signedIn('staff')
  const { body } = await staff.send('POST', '/api/couriers', { name: '  Uncle Samir ', page: '' })
  expect(body.courier).toMatchObject({ name: 'Uncle Samir', page: '', isActive: true })
  const again = await staff.send('POST', '/api/couriers', { name: 'uncle samir' })
  expect([again.status, again.body.errorCode]).toEqual([409, 'COURIER_EXISTS'])
  const { id, updatedAt } = body.courier
  const page = 'https://samir.test/{number}'
  expect((await staff.send('PUT', `/api/couriers/${id}`, { page, isActive: false, updatedAt })).status).toBe(200)
  const stale = await staff.send('PUT', `/api/couriers/${id}`, { page: '', isActive: true, updatedAt })
  expect([stale.status, stale.body.errorCode, stale.body.details.page]).toEqual([409, 'STALE_EDIT', page])
  const owner = await shop.signedIn('owner')
  const told = (await owner.get('/api/activity?subject=courier')).body.activity
  expect(told.filter(({ label }: { label: string }) => label === 'Uncle Samir')).toMatchObject([
    { kind: 'changed', after: { page, isActive: false } },
    { kind: 'added' },
  ])
})

test('viewers see who brings parcels and change nothing; shoppers see none', async () => {
  const viewer = await shop.signedIn('viewer')
  const { body } = await viewer.get('/api/couriers')
  expect(body.couriers.map(({ name }: { name: string }) => name)).toContain('Bosta')
  expect((await viewer.send('POST', '/api/couriers', { name: 'Mine' })).status).toBe(403)
  expect((await (await shop.signedIn('user')).get('/api/couriers')).status).toBe(403)
})
