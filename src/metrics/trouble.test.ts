import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { forgetTroubles } from './db-troubles.server.ts'
import { isOurs, shownTrouble, type Trouble } from './trouble.ts'

const PATH = '/api/analytics/page-trouble'
const told = (given: Partial<Trouble> = {}): Trouble => ({
  kind: 'script',
  message: 'TypeError: price is undefined',
  page: '/product/01ARZ3NDEKTSV4RRFFQ69G5FAV',
  at: 'https://shop.example/assets/core-a1b2c3d.js:1:20345',
  ...given,
})

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ RATE_LIMITS: 'on' })
})
afterAll(() => shop.close())

test('SO1: the log is told what broke, on which kind of page and where in which file', () => {
  expect(shownTrouble(told())).toEqual({
    kind: 'script',
    said: 'TypeError: price is undefined',
    page: '/product/:',
    at: 'core-a1b2c3d.js:1:20345',
  })
  const stopped = told({ kind: 'policy', message: 'img-src https://tracker.example/p.gif?mail=mona', at: ':0:0' })
  expect(shownTrouble(stopped)).toMatchObject({ said: 'img-src https://tracker.example', at: 'elsewhere' })
  const inReact = told({
    message: 'Uncaught Error: Minified React error #418; visit https://react.dev/errors/418?args[]=Mona',
  })
  expect(shownTrouble(inReact).said).toBe('Minified React error #418')
})

test('SO1: nothing of whoever had the page is in it: no query, mailbox, number, code or quoted word', () => {
  const secrets = ['Mona', '01123456789', '٠١١٢٣', 'BW12AB34', '01ARZ3NDEKTSV4RRFFQ69G5FAV', 'eyJhbGci', 'street 12']
  const said = (secret: string): string[] => [
    `Error: There is a courier called ${secret} already.`,
    `TypeError: can’t read “${secret}”`,
    `Error: "${secret}" is no number`,
    `SyntaxError: ${secret}@example.com`,
    `TypeError: Failed to fetch https://shop.example/api/orders/${secret}?name=${secret}`,
    `Error(${secret})`,
  ]
  const shown = secrets.flatMap((secret) =>
    said(secret).map((message) => {
      const page = `/ar/order/${secret}/${encodeURIComponent(secret)}?q=${secret}#${secret}`
      return JSON.stringify(shownTrouble(told({ message, page, at: `https://shop.example/order/${secret}:1:2` })))
    }),
  )
  for (const secret of secrets) expect(shown.filter((line) => line.includes(secret))).toEqual([])
  for (const bare of ['TypeError: BW12AB34 is gone', 'TypeError: call 01123456789', 'TypeError: of mona@example.com'])
    expect(shownTrouble(told({ message: bare })).said).not.toMatch(/\d|@|BW/)
})

test('SO1: what somebody’s own browser adds to a page is not the shop’s', () => {
  expect(isOurs(told())).toBe(true)
  for (const at of [
    'chrome-extension://abc/x.js:1:1',
    'moz-extension://abc/x.js:1:1',
    'webkit-masked-url://hidden/:1:1',
  ])
    expect(isOurs(told({ at }))).toBe(false)
  expect(isOurs(told({ message: 'Script error.', at: ':0:0' }))).toBe(false)
  expect(isOurs(told({ kind: 'policy', message: 'script-src-elem chrome-extension' }))).toBe(true)
})

test('SO2: it is counted for the owner, by kind, and forgotten after a month', async () => {
  const browser = shop.browser()
  const owner = await shop.signedIn('owner')
  const pages = async () => (await owner.get('/api/admin/health')).body.pages
  expect(await pages()).toEqual({ state: 'good', script: 0, policy: 0 })
  const forms = [...Array(21).fill(told()), told({ kind: 'policy' })]
  for (const form of forms) expect((await browser.send('POST', PATH, form)).body.counted).toBe(true)
  expect((await browser.send('POST', PATH, told({ message: 'Script error.' }))).body.counted).toBe(false)
  expect(await pages()).toEqual({ state: 'look', script: 21, policy: 1 })
  await forgetTroubles(shop.at.db, new Date(Date.now() + 29 * 86_400_000))
  expect(await shop.at.db.selectFrom('pageTroubles').selectAll().execute()).toHaveLength(2)
  await forgetTroubles(shop.at.db, new Date(Date.now() + 31 * 86_400_000))
  expect(await shop.at.db.selectFrom('pageTroubles').selectAll().execute()).toEqual([])
})

test('SO3: what is too long, of no kind, without a token or too often is refused', async () => {
  const browser = shop.browser()
  const { status } = await browser.send('POST', PATH, told({ message: 'x'.repeat(2001) }))
  expect(status).toBe(400)
  expect((await browser.send('POST', PATH, { ...told(), kind: 'mail' })).status).toBe(400)
  expect((await browser.send('POST', PATH, told(), { 'x-csrf-token': 'none' })).status).toBe(403)
  const statuses: number[] = []
  for (let tried = 0; tried < 31; tried += 1) statuses.push((await browser.send('POST', PATH, told())).status)
  expect(statuses.at(-1)).toBe(429)
})
