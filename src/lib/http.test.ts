import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { picture } from '../../tests/support/pictures.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { readSettings } from './env.server.ts'
import { openHttp } from './http.server.ts'

const PATIENCE = { usual: 400, uploads: 1500 }

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({}, PATIENCE)
})
afterAll(() => shop.close())

interface Reply {
  status: number
  head: string
  body: string
  took: number
}

/** Sends the parts one after the other, and then waits for the server to hang up. */
async function rawly(parts: (string | Buffer)[], pause = 0): Promise<Reply> {
  const from = Date.now()
  const socket = net.connect(Number(new URL(shop.url).port), '127.0.0.1').on('error', () => {})
  let answer = ''
  socket.on('data', (bytes) => {
    answer += bytes
  })
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  for (const part of parts) {
    if (socket.destroyed || socket.readableEnded) break
    socket.write(part)
    await sleep(pause)
  }
  await closed
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), head, body, took: Date.now() - from }
}

const slowly = (start: string, { every = 100, turns = 30 } = {}) =>
  rawly([start, ...Array.from({ length: turns }, () => ' ')], every)

async function headersOf(browser: TestBrowser): Promise<string> {
  const { csrfToken } = (await browser.get('/api/csrf-token')).body
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const token = browser.token ? `authorization: Bearer ${browser.token}\r\n` : ''
  return `Host: x\r\nConnection: close\r\nCookie: ${cookie}\r\nx-csrf-token: ${csrfToken}\r\n${token}`
}

const post = (path: string, headers: string, type: string, length: number) =>
  `POST ${path} HTTP/1.1\r\n${headers}Content-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`

test.each([
  ['nonsense', 'GARBAGE\r\n\r\n', 400, 'INVALID'],
  ['two lengths', 'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n', 400, 'INVALID'],
  ['an unknown method', 'FETCH /api/settings HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'INVALID'],
  ['no host', 'GET /api/settings HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'INVALID'],
  ['an expectation', 'GET /api/settings HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\n\r\n', 400, 'INVALID'],
  ['a long head', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
  [
    'a long name',
    `GET /api/products/${'a'.repeat(500)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    400,
    'INVALID',
  ],
  ['a broken name', 'GET /api/products/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400, 'INVALID'],
  ['a call that is none', 'GET /api/none HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404, 'NOT_FOUND'],
  ['a trace', 'TRACE /api/settings HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404, 'NOT_FOUND'],
])('bytes that are %s get the shape of every other no', async (_, bytes, status, errorCode) => {
  const answer = await rawly([bytes])
  expect(answer.head).toMatch(/^content-type: application\/json; charset=utf-8\r?$/im)
  expect(answer.head).toMatch(/^x-content-type-options: nosniff\r?$/im)
  expect(answer.head).toMatch(/^content-security-policy: default-src 'none'/im)
  expect([answer.status, JSON.parse(answer.body)]).toEqual([
    status,
    { success: false, message: expect.stringMatching(/\.$/), errorCode },
  ])
})

test.each([
  ['/products/50%', '/products/50%25'],
  ['/ar/my-order/01%ZZ8?a=%zz', '/ar/my-order/01%25ZZ8?a=%zz'],
  ['/%ff', '/%25ff'],
  ['//elsewhere.example/%zz', null],
  ['/\\elsewhere.example/%zz', null],
  ['/media/%ff', null],
])('a page’s address whose escapes nobody can read is asked for as it stands: %s', async (path, literal) => {
  const { status, head } = await rawly([`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`])
  expect([status, /^location: (.*?)\r?$/im.exec(head)?.[1] ?? null]).toEqual([literal === null ? 400 : 302, literal])
})

test('AV1: a body that trickles in is not waited for', async () => {
  const login = await slowly(post('/api/auth/login', await headersOf(shop.browser()), 'application/json', 500))
  expect([login.status, JSON.parse(login.body).errorCode]).toEqual([408, 'REQUEST_TOO_SLOW'])
  expect(login.took).toBeGreaterThan(PATIENCE.usual - 50)
  expect(login.took).toBeLessThan(3000)
})

test('whoever was refused already may not keep the line by going on', async () => {
  const refused = await slowly(post('/api/auth/login', 'Host: x\r\n', 'application/json', 500))
  expect(refused.status).toBe(403)
  const stranger = await slowly(
    post('/api/cloudinary/upload', await headersOf(shop.browser()), 'multipart/form-data; boundary=x', 500),
  )
  expect(stranger.status).toBe(401)
})

test('a file of somebody who may send one has more time', async () => {
  const staff = await shop.signedIn('staff')
  const file = await picture().png().toBuffer()
  const head =
    '--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'
  const whole = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--x--\r\n')])
  const start = post('/api/cloudinary/upload', await headersOf(staff), 'multipart/form-data; boundary=x', whole.length)
  const third = Math.ceil(whole.length / 3)
  const parts = [start, whole.subarray(0, third), whole.subarray(third, 2 * third), whole.subarray(2 * third)]
  const upload = await rawly(parts, PATIENCE.usual * 0.8)
  expect([upload.status, upload.took > PATIENCE.usual * 2]).toEqual([201, true])
  const trickle = await slowly(start, { turns: 40 })
  expect([trickle.status, JSON.parse(trickle.body).errorCode]).toEqual([408, 'REQUEST_TOO_SLOW'])
  expect(trickle.took).toBeGreaterThan(PATIENCE.uploads - 50)
})

test('the next visitor is served', async () => {
  expect((await shop.browser().get('/api/settings')).status).toBe(200)
})

test('DU14: what nobody foresaw ends one request with 500 and nothing of its cause, and the next is served', async () => {
  const app = await openHttp(readSettings({ LOG_LEVEL: 'silent' }))
  onTestFinished(() => app.close())
  app.get('/broken', async () => {
    throw new Error('select password_hash from accounts, in /srv/shop/db.ts')
  })
  app.get('/whole', async () => 'here')
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const broken = await fetch(`${url}/broken`)
  const said = { success: false, message: expect.stringMatching(/\.$/), errorCode: 'UNEXPECTED' }
  expect([broken.status, await broken.json()]).toEqual([500, said])
  expect(broken.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  expect(await (await fetch(`${url}/whole`)).text()).toBe('here')
})
