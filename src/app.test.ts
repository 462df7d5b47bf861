import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBrowser } from '../tests/support/browser.ts'
import { type TestShop, testShop } from '../tests/support/shop.ts'
import { features } from './app.server.ts'
import { nameOf } from './lib/route.server.ts'

/** Who is let in. A call that is not in this table fails the test: nothing is open by accident. */
const TABLE: Record<string, string> = {
  'GET /settings': 'stranger user viewer staff owner',
  'GET /settings/pages': 'stranger user viewer staff owner',
  'GET /admin/settings': 'owner',
  'PUT /settings/:section': 'owner',
  'POST /auth/login': 'stranger user viewer staff owner',
  'POST /auth/refresh': 'stranger user viewer staff owner',
  'POST /auth/logout': 'stranger user viewer staff owner',
  'GET /auth/me': 'user viewer staff owner',
  'POST /auth/signup': 'stranger user viewer staff owner',
  'GET /auth/ways': 'stranger user viewer staff owner',
  'POST /auth/google/start': 'stranger user viewer staff owner',
  'POST /auth/google': 'stranger user viewer staff owner',
  'POST /auth/google/second-factor': 'stranger user viewer staff owner',
  'PUT /auth/me': 'user viewer staff owner',
  'DELETE /auth/me': 'user viewer staff owner',
  'POST /auth/me/picture': 'user viewer staff owner',
  'DELETE /auth/me/picture': 'user viewer staff owner',
  'PUT /auth/password': 'user viewer staff owner',
  'POST /auth/forgot-password': 'stranger user viewer staff owner',
  'POST /auth/reset-password': 'stranger user viewer staff owner',
  'POST /auth/verify-email': 'stranger user viewer staff owner',
  'POST /auth/verify-email/send': 'user viewer staff owner',
  'GET /auth/sessions': 'user viewer staff owner',
  'DELETE /auth/sessions': 'user viewer staff owner',
  'DELETE /auth/sessions/:id': 'user viewer staff owner',
  'POST /auth/second-factor': 'user viewer staff owner',
  'PUT /auth/second-factor': 'user viewer staff owner',
  'DELETE /auth/second-factor': 'user viewer staff owner',
  'POST /cloudinary/upload': 'staff owner',
  'POST /media/:id/crop': 'staff owner',
  'GET /products': 'stranger user viewer staff owner',
  'GET /products/search': 'stranger user viewer staff owner',
  'GET /products/category/:category': 'stranger user viewer staff owner',
  'GET /products/collection/:collection': 'stranger user viewer staff owner',
  'GET /products/collection/:collection/featured': 'stranger user viewer staff owner',
  'GET /products/featured': 'stranger user viewer staff owner',
  'GET /products/collections': 'stranger user viewer staff owner',
  'GET /products/stats': 'viewer staff owner',
  'GET /products/:id': 'stranger user viewer staff owner',
  'GET /products/:id/stock': 'stranger user viewer staff owner',
  'POST /products': 'staff owner',
  'PUT /products/:id': 'staff owner',
  'GET /products/admin/all': 'viewer staff owner',
  'POST /products/bulk': 'staff owner',
  'POST /products/bulk/undo': 'staff owner',
  'POST /products/duplicate/:id': 'staff owner',
  'DELETE /products/:id': 'owner',
  'GET /products/stock': 'viewer staff owner',
  'PUT /products/stock': 'staff owner',
  'POST /products/stock-changes': 'staff owner',
  'GET /products/stock-book': 'viewer staff owner',
  'GET /products/export': 'viewer staff owner',
  'POST /products/imports': 'staff owner',
  'GET /products/imports/:id': 'viewer staff owner',
  'POST /products/imports/:id': 'staff owner',
  'GET /gallery': 'stranger user viewer staff owner',
  'GET /gallery/stats': 'viewer staff owner',
  'GET /gallery/:id': 'stranger user viewer staff owner',
  'POST /gallery': 'staff owner',
  'PUT /gallery/:id': 'staff owner',
  'PUT /gallery/:id/featured': 'staff owner',
  'DELETE /gallery/:id': 'owner',
  'PUT /gallery/:id/love': 'stranger user viewer staff owner',
  'DELETE /gallery/:id/love': 'stranger user viewer staff owner',
  'GET /gallery/loves': 'user viewer staff owner',
  'POST /gallery/loves/merge': 'user viewer staff owner',
  'GET /search-synonyms': 'viewer staff owner',
  'PUT /search-synonyms': 'owner',
  'GET /shipping': 'stranger user viewer staff owner',
  'GET /shipping/governorate/:governorate': 'stranger user viewer staff owner',
  'POST /shipping': 'staff owner',
  'PUT /shipping': 'staff owner',
  'PUT /shipping/:id': 'staff owner',
  'DELETE /shipping/:id': 'owner',
  'POST /shipping/bulk-create': 'staff owner',
  'POST /cart-validation/validate': 'stranger user viewer staff owner',
  'POST /cart-validation/validate-item': 'stranger user viewer staff owner',
  'GET /cart': 'user viewer staff owner',
  'PUT /cart': 'user viewer staff owner',
  'POST /cart/merge': 'user viewer staff owner',
  'GET /favorites': 'user viewer staff owner',
  'PUT /favorites/:productId': 'user viewer staff owner',
  'DELETE /favorites/:productId': 'user viewer staff owner',
  'POST /favorites/merge': 'user viewer staff owner',
  'POST /orders': 'user viewer staff owner',
  'POST /orders/guest': 'stranger user viewer staff owner',
  'GET /orders/my': 'user viewer staff owner',
  'POST /orders/claim': 'user viewer staff owner',
  'PUT /orders/:id/user-status': 'user viewer staff owner',
  'GET /addresses': 'user viewer staff owner',
  'POST /addresses': 'user viewer staff owner',
  'PUT /addresses/:id': 'user viewer staff owner',
  'DELETE /addresses/:id': 'user viewer staff owner',
  'GET /activity': 'owner',
  'GET /staff': 'owner',
  'PUT /staff/:id': 'owner',
  'DELETE /staff/:id': 'owner',
  'POST /staff/invitations': 'owner',
  'POST /staff/invitations/:id/resend': 'owner',
  'DELETE /staff/invitations/:id': 'owner',
  'POST /invitations/open': 'stranger user viewer staff owner',
  'POST /invitations/accept': 'stranger user viewer staff owner',
  'POST /invitations/join': 'user viewer staff owner',
  'POST /stock-alerts': 'stranger user viewer staff owner',
  'GET /stock-alerts': 'user viewer staff owner',
  'DELETE /stock-alerts/:productId/:size': 'user viewer staff owner',
  'POST /stock-alerts/leave': 'stranger user viewer staff owner',
  'GET /stock-alerts/demand': 'viewer staff owner',
  'GET /orders/:id': 'stranger user viewer staff owner',
  'GET /orders/guest/:sku': 'stranger user viewer staff owner',
  'PUT /orders/guest/:id/status': 'stranger user viewer staff owner',
  'GET /sku/verify/:sku': 'stranger user viewer staff owner',
  'GET /orders': 'viewer staff owner',
  'GET /admin/orders/export': 'staff owner',
  'POST /orders/bulk': 'staff owner',
  'POST /orders/bulk/undo': 'staff owner',
  'GET /admin/orders/:id': 'viewer staff owner',
  'GET /admin/recent-orders': 'viewer staff owner',
  'PUT /orders/:id/status': 'staff owner',
  'POST /orders/:id/contents/preview': 'staff owner',
  'PUT /orders/:id/contents': 'staff owner',
  'POST /admin/orders/quote': 'staff owner',
  'POST /admin/orders': 'staff owner',
  'GET /admin/orders/:id/link': 'staff owner',
  'GET /admin/invoices': 'viewer staff owner',
  'PUT /orders/:id/approve-cod': 'staff owner',
  'POST /orders/:id/undo': 'staff owner',
  'POST /admin/orders/:id/notes': 'staff owner',
  'PUT /admin/orders/:id/notes/:note': 'staff owner',
  'DELETE /admin/orders/:id/notes/:note': 'staff owner',
  'PUT /admin/orders/:id/parcel': 'staff owner',
  'POST /admin/orders/:id/letters': 'staff owner',
  'POST /promo-codes/validate': 'stranger user viewer staff owner',
  'POST /promo-codes': 'staff owner',
  'GET /promo-codes': 'viewer staff owner',
  'GET /promo-codes/stats': 'viewer staff owner',
  'GET /promo-codes/:id': 'viewer staff owner',
  'PUT /promo-codes/:id': 'staff owner',
  'PATCH /promo-codes/:id/toggle': 'staff owner',
  'DELETE /promo-codes/:id': 'owner',
  'DELETE /orders/:id': 'owner',
  'GET /payment/options': 'stranger user viewer staff owner',
  'POST /payment/session': 'stranger user viewer staff owner',
  'POST /payment/intention': 'stranger user viewer staff owner',
  'GET /payment/status/:id': 'stranger user viewer staff owner',
  'GET /payment/status/transaction/:transactionId': 'stranger user viewer staff owner',
  'GET /payment/unpaid': 'stranger user viewer staff owner',
  'POST /payment/cash': 'stranger user viewer staff owner',
  'POST /payment/callback': 'stranger user viewer staff owner',
  'POST /payment/result': 'stranger user viewer staff owner',
  'POST /payment/refund': 'owner',
  'POST /payment/given-back': 'owner',
  'POST /payment/ask': 'staff owner',
  'GET /reviews/featured': 'stranger user viewer staff owner',
  'GET /reviews/product/:productId': 'stranger user viewer staff owner',
  'POST /reviews': 'user viewer staff owner',
  'GET /reviews/paidProduct/:productId': 'user viewer staff owner',
  'GET /reviews/admin/all': 'viewer staff owner',
  'GET /reviews/admin/stats': 'viewer staff owner',
  'PATCH /reviews/admin/:id/status': 'staff owner',
  'POST /reviews/admin/bulk': 'staff owner',
  'POST /reviews/admin/bulk/undo': 'staff owner',
  'POST /reviews/admin/bulk/delete': 'owner',
  'PATCH /reviews/:id/featured': 'staff owner',
  'DELETE /reviews/admin/:id': 'owner',
  'GET /coming/:collection': 'stranger user viewer staff owner',
  'POST /coming': 'staff owner',
  'PUT /coming/:id': 'staff owner',
  'PUT /coming/order/:collection': 'staff owner',
  'DELETE /coming/:id': 'owner',
  'POST /analytics/website-visit': 'stranger user viewer staff owner',
  'GET /orders/website-visits': 'viewer staff owner',
  'GET /orders/dashboard-stats': 'viewer staff owner',
  'GET /orders/sales': 'viewer staff owner',
  'GET /orders/sales/shares': 'viewer staff owner',
  'GET /orders/best-selling-products': 'viewer staff owner',
  'GET /orders/most-viewed-products': 'viewer staff owner',
  'GET /admin/to-do': 'viewer staff owner',
  'GET /customers': 'viewer staff owner',
  'GET /customers/:id': 'viewer staff owner',
  'POST /customers/:id/notes': 'staff owner',
  'PUT /customers/:id/notes/:note': 'staff owner',
  'DELETE /customers/:id/notes/:note': 'owner',
  'GET /admin/notifications': 'viewer staff owner',
  'PUT /admin/notifications': 'viewer staff owner',
  'GET /admin/arrivals': 'viewer staff owner',
}

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
  expect(contracts.map(nameOf).sort()).toEqual(Object.keys(TABLE).sort())
})

describe('who may', () => {
  for (const contract of contracts)
    test(`${nameOf(contract)}: ${TABLE[nameOf(contract)]}`, async () => {
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
      const expected = nameOf(contract) === 'POST /auth/logout' ? 'stranger' : TABLE[nameOf(contract)]
      expect(let_in.join(' ')).toBe(expected)
    })
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
  // The payment provider signs what it says: src/payments/callback.test.ts.
  for (const contract of contracts.filter(({ method, sender }) => method !== 'GET' && sender !== 'provider'))
    test(nameOf(contract), async () => {
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

test('every no has the one failure shape, in the asker’s language', async () => {
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
  // The shop window alone has another rule where it is asked for nothing: src/catalog/list-window.test.ts.
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

test('every answer carries the headers that keep a browser careful', async () => {
  for (const path of ['/api/settings', '/api/nothing', '/api/ready', '/media/none/1.avif']) {
    const { headers } = await shop.browser().get(path)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
    expect(headers.get('x-request-id'), path).toBeTruthy()
    expect(headers.get('x-powered-by'), path).toBeNull()
  }
})
