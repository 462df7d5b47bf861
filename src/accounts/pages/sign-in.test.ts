import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBrowser } from '../../../tests/support/browser.ts'
import { PASSWORD, type TestShop, testShop } from '../../../tests/support/shop.ts'
import { newId } from '../../lib/id.server.ts'
import { hashPassword, isPassword } from '../passwords.server.ts'

const EMAIL = 'nour@example.com'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  const person = { id: newId(), email: EMAIL, fullName: 'Nour Hassan', passwordHash: await hashPassword(PASSWORD) }
  await shop.at.db
    .insertInto('accounts')
    .values({ ...person, role: 'admin', adminRole: 'owner' })
    .execute()
})
afterAll(() => shop.close())

const setCookies = ({ headers }: { headers: Headers }) => headers.getSetCookie()

async function triedWith(
  email: unknown,
  password: unknown,
): Promise<{ browser: TestBrowser; status: number; text: string }> {
  const browser = shop.browser()
  const { status, body } = await browser.send('POST', '/api/auth/login', { email, password })
  return { browser, status, text: JSON.stringify(body) }
}

test('the right password opens the account, in the spec’s shape', async () => {
  const browser = shop.browser()
  const { status, body } = await browser.signIn(EMAIL, PASSWORD)
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: true, token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) })
  expect(body.user).toMatchObject({ email: EMAIL, full_name: 'Nour Hassan', role: 'admin', adminRole: 'owner' })
  expect(body.user._id).toBe(body.user.id)
  const me = await browser.get('/api/auth/me')
  expect([me.status, me.body.user]).toEqual([200, body.user])
})

test('AU8: a wrong password and an unknown e-mail are told in the same words', async () => {
  const wrong = await triedWith(EMAIL, `${PASSWORD}!`)
  const unknown = await triedWith('nobody@example.com', PASSWORD)
  expect([wrong.status, unknown.status]).toEqual([401, 401])
  expect(wrong.text).toBe(unknown.text)
  expect(wrong.text).toContain('Invalid email or password.')
  for (const { browser } of [wrong, unknown]) expect([...browser.cookies.keys()]).toEqual(['bw_session'])
})

test('AU8: an unknown e-mail waits in the same line as a wrong password, and is sent away from it alike', async () => {
  const quick = await hash('x', { memoryCost: 8, timeCost: 1, parallelism: 1 })
  const slow = await hash('x', { memoryCost: 65_536, timeCost: 40, parallelism: 1 })
  const browsers = [shop.browser(), shop.browser()] as const
  for (const browser of browsers) await browser.get('/api/csrf-token')
  // Three are hashed at once, sixty wait behind them.
  const line = Array.from({ length: 63 }, (_, nth) => isPassword('y', nth < 3 ? slow : quick))
  const [wrong, unknown] = await Promise.all([
    browsers[0].send('POST', '/api/auth/login', { email: EMAIL, password: `${PASSWORD}!` }),
    browsers[1].send('POST', '/api/auth/login', { email: 'nobody@example.com', password: PASSWORD }),
  ])
  await Promise.all(line)
  expect([wrong.status, wrong.body.errorCode]).toEqual([503, 'UNAVAILABLE'])
  expect([unknown.status, unknown.body]).toEqual([503, wrong.body])
})

test('an account without a password is nobody’s to sign in to', async () => {
  const email = 'google@example.com'
  await shop.at.db
    .insertInto('accounts')
    .values({ id: newId(), email, fullName: 'Google', passwordHash: null })
    .execute()
  expect((await triedWith(email, 'nobody has this password')).status).toBe(401)
})

test('an e-mail is the same in capitals and with spaces around it', async () => {
  for (const email of ['NOUR@Example.COM', `  ${EMAIL}\t`, `${EMAIL}\n`])
    expect((await triedWith(email, PASSWORD)).status, email).toBe(200)
})

test('AU12: a password is taken as typed: its spaces and capitals count', async () => {
  for (const password of [` ${PASSWORD}`, `${PASSWORD} `, PASSWORD.toUpperCase()])
    expect((await triedWith(EMAIL, password)).status, password).toBe(401)
})

