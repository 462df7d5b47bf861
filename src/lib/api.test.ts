import net from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestAnswer, TestBrowser } from '../../tests/support/browser.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'

let shop: TestShop
let browser: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  browser = shop.browser()
  await browser.get('/api/csrf-token')
})
afterAll(() => shop.close())

const LOGIN = '/api/auth/login'
const ORDER = '/api/orders/guest'

const codeOf = ({ status, body }: TestAnswer) => [status, body.errorCode]

test('FZ4: JSON nested a hundred thousand deep is refused like any other nonsense', async () => {
  for (const depth of [100, 10_000, 100_000]) {
    const [arrays, objects] = ['['.repeat(depth) + ']'.repeat(depth), `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`]
    for (const nested of [arrays, objects])
      expect(codeOf(await browser.send('POST', ORDER, `{"products":${nested}}`)), `${depth}`).toEqual([400, 'INVALID'])
  }
})

test.each([
  [
    'a hundred thousand names',
    JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`k${at}`, at]))),
  ],
  ['a prototype', '{"email":"a@b.co","password":"x","__proto__":{"role":"admin"}}'],
  ['a constructor', '{"email":"a@b.co","password":"x","constructor":{"prototype":{"role":"admin"}}}'],
  ['a number without end', '{"email":1e999,"password":1e999}'],
  ['something behind it', '{"email":"a@b.co","password":"x"}}'],
  ['single quotes', "{'email':'a@b.co'}"],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['a number', '7'],
])('a body of %s is refused', async (_, body) => {
  expect(codeOf(await browser.send('POST', LOGIN, body))).toEqual([400, 'INVALID'])
})

test('FZ4: nothing sent is nothing said; the word for nothing is no form', async () => {
  const shopper = await shop.signedIn('user')
  const profile = (body?: string) => shopper.send('PUT', '/api/auth/me', body)
  expect((await profile()).status).toBe(200)
  expect(codeOf(await profile('null'))).toEqual([400, 'INVALID'])
})

test.each([
  ['a mark before it', Buffer.from('\uFEFF{"email":"a@b.co","password":"x"}')],
  ['letters cut in half', Buffer.from('{"email":"a@b.co","password":"\xff"}', 'latin1')],
  ['another encoding', Buffer.from('{"email":"a@b.co","password":"x"}', 'utf16le')],
])('FZ4: JSON with %s is refused', async (_, bytes) => {
  const sent = async (kind: string, path: string) => {
    const { csrfToken } = (await browser.get('/api/csrf-token')).body
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { 'content-type': kind, 'x-csrf-token': csrfToken, cookie }
    return (await fetch(shop.url + path, { method: 'POST', headers, body: new Uint8Array(bytes) })).status
  }
  expect(await sent('application/json', LOGIN)).toBe(400)
  expect(await sent('application/csp-report', '/api/analytics/policy-report')).toBe(400)
})

test('AV2: a packed body is refused before it is read, whatever it is packed with', async () => {
  const body = JSON.stringify({ email: 'a@b.co', password: 'x' })
  for (const encoding of ['gzip', 'br', 'deflate', 'x', 'identity, gzip']) {
    const answer = await browser.send('POST', LOGIN, body, { 'content-encoding': encoding })
    expect(codeOf(answer), encoding).toEqual([415, 'UNSUPPORTED_TYPE'])
    expect(answer.headers.get('accept-encoding')).toBe('identity')
  }
  expect((await browser.send('POST', LOGIN, body, { 'content-encoding': 'identity' })).status).toBe(401)
})

test('what is written out for who takes Brotli is zipped for who does not, and plain for who takes neither', async () => {
  const ask = (accepted: string) => browser.get('/api/openapi.json', { 'accept-encoding': accepted })
  const answers = [await ask('gzip, br'), await ask('gzip, br;q=0'), await ask('gzip, br;q=0'), await ask('identity')]
  expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', 'gzip', null])
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
})

test('FZ4: a name given twice counts once, and the prototype of later requests is untouched', async () => {
  const twice = await browser.send('POST', LOGIN, '{"email":"a@b.co","password":"x","password":"y"}')
  expect(codeOf(twice)).toEqual([401, 'SIGN_IN_FAILED'])
  expect('role' in {}).toBe(false)
})

