import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAccountMail } from '../../../tests/support/account-mail.ts'
import type { TestBrowser } from '../../../tests/support/browser.ts'
import { type OpenIdProvider, openOpenIdProvider, type Person } from '../../../tests/support/openid-provider.ts'
import { PASSWORD, type TestShop, testShop } from '../../../tests/support/shop.ts'
import { newSecret, sealSecret } from '../second-factor/second-factor.server.ts'

let provider: OpenIdProvider
let shop: TestShop
beforeAll(async () => {
  provider = await openOpenIdProvider()
  const { issuer, clientId, clientSecret } = provider
  shop = await testShop({ GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer })
})
afterAll(async () => {
  await shop.close()
  await provider.close()
})

let people = 0
function somebody(overrides: Partial<Person> = {}): Person {
  people += 1
  return {
    sub: `sub-${people}`,
    email: `person.${people}@example.com`,
    email_verified: true,
    name: 'Mona',
    ...overrides,
  }
}

const start = async (browser: TestBrowser): Promise<string> =>
  (await browser.send('POST', '/api/auth/google/start')).body.url

const finish = (browser: TestBrowser, { searchParams }: URL) =>
  browser.send('POST', '/api/auth/google', Object.fromEntries(searchParams))

async function signInAs(person: Person, browser = shop.browser()) {
  provider.person = person
  const answer = await finish(browser, await provider.visit(await start(browser)))
  browser.token = answer.body.token
  return { ...answer, browser }
}

const signUp = (email: string, browser = shop.browser()) =>
  browser.send('POST', '/api/auth/signup', { email, password: PASSWORD, full_name: 'Who Signed Up' })

const accountsWith = (email: string) =>
  shop.at.db.selectFrom('accounts').selectAll().where('email', '=', email).execute()

test('pages learn whether Google is offered, and nothing else of its settings', async () => {
  expect((await shop.browser().get('/api/auth/ways')).body).toEqual({ success: true, google: true })
})

