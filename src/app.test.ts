import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBrowser } from '../tests/support/browser.ts'
import { type TestShop, testShop } from '../tests/support/shop.ts'
import { WHO_IS_LET_IN } from '../tests/support/who-is-let-in.ts'
import { features } from './app.server.ts'
import { nameOf } from './lib/route.server.ts'

const ROLES = ['user', 'viewer', 'staff', 'owner'] as const
const contracts = Object.values(features).flatMap((routes) => routes.map(({ contract }) => contract))
const pathOf = (path: string) => `/api${path.replace(/:\w+/g, '01ARZ3NDEKTSV4RRFFQ69G5FAV')}`

let shop: TestShop
let people: Record<string, TestBrowser>
beforeAll(async () => {
  shop = await testShop()
  const signedIn = await Promise.all(ROLES.map((role) => shop.signedIn(role)))
  people = { stranger: shop.browser(), ...Object.fromEntries(ROLES.map((role, at) => [role, signedIn[at]])) }
})
afterAll(() => shop.close())

test('every call of the shop is in the table, and nothing else', () => {
  expect(contracts.map(nameOf).sort()).toEqual(Object.keys(WHO_IS_LET_IN).sort())
})

describe('who may', () => {
  for (const contract of contracts)
    test(`AD1: ${nameOf(contract)}: ${WHO_IS_LET_IN[nameOf(contract)]}`, async () => {
      const let_in: string[] = []
      for (const [name, browser] of Object.entries(people)) {
        // Signing out would end the sessions that the rest of the table needs.
        if (nameOf(contract) === 'POST /auth/logout' && name !== 'stranger') continue
        const headers = contract.method === 'GET' ? undefined : {}
        const { status, body } = headers
          ? await browser.send(contract.method, pathOf(contract.path), contract.upload ? new FormData() : {})
          : await browser.get(pathOf(contract.path))
        const isOut = ['SIGN_IN_FIRST', 'NOT_ALLOWED'].includes(body.errorCode) && contract.path !== '/auth/refresh'
        expect(status, `${name} got ${JSON.stringify(body).slice(0, 200)}`).toBeLessThan(500)
        if (isOut) expect(status).toBe(name === 'stranger' ? 401 : 403)
        else let_in.push(name)
      }
      const expected = nameOf(contract) === 'POST /auth/logout' ? 'stranger' : WHO_IS_LET_IN[nameOf(contract)]
      expect(let_in.join(' ')).toBe(expected)
    })
})

test('GV8: no answer that knows who asks is kept by anybody on the way', async () => {
  const { owner } = people
  const reads = contracts.filter(({ method, kept }) => method === 'GET' && !kept)
  expect(reads.length).toBeGreaterThan(50)
  for (const contract of reads)
    expect((await owner?.get(pathOf(contract.path)))?.headers.get('cache-control'), nameOf(contract)).toBe('no-store')
})

test('whoever was ended is out of every call of the back-office with their next one', async () => {
  const ended = await shop.signedIn('owner')
  const { id } = (await ended.get('/api/auth/me')).body.user
  expect((await people['owner']?.send('DELETE', `/api/staff/${id}`, {}))?.status).toBe(200)
  const routes = Object.values(features).flat()
  const calls = routes.flatMap(({ who, contract }) => (who === 'anyone' || who === 'shopper' ? [] : [contract]))
  expect(calls.length).toBeGreaterThan(50)
  for (const contract of calls) {
    const path = pathOf(contract.path)
    const { status } = contract.method === 'GET' ? await ended.get(path) : await ended.send(contract.method, path, {})
    expect(status, nameOf(contract)).toBe(401)
  }
})

describe('a change nobody meant is refused', () => {
  // The payment provider signs what it says (src/payments/hear-provider.test.ts), and a browser’s report is only counted.
  for (const contract of contracts.filter(({ method, sender }) => method !== 'GET' && sender === undefined))
    test(`SE1: ${nameOf(contract)}`, async () => {
      const { owner } = people
      if (!owner) throw new Error('nobody owns the shop')
      const url = shop.url + pathOf(contract.path)
      const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const authorization = `Bearer ${owner.token}`
      const without = await fetch(url, { method: contract.method, headers: { cookie, authorization } })
      expect([without.status, ((await without.json()) as { errorCode: string }).errorCode]).toEqual([
        403,
        'CSRF_INVALID',
      ])

      const other = shop.browser()
      const { body } = await other.get('/api/csrf-token')
      const foreign = { cookie, authorization, 'x-csrf-token': body.csrfToken as string }
      expect((await fetch(url, { method: contract.method, headers: foreign })).status).toBe(403)

      const elsewhere = await owner.send(contract.method, pathOf(contract.path), {}, { origin: 'https://evil.example' })
      expect([elsewhere.status, elsewhere.headers.get('access-control-allow-origin')]).toEqual([403, null])
    })
})

test('AV2: every no has the one failure shape, in the asker’s language', async () => {
  const browser = shop.browser()
  const answers = [
    await browser.get('/api/nothing'),
    await browser.get('/api/products/none'),
    await browser.get('/api/orders'),
    await browser.send('POST', '/api/orders/guest', '{"products":'),
    await browser.send('POST', '/api/orders/guest', 'products=1', { 'content-type': 'text/plain' }),
    await browser.send('POST', '/api/orders/guest', '{"__proto__":{"role":"admin"}}'),
    await browser.send('POST', '/api/orders/guest', JSON.stringify({ products: 'x'.repeat(1024 * 1024) })),
    await browser.get('/api/products?page=1e15'),
    await browser.get('/api/products?limit=-1'),
    await browser.get('/api/orders/guest/%00'),
    await browser.get('/api/%c0%ae'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 401, 400, 415, 400, 413, 400, 400, 404, 400])
  for (const { body } of answers) {
    expect(body).toMatchObject({ success: false, message: expect.any(String), errorCode: expect.any(String) })
    expect(JSON.stringify(body)).not.toMatch(/ at |select |\/src\/|node_modules/)
  }
  const arabic = await browser.get('/api/nothing', { 'accept-language': 'ar-EG' })
  expect(arabic.body.message).toMatch(/[\u0600-\u06ff]/)
})

test('a page of a list has 20 where nobody says how many', () => {
  const lists = contracts.filter(({ query }) => query && 'page' in query.shape && 'limit' in query.shape)
  expect(lists.length).toBeGreaterThan(8)
  // The shop window alone has another rule where it is asked for nothing: src/catalog/window/list-window.test.ts.
  for (const { path, query } of lists.filter((contract) => contract.path !== '/products'))
    expect(query?.parse({ page: '1' }), path).toMatchObject({ page: 1, limit: 20 })
})

test('the API describes every call of the table', async () => {
  const { body } = await shop.browser().get('/api/openapi.json')
  expect(body.openapi).toBe('3.1.0')
  for (const { method, path, plainPath = path } of contracts) {
    const documented = `/api${plainPath.replace(/:(\w+)/g, '{$1}')}`
    expect(body.paths[documented]?.[method.toLowerCase()], documented).toBeDefined()
  }
  expect(JSON.stringify(body)).not.toContain('Input"')
  expect((await shop.browser().get('/api/docs/')).status).toBe(200)
})

test('HT1: every answer carries the headers that keep a browser careful', async () => {
  for (const path of ['/api/settings', '/api/nothing', '/api/ready', '/media/none/1.avif']) {
    const { headers } = await shop.browser().get(path)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
    expect(headers.get('x-request-id'), path).toBeTruthy()
    expect(headers.get('x-powered-by'), path).toBeNull()
  }
})