test('SE2: a body is JSON or nothing: other kinds are not guessed at', async () => {
  const body = JSON.stringify({ email: 'a@b.co', password: 'x' })
  for (const kind of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'x', ''])
    expect(codeOf(await browser.send('POST', LOGIN, body, { 'content-type': kind })), kind).toEqual([
      415,
      'UNSUPPORTED_TYPE',
    ])
  expect((await browser.send('POST', LOGIN, body, { 'content-type': 'multipart/form-data' })).status).toBe(400)
  for (const kind of [
    'application/json\ta',
    'application/json garbage',
    'application/jsonx',
    'application/json;charset=utf-7',
  ])
    expect((await browser.send('POST', LOGIN, '{"email":7}', { 'content-type': kind })).status, kind).toBeOneOf([
      400, 415,
    ])
})

test('FZ5: a query may repeat or nest its names and finds no hole', async () => {
  const odd = [
    'q=a&q=b',
    'q[]=a',
    'q[a]=b',
    'q[__proto__][x]=1',
    'page=1&page=2',
    'page[]=1',
    'sort[]=newest',
    '__proto__[x]=1',
  ]
  for (const query of odd) expect((await browser.get(`/api/products?${query}`)).status, query).toBeOneOf([200, 400])
})

test('AV3: a list has pages of a size, and no others', async () => {
  for (const query of [
    'page=0',
    'page=-1',
    'page=1.5',
    'page=NaN',
    'page=0x10000000',
    'limit=0',
    'limit=101',
    'limit=all',
  ])
    expect((await browser.get(`/api/products?${query}`)).status, query).toBe(400)
})

test('FZ2: a text that PostgreSQL can’t keep is refused before it gets there', async () => {
  for (const odd of ['a\u0000b', '\ud83d', '\ude00x', 'x\ud83dx']) {
    expect(codeOf(await browser.send('POST', LOGIN, { email: odd, password: 'x' })), odd).toEqual([400, 'INVALID'])
    expect((await browser.send('POST', LOGIN, { [odd]: 1, email: 'a@b.co', password: 'x' })).status).toBe(400)
  }
  expect((await browser.get('/api/products?q=%00')).status).toBe(400)
  expect((await browser.get('/api/products?q=%F0%9F%98%80')).status).toBe(200)
  expect((await browser.send('POST', LOGIN, { email: 'a😀@b.co', password: '😀' })).status).toBe(401)
})

test('SE10: a method is what the request line says', async () => {
  for (const headers of [{ 'x-http-method-override': 'DELETE' }, { 'x-method-override': 'POST' }]) {
    const { status } = await browser.get('/api/products?_method=DELETE', headers)
    expect(status).toBe(200)
  }
  expect((await browser.send('DELETE', '/api/settings')).status).toBeOneOf([403, 404])
})

/** As it stands: whatever sends requests for us would tidy the address first. */
async function rawly(request: string): Promise<string> {
  const socket = net.connect(Number(new URL(shop.url).port), '127.0.0.1')
  socket.write(request)
  return text(socket)
}

test.each([
  '/api/orders',
  '/api/Orders',
  '/API/orders',
  '/api/%6frders',
  '/api/%256frders',
  '/api//orders',
  '//api/orders',
  '/api/./orders',
  '/api/../api/orders',
  '/api/settings/../orders',
  '/api/settings/%2e%2e/orders',
  '/api/settings/..%2forders',
  '/api/settings/%252e%252e/orders',
  '/api/settings\\..\\orders',
  '/api/api/orders',
  '/api/orders/',
  '/api/orders/my',
  '/api/orders/my/',
  '/api/orders/my//',
  '/api/orders/my;x',
  '/api/orders/my%2f',
  '/api/orders/my%00',
  '/api/orders;x',
])('OR17: an address is one address, and %s opens nothing that it does not', async (path) => {
  const answer = await rawly(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 (401|404) /)
})

test('SE3: a preflight from elsewhere is not answered with leave', async () => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
  const response = await fetch(shop.url + LOGIN, { method: 'OPTIONS', headers })
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
})

test('FZ7: bytes that are no request are refused and the next visitor is served', async () => {
  const requests = [
    'GARBAGE\r\n\r\n',
    'GET /api/settings HTTP/1.1\r\n\r\n',
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFFF\r\n',
    `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    'GET /api/settings HTTP/1.1\r\nHost: x\r\nX: a\u0000b\r\n\r\n',
  ]
  // In the shop's own words, with the headers that every answer has.
  const refusal = /^HTTP\/1\.1 4\d\d .*nosniff.*"errorCode":"/is
  for (const request of requests) expect(await rawly(request), request.slice(0, 60)).toMatch(refusal)
  expect((await browser.get('/api/settings')).status).toBe(200)
})
