import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAccountMail } from '../../../tests/support/account-mail.ts'
import type { TestBrowser } from '../../../tests/support/browser.ts'
import { PASSWORD, type TestShop, testShop } from '../../../tests/support/shop.ts'
import { firstFacts } from '../../settings/facts.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

const PERIOD = 30_000

const codeAt = (secret: string, shift = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + shift * PERIOD })

const emailOf = async (browser: TestBrowser): Promise<string> => (await browser.get('/api/auth/me')).body.user.email

interface Enrolled {
  browser: TestBrowser
  email: string
  secret: string
  recoveryCodes: string[]
}

/** Confirmed with the code of the step before, so that the tests have this one and the next. */
async function enrolled(role: 'user' | 'owner' | 'staff' = 'staff'): Promise<Enrolled> {
  const browser = await shop.signedIn(role)
  const { body } = await browser.send('POST', '/api/auth/second-factor', { password: PASSWORD })
  const confirm = () => browser.send('PUT', '/api/auth/second-factor', { code: codeAt(body.secret, -1) })
  const first = await confirm()
  // Its step may have ended on the way.
  const confirmed = first.status === 200 ? first : await confirm()
  expect(confirmed.status).toBe(200)
  return { browser, email: await emailOf(browser), secret: body.secret, recoveryCodes: confirmed.body.recoveryCodes }
}

const signIn = (email: string, code?: string) =>
  shop.browser().send('POST', '/api/auth/login', { email, password: PASSWORD, ...(code ? { code } : {}) })

describe('a second factor', () => {
  test('is scanned, counts from its first code on, and is asked for after the password', async () => {
    const { email, secret, recoveryCodes } = await enrolled()
    expect(recoveryCodes).toHaveLength(10)
    const without = await signIn(email)
    expect([without.status, without.body.errorCode]).toEqual([401, 'SECOND_FACTOR_REQUIRED'])
    expect(without.body.token).toBeUndefined()
    expect((await signIn(email, '000000')).body.errorCode).toBe('SECOND_FACTOR_WRONG')
    expect((await signIn(email, codeAt(secret))).status).toBe(200)
  })

  test('that was never confirmed is not asked for', async () => {
    const browser = await shop.signedIn('staff')
    const { status, body } = await browser.send('POST', '/api/auth/second-factor', { password: PASSWORD })
    expect([status, body.uri]).toEqual([201, expect.stringMatching(/^otpauth:\/\/totp\//)])
    expect(body.qr).toMatch(/^<svg/)
    expect((await browser.send('PUT', '/api/auth/second-factor', { code: '12345' })).status).toBe(400)
    expect((await signIn(await emailOf(browser))).status).toBe(200)
  })

  test('is set up only by who knows the password, and taken away only with a code', async () => {
    const other = await shop.signedIn('user')
    expect((await other.send('POST', '/api/auth/second-factor', { password: 'wrong' })).status).toBe(400)
    const { browser, email, secret } = await enrolled('user')
    expect((await browser.send('POST', '/api/auth/second-factor', { password: PASSWORD })).status).toBe(409)
    expect((await browser.send('DELETE', '/api/auth/second-factor', { code: '123456' })).status).toBe(400)
    expect((await browser.send('DELETE', '/api/auth/second-factor', { code: codeAt(secret) })).status).toBe(200)
    expect((await signIn(email)).status).toBe(200)
  })

  test('that goes on or off is told to its owner, in their language, and nothing else of it is', async () => {
    const browser = await shop.signedIn('user')
    await browser.send('PUT', '/api/auth/me', { language: 'ar' })
    const email = await emailOf(browser)
    const { secret } = (await browser.send('POST', '/api/auth/second-factor', { password: PASSWORD })).body
    await browser.send('PUT', '/api/auth/second-factor', { code: '000000' })
    await sendAccountMail(shop)
    await browser.send('PUT', '/api/auth/second-factor', { code: codeAt(secret, -1) })
    const [on, ...others] = await sendAccountMail(shop)
    expect(others).toEqual([])
    expect(on?.to).toBe(email)
    expect(on?.text).toContain('من الآن نطلب رمزًا من تطبيق المصادقة')
    expect(on?.text).not.toContain(secret)
    await browser.send('PUT', '/api/auth/me', { language: 'en' })
    await browser.send('DELETE', '/api/auth/second-factor', { code: '000000' })
    expect(await sendAccountMail(shop)).toEqual([])
    await browser.send('DELETE', '/api/auth/second-factor', { code: codeAt(secret) })
    const [off] = await sendAccountMail(shop)
    expect(off).toMatchObject({ to: email, subject: 'Your second step at sign-in is off' })
  })

  test('takes each code once, also from many who send it at the same moment', async () => {
    const { email, secret } = await enrolled()
    const code = codeAt(secret)
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(email, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
  })

  test('takes Arabic digits and the spaces that apps show', async () => {
    const { email, secret } = await enrolled()
    const arabic = codeAt(secret).replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
    expect((await signIn(email, `${arabic.slice(0, 3)} ${arabic.slice(3)}`)).status).toBe(200)
  })

  test('is stood in for by each recovery code, once', async () => {
    const { email, recoveryCodes } = await enrolled()
    const [first = '', second = ''] = recoveryCodes
    expect((await signIn(email, first)).status).toBe(200)
    expect((await signIn(email, first)).status).toBe(401)
    expect((await signIn(email, second.toUpperCase().replace('-', ' '))).status).toBe(200)
  })

  test('is kept so that the database alone gives no code', async () => {
    const { secret, recoveryCodes } = await enrolled()
    const stored = JSON.stringify([
      await shop.at.db.selectFrom('accounts').selectAll().execute(),
      await shop.at.db.selectFrom('recoveryCodes').selectAll().execute(),
    ])
    for (const word of [secret, ...recoveryCodes]) expect(stored).not.toContain(word)
  })
})

test('an owner without the second factor that the shop asks for can set it up, and nothing else', async () => {
  const strict = await testShop()
  try {
    const facts = { ...firstFacts, ownersNeedSecondFactor: true }
    await strict.at.db
      .insertInto('shopSettings')
      .values({ facts: JSON.stringify(facts) })
      .execute()
    const owner = await strict.signedIn('owner')
    expect((await owner.get('/api/orders')).status).toBe(403)
    expect((await (await strict.signedIn('staff')).get('/api/orders')).status).toBe(200)
    const { body } = await owner.send('POST', '/api/auth/second-factor', { password: PASSWORD })
    await owner.send('PUT', '/api/auth/second-factor', { code: codeAt(body.secret, -1) })
    expect((await owner.get('/api/orders')).status).toBe(200)
    expect((await owner.send('DELETE', '/api/auth/second-factor', { code: codeAt(body.secret) })).status).toBe(403)
  } finally {
    await strict.close()
  }
})
