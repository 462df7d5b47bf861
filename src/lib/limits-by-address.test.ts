import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import type { RateLimits } from './rate-limits.server.ts'

type Limit = Parameters<RateLimits['count']>[0]
type ByAddress = Extract<Limit, `${string} by address`>

interface Counted {
  /** How many are let in. */
  most: number
  method: 'GET' | 'POST' | 'PUT'
  /** Each time other words, e-mails and codes: what is counted by these as well must not be what refuses. */
  ask: (nth: number) => [path: string, body?: object]
}

const NOBODY = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
const emailOf = (nth: number) => `guest${nth}@example.com`
const skuOf = (nth: number) => `BW${String(100_000 + nth)}`

/** All of them: one that is left out does not compile. */
const LIMITS: Record<Exclude<ByAddress, 'sign-in by account and address'>, Counted> = {
  'sign-in by address': {
    most: 100,
    method: 'POST',
    ask: (nth) => ['/api/auth/login', { email: emailOf(nth), password: 'wrong' }],
  },
  'sign-up by address': {
    most: 30,
    method: 'POST',
    ask: (nth) => [
      '/api/auth/signup',
      { email: emailOf(nth), password: 'a long enough word', full_name: 'Nour Hassan' },
    ],
  },
  'mailed link by address': {
    most: 30,
    method: 'POST',
    ask: (nth) => ['/api/auth/forgot-password', { email: emailOf(nth) }],
  },
  'promo code by address': {
    most: 200,
    method: 'POST',
    ask: (nth) => ['/api/promo-codes/validate', { code: `GUESS${nth}`, orderAmount: 1 }],
  },
  'code look-up by address': { most: 60, method: 'GET', ask: (nth) => [`/api/sku/verify/${skuOf(nth)}`] },
  'gallery love by address': { most: 300, method: 'PUT', ask: () => [`/api/gallery/${NOBODY}/love`] },
  'search by address': { most: 600, method: 'GET', ask: (nth) => [`/api/products?q=shirt${nth}`] },
  'visit by address': {
    most: 600,
    method: 'POST',
    ask: (nth) => ['/api/analytics/website-visit', { type: 'visit', page: '/', sessionId: `session-${nth}` }],
  },
  'page trouble by address': {
    most: 30,
    method: 'POST',
    ask: () => ['/api/analytics/page-trouble', { kind: 'script', message: 'x', page: '/', at: '' }],
  },
  'stock alert by address': {
    most: 60,
    method: 'POST',
    ask: (nth) => ['/api/stock-alerts', { productId: NOBODY, size: 'M', email: emailOf(nth) }],
  },
  'order link by address': { most: 20, method: 'POST', ask: (nth) => [`/api/orders/guest/${skuOf(nth)}/link`, {}] },
}

let shop: TestShop
beforeAll(async () => {
  // The tests' own machine is the proxy, so that somebody can come from any address.
  shop = await testShop({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
})
beforeEach(() => shop.at.pool.query('delete from rate_limits'))
afterAll(() => shop.close())

let asked = 0
function ask({ method, ask: next }: Counted, address: string, browser: TestBrowser = shop.browser()) {
  asked += 1
  const [path, body] = next(asked)
  const headers = { 'x-forwarded-for': address }
  return method === 'GET' ? browser.get(path, headers) : browser.send(method, path, body, headers)
}

test.each(Object.entries(LIMITS))(
  'AU10: %s ends with the last that may be, for that address alone',
  async (name, limit) => {
    expect((await ask(limit, '203.0.113.7')).status).not.toBe(429)
    // All but the last are said to have been, rather than sent.
    const { rowCount } = await shop.at.pool.query('update rate_limits set points = $1 where key like $2', [
      limit.most - 1,
      `${name.replaceAll(/\W+/g, '-')}:%`,
    ])
    expect(rowCount, 'nothing was counted by this limit').toBe(1)
    expect((await ask(limit, '203.0.113.7')).status).not.toBe(429)
    const { status, headers, body } = await ask(limit, '203.0.113.7')
    expect([status, body.errorCode]).toEqual([429, 'RATE_LIMIT_EXCEEDED'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask(limit, '203.0.113.8')).status).not.toBe(429)
  },
)