test('AU12: a password of a million characters is refused before anybody hashes it', async () => {
  const browser = shop.browser()
  await browser.get('/api/csrf-token')
  const from = performance.now()
  const { status, body } = await browser.send('POST', '/api/auth/login', { email: EMAIL, password: 'x'.repeat(1e6) })
  expect([status, body.errors]).toEqual([400, { password: 'This is too long.' }])
  expect(performance.now() - from).toBeLessThan(3000)
})

test('what is no e-mail and no password is named by field, in the asker’s language', async () => {
  const headers = { 'accept-language': 'ar' }
  const { status, body } = await shop.browser().send('POST', '/api/auth/login', { email: ' ', password: '' }, headers)
  expect([status, body.errors]).toEqual([400, { email: 'هذا الحقل مطلوب', password: 'هذا الحقل مطلوب' }])
  for (const odd of [null, 1, [], ['a', 'b'], {}, { $ne: '' }, 'a\u0000b', '\ud83d'])
    expect((await triedWith(odd, odd)).status, JSON.stringify(odd)).toBe(400)
})

test('an e-mail as long as an e-mail can be is refused like any other', async () => {
  expect((await triedWith(`${'ن'.repeat(240)}@example.com`, PASSWORD)).status).toBe(401)
})

test('no answer holds anything of a hash', async () => {
  const browser = shop.browser()
  const answers = [
    await browser.signIn(EMAIL, PASSWORD),
    await browser.get('/api/auth/me'),
    await browser.signIn(EMAIL, 'x'),
  ]
  for (const { body, headers } of answers) {
    expect(JSON.stringify(body)).not.toMatch(/argon|hash|\$v=/i)
    expect(headers.get('cache-control')).toBe('no-store')
  }
})

test('nobody signs in from another site', async () => {
  const credentials = { email: EMAIL, password: PASSWORD }
  for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example:3000']) {
    const { status, body } = await shop.browser().send('POST', '/api/auth/login', credentials, { origin })
    expect([status, body.token], origin).toEqual([403, undefined])
  }
})

test('SE4: a session planted in the browser beforehand does not outlive signing in', async () => {
  const browser = shop.browser()
  await browser.get('/api/csrf-token')
  const planted = browser.cookies.get('bw_session')
  await browser.signIn(EMAIL, PASSWORD)
  expect(browser.cookies.has('bw_session')).toBe(false)
  await browser.send('POST', '/api/auth/refresh')
  expect(browser.cookies.get('bw_session')).not.toBe(planted)
})

test('the refresh token is kept where no script and no other site can reach it', async () => {
  const browser = shop.browser()
  const [cookie = ''] = setCookies(await browser.signIn(EMAIL, PASSWORD)).filter((line) =>
    line.startsWith('bw_refresh='),
  )
  expect(cookie.split('; ').slice(1).sort()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Strict'])
  const [session = ''] = setCookies(await shop.browser().get('/api/csrf-token'))
  expect(session.split('; ').slice(1).sort()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax'])
})

test('SE9: over https every cookie is the host’s own and never travels in the open', async () => {
  const env = { PUBLIC_URL: 'https://shop.example', SECRET: 'a secret of thirty-two bytes or more', RATE_LIMITS: 'on' }
  const secure = await testShop(env)
  try {
    const browser = await secure.signedIn('owner')
    const refreshed = await browser.send('POST', '/api/auth/refresh')
    expect(refreshed.status).toBe(200)
    const lines = [...setCookies(refreshed), ...setCookies(await secure.browser().get('/api/csrf-token'))]
    expect(lines.map((line) => line.split('=')[0])).toEqual(['__Host-bw_refresh', '__Host-bw_session'])
    for (const line of lines) {
      expect(line).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=(Strict|Lax)$/)
      expect(line).not.toMatch(/Domain=/i)
    }
    const insecure = secure.browser()
    insecure.cookies.set('bw_refresh', browser.cookies.get('__Host-bw_refresh') ?? '')
    expect((await insecure.send('POST', '/api/auth/refresh')).status).toBe(401)
    expect(refreshed.headers.get('strict-transport-security')).toMatch(/max-age=31536000; includeSubDomains/i)
  } finally {
    await secure.close()
  }
})
