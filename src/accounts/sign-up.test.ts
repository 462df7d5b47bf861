import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAccountMail } from '../../tests/support/account-mail.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'

const PASSWORD = 'a long enough word'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

let people = 0
function someone(): string {
  people += 1
  return `shopper.${people}@example.com`
}

const signUp = (fields: object, browser = shop.browser()) =>
  browser.send('POST', '/api/auth/signup', {
    email: someone(),
    password: PASSWORD,
    full_name: 'Mona Adel',
    ...fields,
  })

const accountOf = (email: string) =>
  shop.at.db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst()

test('a new shopper is signed in, and asked by mail to confirm the address', async () => {
  const email = someone()
  const browser = shop.browser()
  const { status, body } = await signUp({ email: ` ${email.toUpperCase()} ` }, browser)
  expect(status).toBe(201)
  expect(body.user).toMatchObject({
    email,
    full_name: 'Mona Adel',
    role: 'user',
    adminRole: null,
    emailVerified: false,
  })
  browser.token = body.token
  expect((await browser.get('/api/auth/me')).body.user).toEqual(body.user)
  const [letter, ...more] = await sendAccountMail(shop)
  expect(more).toEqual([])
  expect(letter).toMatchObject({ subject: 'Confirm your e-mail address' })
  expect(letter?.to).toContain(email)
  const answer = await shop.browser().send('POST', '/api/auth/verify-email', { token: letter?.token })
  expect(answer.status).toBe(200)
  expect((await browser.get('/api/auth/me')).body.user.emailVerified).toBe(true)
  expect(await sendAccountMail(shop)).toMatchObject([{ subject: 'Welcome: your account is ready' }])
})

test('whoever has not proven the mailbox has no word of theirs in a letter to it', async () => {
  const email = someone()
  await signUp({ email, full_name: 'You won! Claim it at http://evil.example/win' })
  await shop.browser().send('POST', '/api/auth/forgot-password', { email })
  const letters = await sendAccountMail(shop)
  expect(letters).toHaveLength(2)
  for (const { to, text } of letters) {
    expect(to).toBe(email)
    expect(text).not.toMatch(/You won|evil/)
    expect(text).toContain('Hello,')
  }
  await shop.at.db.updateTable('accounts').set({ emailVerifiedAt: new Date() }).where('email', '=', email).execute()
  await shop.browser().send('POST', '/api/auth/forgot-password', { email })
  const [letter] = await sendAccountMail(shop)
  expect(letter?.text).toContain('Hello You won! Claim it at http: / /evil. example/win,')
})

test('a password that is sent twice is the same twice, wherever one is chosen', async () => {
  const email = someone()
  const differs = [400, { confirmPassword: 'Passwords do not match.' }]
  const refusal = await signUp({ email, confirmPassword: `${PASSWORD}!` })
  expect([refusal.status, refusal.body.errors]).toEqual(differs)
  expect(await accountOf(email)).toBeUndefined()
  expect((await signUp({ email, confirmPassword: PASSWORD })).status).toBe(201)
  const shopper = await shop.signedIn('user')
  const forms = [
    ['POST', '/api/auth/reset-password', { token: 'x' }],
    ['PUT', '/api/auth/password', { currentPassword: PASSWORD }],
  ] as const
  for (const [method, path, form] of forms) {
    const fields = { ...form, password: PASSWORD, confirmPassword: '' }
    const { status, body } = await shopper.send(method, path, fields)
    expect([status, body.errors], path).toEqual(differs)
  }
})

test('AU1: nothing that is sent along makes more of a shopper than that', async () => {
  const email = someone()
  const { body } = await signUp({
    email,
    role: 'admin',
    adminRole: 'owner',
    isAdmin: true,
    _id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
    createdAt: '2001-01-01T00:00:00Z',
    emailVerified: true,
    emailVerifiedAt: '2001-01-01T00:00:00Z',
  })
  const account = await accountOf(email)
  expect(account).toMatchObject({ role: 'user', adminRole: null, emailVerifiedAt: null })
  expect(account?.id).not.toBe('01ARZ3NDEKTSV4RRFFQ69G5FAV')
  expect(account?.createdAt.getFullYear()).toBeGreaterThan(2020)
  const browser = shop.browser()
  browser.token = body.token
  expect((await browser.get('/api/orders')).status).toBe(403)
})

