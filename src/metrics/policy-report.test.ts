import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { troubleIn } from './policy-report.ts'
import { shownTrouble } from './trouble.ts'

const PATH = '/api/analytics/policy-report'
const OF_FIREFOX = {
  'document-uri': 'https://shop.example/ar/order/01ARZ3NDEKTSV4RRFFQ69G5FAV?mail=mona@example.com',
  referrer: 'https://shop.example/checkout?name=Mona',
  'violated-directive': 'img-src',
  'effective-directive': 'img-src',
  'original-policy': "default-src 'self'",
  disposition: 'enforce',
  'blocked-uri': 'https://nowhere.invalid/x?mail=mona@example.com',
  'status-code': 200,
  'source-file': 'https://shop.example/assets/core-a1b2c3d.js',
  'line-number': 1,
  'column-number': 20345,
}
const { 'effective-directive': _, 'source-file': _file, 'line-number': _line, ...without } = OF_FIREFOX
const OF_SAFARI = { ...without, 'violated-directive': "script-src-elem 'self' 'sha256-x'", 'blocked-uri': 'inline' }

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ RATE_LIMITS: 'on' })
})
afterAll(() => shop.close())

/** As a browser sends it by itself: no token, and the origin that it thinks right. */
const send = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(shop.url + PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report', origin: 'null', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

test('SO1: a browser that reports by itself is heard, without a token, and counted', async () => {
  const owner = await shop.signedIn('owner')
  for (const report of [OF_FIREFOX, OF_SAFARI]) expect((await send({ 'csp-report': report })).status).toBe(200)
  const ofAnExtension = { ...OF_FIREFOX, 'source-file': 'moz-extension://abc/x.js' }
  expect(await (await send({ 'csp-report': ofAnExtension })).json()).toMatchObject({ counted: false })
  expect((await owner.get('/api/admin/health')).body.pages).toMatchObject({ script: 0, policy: 2 })
})

test('SO1: of such a report the log keeps the directive, the host, the kind of page and the place', async () => {
  const shown = [OF_FIREFOX, OF_SAFARI].map((report) =>
    shownTrouble(troubleIn({ 'source-file': '', 'line-number': 0, ...report })),
  )
  expect(shown).toEqual([
    { kind: 'policy', said: 'img-src https://nowhere.invalid', page: '/ar/order/:', at: 'core-a1b2c3d.js:1:20345' },
    { kind: 'policy', said: 'script-src-elem inline', page: '/ar/order/:', at: 'elsewhere' },
  ])
})

test('SO3: what is no report, too large, of another type or too often is refused', async () => {
  expect((await send('{')).status).toBe(400)
  expect((await send({ 'csp-report': { ...OF_FIREFOX, 'document-uri': 1 } })).status).toBe(400)
  expect((await send({ 'csp-report': OF_FIREFOX, more: 'x'.repeat(70_000) })).status).toBe(413)
  expect((await send({ 'csp-report': OF_FIREFOX }, { 'content-type': 'text/plain' })).status).toBe(415)
  const elsewhere = { method: 'POST', headers: { 'content-type': 'application/csp-report' }, body: '{}' }
  expect((await fetch(`${shop.url}/api/analytics/page-trouble`, elsewhere)).status).toBe(403)
  const statuses: number[] = []
  for (let tried = 0; tried < 31; tried += 1) statuses.push((await send({ 'csp-report': OF_FIREFOX })).status)
  expect(statuses.at(-1)).toBe(429)
})