describe('with Google', () => {
  test('somebody new has an account, their mailbox proven, and comes back to the same one', async () => {
    const person = somebody({ name: 'Salma Hassan' })
    const { status, body, browser } = await signInAs(person)
    expect(status).toBe(200)
    expect(body.user).toMatchObject({
      email: person.email,
      full_name: 'Salma Hassan',
      role: 'user',
      emailVerified: true,
    })
    expect((await browser.get('/api/auth/me')).body.user.id).toBe(body.user.id)
    expect((await signInAs(person)).body.user.id).toBe(body.user.id)
  })

  test('the way there asks for what the spec says, and proves where it came from', async () => {
    const url = new URL(await start(shop.browser()))
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      scope: 'openid email profile',
      response_type: 'code',
      redirect_uri: 'http://localhost:3000/callback',
      access_type: 'offline',
      prompt: 'consent',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{20,}$/),
      nonce: expect.stringMatching(/^[\w-]{20,}$/),
    })
  })

  test('AU7: the same person stays the same account when their Google address changes', async () => {
    const person = somebody()
    const { body } = await signInAs(person)
    const again = await signInAs({ ...person, email: 'moved@example.com' })
    expect(again.body.user.id).toBe(body.user.id)
    expect(again.body.user.email).toBe(person.email)
  })

  test('another Google account with the same proven address is not let into this one twice over', async () => {
    const person = somebody()
    await signInAs(person)
    const other = await signInAs(somebody({ email: person.email }))
    expect([other.status, other.body.errorCode]).toEqual([401, 'GOOGLE_FAILED'])
  })

  test('two tabs at once make one account', async () => {
    const person = somebody()
    provider.person = person
    const browsers = [shop.browser(), shop.browser(), shop.browser()]
    const backs = await Promise.all(browsers.map(async (browser) => provider.visit(await start(browser))))
    const answers = await Promise.all(
      browsers.map((browser, at) => finish(browser, backs[at] ?? new URL('http://nowhere.invalid'))),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await accountsWith(person.email)).toHaveLength(1)
  })

  test('an address that Google has not proven opens no account and joins none', async () => {
    const person = somebody({ email_verified: false })
    expect((await signInAs(person)).status).toBe(401)
    expect(await accountsWith(person.email)).toEqual([])
    const mine = somebody()
    await signUp(mine.email)
    expect((await signInAs({ ...mine, email_verified: false })).status).toBe(401)
  })

  test('an account whose mailbox was proven is linked, told so, and keeps its password', async () => {
    const person = somebody()
    const mine = shop.browser()
    mine.token = (await signUp(person.email, mine)).body.token
    const letter = (await sendAccountMail(shop)).find(({ to }) => to.includes(person.email))
    await mine.send('POST', '/api/auth/verify-email', { token: letter?.token })
    const { body } = await signInAs(person)
    expect(body.user.full_name).toBe('Who Signed Up')
    expect((await mine.get('/api/auth/me')).status).toBe(200)
    expect((await shop.browser().signIn(person.email, PASSWORD)).status).toBe(200)
    expect((await sendAccountMail(shop)).map(({ subject }) => subject).sort()).toEqual([
      'Welcome: your account is ready',
      'You can sign in with Google now',
    ])
  })

  test('AU6: whoever signed up with an address before its owner came is out: no password, no session of theirs', async () => {
    const person = somebody()
    const thief = shop.browser()
    thief.token = (await signUp(person.email, thief)).body.token
    const { status, browser } = await signInAs(person)
    expect(status).toBe(200)
    expect((await thief.get('/api/auth/me')).status).toBe(401)
    expect((await thief.send('POST', '/api/auth/refresh')).status).toBe(401)
    expect((await shop.browser().signIn(person.email, PASSWORD)).status).toBe(401)
    expect((await browser.get('/api/auth/me')).status).toBe(200)
    await sendAccountMail(shop)
  })

  test('nobody gets into the back-office', async () => {
    const person = somebody()
    await signUp(person.email)
    await shop.at.db
      .updateTable('accounts')
      .set({ role: 'admin', adminRole: 'owner', emailVerifiedAt: new Date() })
      .where('email', '=', person.email)
      .execute()
    expect((await signInAs(person)).status).toBe(401)
  })
})

describe('where a second factor is on', () => {
  /** Somebody who came by Google before, and has an authenticator app since. */
  async function enrolled() {
    const person = somebody()
    const { browser } = await signInAs(person)
    const { secret } = (await browser.send('POST', '/api/auth/second-factor', {})).body
    const codeAt = (shift: number): string =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + shift * 30_000 })
    const { recoveryCodes } = (await browser.send('PUT', '/api/auth/second-factor', { code: codeAt(-1) })).body
    return { person, codeAt, recoveryCodes: recoveryCodes as string[] }
  }

  const typeCode = (browser: TestBrowser, code: string) =>
    browser.send('POST', '/api/auth/google/second-factor', { code })

  test('Google alone opens nothing; with the code it does, once', async () => {
    const { person, codeAt } = await enrolled()
    const { status, body, browser } = await signInAs(person)
    expect([status, body.errorCode, body.token]).toEqual([401, 'SECOND_FACTOR_REQUIRED', undefined])
    expect((await browser.send('POST', '/api/auth/refresh')).status).toBe(401)
    const wrong = await typeCode(browser, '000000')
    expect([wrong.status, wrong.body.errorCode]).toEqual([401, 'SECOND_FACTOR_WRONG'])
    const code = codeAt(0)
    const right = await typeCode(browser, code)
    expect([right.status, right.body.user.email]).toEqual([200, person.email])
    browser.token = right.body.token
    expect((await browser.get('/api/auth/me')).status).toBe(200)
    expect((await typeCode(browser, codeAt(1))).body.errorCode).toBe('GOOGLE_FAILED')
    const later = (await signInAs(person)).browser
    expect((await typeCode(later, code)).body.errorCode).toBe('SECOND_FACTOR_WRONG')
  })

  test('a recovery code stands in for the app', async () => {
    const { person, recoveryCodes } = await enrolled()
    const { browser } = await signInAs(person)
    expect((await typeCode(browser, recoveryCodes[0] ?? '')).status).toBe(200)
  })

  test('a code is nothing in a browser that did not come by Google', async () => {
    const { person, codeAt } = await enrolled()
    const { browser: mine } = await signInAs(person)
    const thief = shop.browser()
    expect((await typeCode(thief, codeAt(0))).body.errorCode).toBe('GOOGLE_FAILED')
    thief.cookies.set('bw_google_step', `${mine.cookies.get('bw_google_step')?.slice(0, -3)}abc`)
    expect((await typeCode(thief, codeAt(0))).body.errorCode).toBe('GOOGLE_FAILED')
    expect((await typeCode(mine, codeAt(0))).status).toBe(200)
  })

  test('ten codes may be tried, by all browsers together', async () => {
    const { issuer, clientId, clientSecret } = provider
    const google = { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer }
    const strict = await testShop({ ...google, RATE_LIMITS: 'on' })
    try {
      const person = somebody()
      const first = await signInAs(person, strict.browser())
      await strict.at.db
        .updateTable('accounts')
        .set({ totpSince: new Date(), totpSecret: sealSecret(newSecret(), strict.deps.settings.secret) })
        .where('id', '=', first.body.user.id)
        .execute()
      const statuses: number[] = []
      for (const browser of [strict.browser(), strict.browser()]) {
        await signInAs(person, browser)
        for (let tries = 0; tries < 6; tries += 1) statuses.push((await typeCode(browser, '000000')).status)
      }
      expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429])
    } finally {
      await strict.close()
    }
  })
})