test('AU9: an address that is taken is refused in words that tell nothing; its owner hears of it by mail', async () => {
  const email = someone()
  await signUp({ email })
  await sendAccountMail(shop)
  const before = await accountOf(email)
  const again = await signUp({ email, password: 'another long word', full_name: 'Somebody Else' })
  expect([again.status, again.body.message]).toEqual([400, 'Registration failed. Please check your details.'])
  expect(again.body.token).toBeUndefined()
  expect(await accountOf(email)).toEqual(before)
  const [letter] = await sendAccountMail(shop)
  expect(letter).toMatchObject({ subject: 'You already have an account', token: undefined })
  expect(letter?.to).toContain(email)
})

test('two who take the same address at once: one gets it', async () => {
  const email = someone()
  const answers = await Promise.all(Array.from({ length: 6 }, () => signUp({ email })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400])
  await sendAccountMail(shop)
})

describe('a password', () => {
  const refusals: [string, string, string][] = [
    ['too short', '1234567', 'A password has 8 characters or more.'],
    ['four emoji long', '🔒🔑🔒🔑', 'A password has 8 characters or more.'],
    ['that is tried first', 'password', 'one of the first'],
    ['that is tried first, in capitals', 'Password1', 'one of the first'],
    ['that is tried first, with a mark behind it', 'password!!', 'one of the first'],
    ['that is a well-known word and digits', 'egypt123', 'one of the first'],
    ['that is a row', 'abcdefgh', 'one of the first'],
    ['that is the shop’s name', 'black & white', 'one of the first'],
    ['that is their name and a year', 'Mona-Adel-1998', 'one of the first'],
    ['of one key', 'aaaaaaaaaaaa', 'one of the first'],
  ]
  test.each(refusals)('%s is refused with the reason', async (_, password, reason) => {
    const { status, body } = await signUp({ password })
    expect(status).toBe(400)
    expect(body.errors.password).toContain(reason)
  })

  test('that is the e-mail itself is refused', async () => {
    const email = someone()
    const [local = ''] = email.split('@')
    for (const password of [email, `${email}1`, `${local}99`, local.toUpperCase()])
      expect((await signUp({ email, password })).body.errors.password, password).toContain('one of the first')
  })

  test.each([
    ['64 characters', 'x1'.repeat(32)],
    ['with a space at its end', 'a good word '],
    ['in Arabic', 'كلمة مرور طويلة'],
  ])('%s is taken as typed', async (_, password) => {
    const email = someone()
    expect((await signUp({ email, password })).status).toBe(201)
    expect((await shop.browser().signIn(email, password)).status).toBe(200)
    expect((await shop.browser().signIn(email, `${password}.`)).status).toBe(401)
  })
})

test('what is missing or wrong is named by field', async () => {
  const { status, body } = await signUp({ email: 'nobody', full_name: '  ', password: '' })
  expect(status).toBe(400)
  expect(Object.keys(body.errors).sort()).toEqual(['email', 'full_name', 'password'])
})

test('five tries an hour for one address, thirty from one network', async () => {
  const strict = await testShop({ RATE_LIMITS: 'on' })
  try {
    const tryOnce = (email: string) =>
      strict.browser().send('POST', '/api/auth/signup', { email, password: PASSWORD, full_name: 'Mona' })
    const statuses: number[] = []
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await tryOnce('one@example.com')).status)
    expect(statuses).toEqual([201, 400, 400, 400, 400, 429])
    const others = await Promise.all(Array.from({ length: 28 }, (_, at) => tryOnce(`other.${at}@example.com`)))
    const counts = Object.groupBy(others, ({ status }) => String(status))
    expect([counts['201']?.length, counts['429']?.length]).toEqual([25, 3])
  } finally {
    await strict.close()
  }
})
