import http from 'node:http'
import { expect, test } from '@playwright/test'
import { testBrowser } from '../support/browser.ts'
import { type Found, found } from './support/found.ts'
import { here } from './support/here.ts'

/** As a cache in front would take for a file that is the same for everybody. */
const LIKE_FILES = ['.css', '.js', '/x.css', '/x.js', ';x.css', '%2fx.css', '/..%2fx.css', '?x.css', '%00.css']
const PERSONAL = ['/api/auth/me', '/api/orders/my', '/api/addresses', '/api/cart', '/account', '/account/orders']

test('HT5: what is somebody’s own is kept by no cache, however its address is dressed up', async () => {
  const member = testBrowser(here.url)
  const email = `dressed${Date.now()}@example.com`
  const form = { email, password: 'a good long word', full_name: 'Nour Hassan' }
  member.token = (await member.send('POST', '/api/auth/signup', form)).body.token
  expect(JSON.stringify((await member.get('/api/auth/me')).body)).toContain(email)
  for (const path of PERSONAL)
    for (const dress of ['', ...LIKE_FILES]) {
      const { status, headers, body } = await member.get(path + dress)
      const isTheirs = JSON.stringify(body).includes(email)
      const kept = headers.get('cache-control') ?? 'no word of it'
      expect(status, path + dress).toBeLessThan(500)
      expect(isTheirs && kept !== 'no-store', `${path + dress}: ${kept}`).toBe(false)
      if (status === 404) expect(kept, path + dress).toMatch(/^no-(store|cache)$/)
    }
})

const INSIDE = [
  ...['/.env', '/.git/config', '/.npmrc', '/package.json', '/package-lock.json', '/src/main.server.ts'],
  ...['/node_modules/pg/package.json', '/db/migrations/0001-house.sql', '/build/server/index.js', '/server/index.js'],
  ...['/assets/', '/assets/../package.json', '/assets/..%2f..%2f..%2fpackage.json', '/metrics', '/docs', '/debug'],
  ...['/.data/secret', '/.well-known/../.env', '/__manifest', '/server-status', '/phpinfo.php', '/wp-login.php'],
]

test('HT6: nothing of the house is served', async () => {
  for (const path of INSIDE) expect((await found(path)).status, path).toBe(404)
})

test('HT1: whatever is text says in which letters', async () => {
  const { text } = await found('/')
  const [script = '', style = ''] = [/\/assets\/[\w.-]+\.js/, /\/assets\/[\w.-]+\.css/].map(
    (file) => file.exec(text)?.[0],
  )
  const paths = [
    '/',
    '/ar/products',
    '/nothing',
    '/admin',
    '/api/products',
    '/api/nothing',
    '/api/docs/',
    script,
    style,
  ]
  for (const path of [...paths, '/sitemap.xml', '/robots.txt'])
    expect((await found(path)).type, path).toMatch(
      /^(text|application)\/(html|json|xml|plain|css|javascript); charset=utf-8$/,
    )
})

test('HT6: scripts and styles come without their sources', async () => {
  const { text } = await found('/')
  const files = [...new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css)/g))]
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) {
    const { status, text: source } = await found(file)
    expect(status, file).toBe(200)
    expect(source, file).not.toContain('sourceMappingURL')
    expect((await found(`${file}.map`)).status, `${file}.map`).toBe(404)
  }
})

test('a link that a mail program broke amid an escape leads to a page in its language', async () => {
  for (const [path, language] of [
    ['/my-order/01%ZZ8', 'en'],
    ['/ar/my-order/01%ZZ8', 'ar'],
    ['/ar/products/%D9%', 'ar'],
  ] as const) {
    const { status, type, location } = await found(path)
    expect([status, type], path).toEqual([302, null])
    const answer = await fetch(here.url + location)
    expect(answer.headers.get('content-type'), path).toMatch(/^text\/html/)
    expect(await answer.text(), path).toContain(`<html lang="${language}"`)
  }
})

const asked = (method: string, path: string) =>
  new Promise<{ status: number | undefined; allowed: string | undefined }>((resolve, reject) => {
    const request = http.request(here.url + path, { method }, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode, allowed: answer.headers['access-control-allow-methods'] })
    })
    request.on('error', reject).end()
  })

test('HT6: a page is read, and by no other method', async () => {
  for (const path of ['/', '/products', '/admin', '/api/orders', '/api/none'])
    for (const method of ['TRACE', 'PROPFIND', 'OPTIONS', 'PATCH', 'LINK']) {
      const { status, allowed } = await asked(method, path)
      expect([404, 405], `${method} ${path}`).toContain(status)
      expect(allowed, `${method} ${path}`).toBeUndefined()
    }
})

const POISON = [
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript', 'x-forwarded-prefix': '/evil' },
  { 'x-original-url': '/admin', 'x-rewrite-url': '/admin', forwarded: 'host=evil.example' },
  {
    'accept-language': 'ar, evil.example',
    'user-agent': '<script>evil.example</script>',
    referer: 'https://evil.example',
  },
  { cookie: 'bw_guest=evil.example; bw_session=evil.example', 'x-http-method-override': 'DELETE' },
]

test('HT4: what one visitor sends in their head is on no page of the next', async () => {
  const { product = '' } = /\/(?<product>product\/\w{26})/.exec((await found('/products')).text)?.groups ?? {}
  for (const path of ['/', '/ar', `/${product}`, '/products?color=black', '/nowhere', '/products/']) {
    const seen = ({ status, location, text }: Found) => ({ status, location, text })
    const before = seen(await found(path))
    for (const head of POISON) {
      const poisoned = await found(path, head)
      expect(poisoned.text + poisoned.location, `${path} ${JSON.stringify(head)}`).not.toContain('evil')
      expect(seen(await found(path)), `${path} after ${JSON.stringify(head)}`).toEqual(before)
    }
  }
})
