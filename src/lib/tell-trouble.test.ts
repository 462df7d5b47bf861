import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { until } from '../../tests/support/until.ts'
import { ownScripts } from './pages.server.ts'
import { tellingTrouble } from './tell-trouble.server.ts'

const MARK = 'w0rd'
const PAGE = '<!DOCTYPE html><html><head><title>Shop</title></head><body><p>&lt;/head&gt;</p></body></html>'

type Listener = (event: object) => void

/** The script of a page, run as a browser would; what it sends. */
function openPage(token: unknown = { csrfToken: 'a token' }, statuses: number[] = []) {
  const listeners = new Map<string, Listener>()
  const sent: { url: string; headers?: Record<string, string>; body: Record<string, string> }[] = []
  const fetch = async (url: string, init?: { headers: Record<string, string>; body: string }) => {
    if (init) sent.push({ url, headers: init.headers, body: JSON.parse(init.body) })
    const status = init ? (statuses.shift() ?? 200) : 200
    return { status, json: async () => (token instanceof Error ? Promise.reject(token) : token) }
  }
  const [script = ''] = ownScripts(tellingTrouble(PAGE, MARK), MARK).scripts
  const addEventListener = (name: string, listener: Listener) => listeners.set(name, listener)
  const page = { fetch, addEventListener, location: { pathname: '/ar/product/1' } }
  runInNewContext(script, page)
  return { sent, page, happens: (name: string, event: object) => listeners.get(name)?.(event) }
}

test('SO1: a page begins by listening for its own trouble, under the policy of its own scripts', () => {
  const { html, scripts } = ownScripts(tellingTrouble(PAGE, MARK), MARK)
  expect(scripts).toHaveLength(1)
  expect(html).toContain(`<title>Shop</title><script>${scripts[0]}</script></head><body><p>&lt;/head&gt;</p>`)
  const data = '["title","</head>"]'
  expect(tellingTrouble(data, MARK)).toBe(data)
})

test('AD3: a page tells zod not to try what its policy forbids', () => {
  expect(openPage().page).toMatchObject({ __zod_globalConfig: { jitless: true } })
})

test('SO1: it tells of errors and of promises nobody minded, with a token and its path', async () => {
  const { sent, happens } = openPage()
  const place = { filename: 'https://shop.example/assets/core-a.js', lineno: 1, colno: 20 }
  happens('error', { message: 'Uncaught TypeError: x', ...place })
  happens('unhandledrejection', {
    reason: { stack: 'E\n at f (https://shop.example/assets/a.js:2:3)', toString: () => 'E' },
  })
  await until(() => sent.length === 2)
  expect(sent.map(({ body }) => body)).toEqual([
    { kind: 'script', message: 'Uncaught TypeError: x', page: '/ar/product/1', at: `${place.filename}:1:20` },
    { kind: 'script', message: 'E', page: '/ar/product/1', at: 'https://shop.example/assets/a.js:2:3' },
  ])
  expect(sent[0]).toMatchObject({ url: '/api/analytics/page-trouble', headers: { 'x-csrf-token': 'a token' } })
})

test('SO3: a page that breaks again and again tells it three times, and one that can’t tell it breaks no further', async () => {
  const { sent, happens } = openPage()
  for (let times = 0; times < 50; times += 1) happens('unhandledrejection', { reason: undefined })
  await until(() => sent.length === 3)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(sent).toHaveLength(3)
  const away = openPage(new Error('no answer'))
  away.happens('error', { message: 'x', filename: '', lineno: 0, colno: 0 })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(away.sent).toEqual([])
})

test('SO1: whose token another has replaced meanwhile asks for one more, and tells it once again', async () => {
  const once = openPage(undefined, [403])
  once.happens('error', { message: 'x', filename: '', lineno: 0, colno: 0 })
  await until(() => once.sent.length === 2)
  const refused = openPage(undefined, [403, 403, 403])
  refused.happens('error', { message: 'x', filename: '', lineno: 0, colno: 0 })
  await until(() => refused.sent.length === 2)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([once.sent.length, refused.sent.length]).toEqual([2, 2])
})
