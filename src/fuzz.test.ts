import { afterAll, beforeAll, expect, test } from 'vitest'
import { productForm } from '../tests/support/builders.ts'
import { fuzz } from '../tests/support/fuzz.ts'
import { type TestShop, testShop } from '../tests/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

test('FZ6: what the shop’s own description draws, right and wrong, is answered as it is described', {
  timeout: 120_000,
}, async () => {
  const { wrong, byStatus } = await fuzz(shop, { seed: 20_261_124, count: 2000 })
  expect(wrong).toEqual([])
  expect(Object.keys(byStatus)).toEqual(expect.arrayContaining(['200', '400', '401', '403', '404']))
})

interface Described {
  parameters?: { name: string; in: string; schema: object }[]
}

test('FZ6: whatever day a list is asked for, it is a list or a refusal', async () => {
  const owner = await shop.signedIn('owner')
  const paths: Record<string, Record<string, Described>> = (await owner.get('/api/openapi.json')).body.paths
  const asked = Object.entries(paths).flatMap(([path, { get }]) =>
    (get?.parameters ?? [])
      .filter((each) => each.in === 'query' && /^(from|to|before|after)$/.test(each.name))
      .map(({ name, schema }) => ({ path, name, isInstant: JSON.stringify(schema).includes('date-time') })),
  )
  expect(asked.length).toBeGreaterThan(8)
  for (const day of ['0000-01-01', '0001-01-01', '2026-02-30', '9999-12-31'])
    for (const { path, name, isInstant } of asked) {
      const query = `${name}=${day}${isInstant ? 'T00:00:00Z' : ''}`
      const { status } = await owner.get(`${path}?${query}`)
      expect(status, `${path}?${query}`).toBeLessThan(500)
    }
})

test('FZ6: no list is asked for a text that no table keeps', async () => {
  const owner = await shop.signedIn('owner')
  const paths: Record<string, Record<string, Described>> = (await owner.get('/api/openapi.json')).body.paths
  const asked = Object.entries(paths).flatMap(([path, { get }]) =>
    (get?.parameters ?? []).filter((each) => each.in === 'query').map(({ name }) => `${path}?${name}=%00`),
  )
  expect(asked.length).toBeGreaterThan(50)
  for (const address of asked) expect((await owner.get(address)).status, address).toBeOneOf([400, 404])
})

test('FZ6: nothing opens in a year that no table knows', async () => {
  const owner = await shop.signedIn('owner')
  const opening = (opensAt: string) => owner.send('POST', '/api/products', { ...productForm(), opensAt })
  expect((await opening('0000-01-01T00:00:00Z')).status).toBe(400)
})