describe('without the whole way gone by the same browser, nobody is signed in', () => {
  const expectRefusal = async (answer: Promise<{ status: number; body: { errorCode: string; token?: string } }>) => {
    const { status, body } = await answer
    expect([status, body.errorCode, body.token]).toEqual([401, 'GOOGLE_FAILED', undefined])
  }

  test('AU3: a profile that is merely claimed', async () => {
    const claimed = { email: 'victim@example.com', googleId: '1', full_name: 'Me', picture: '' }
    expect((await shop.browser().send('POST', '/api/auth/google', claimed)).status).toBe(400)
    await expectRefusal(shop.browser().send('POST', '/api/auth/google', { ...claimed, code: 'x', state: 'y' }))
  })

  test('AU5: another browser’s answer', async () => {
    provider.person = somebody()
    const [mine, thief] = [shop.browser(), shop.browser()]
    const back = await provider.visit(await start(mine))
    await expectRefusal(finish(thief, back))
    await start(thief)
    await expectRefusal(finish(thief, back))
  })

  test('AU5: an answer that was used before', async () => {
    provider.person = somebody()
    const browser = shop.browser()
    const back = await provider.visit(await start(browser))
    const cookie = browser.cookies.get('bw_google') ?? ''
    expect((await finish(browser, back)).status).toBe(200)
    await expectRefusal(finish(browser, back))
    browser.cookies.set('bw_google', cookie)
    await expectRefusal(finish(browser, back))
  })

  test('AU5: a state or a cookie that was made up', async () => {
    provider.person = somebody()
    const browser = shop.browser()
    const back = await provider.visit(await start(browser))
    const wrong = new URL(back)
    wrong.searchParams.set('state', 'made-up')
    const cookie = browser.cookies.get('bw_google') ?? ''
    await expectRefusal(finish(browser, wrong))
    browser.cookies.set('bw_google', `${cookie.slice(0, -3)}abc`)
    await expectRefusal(finish(browser, back))
  })
})

test('a shop without Google’s settings has no such door', async () => {
  const bare = await testShop()
  try {
    expect((await bare.browser().send('POST', '/api/auth/google/start')).status).toBe(404)
    expect((await bare.browser().send('POST', '/api/auth/google', { code: 'x', state: 'y' })).status).toBe(404)
  } finally {
    await bare.close()
  }
})
