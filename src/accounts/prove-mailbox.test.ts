import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAccountMail } from '../../tests/support/account-mail.ts'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { PASSWORD, type TestShop, testShop } from '../../tests/support/shop.ts'
import { newId } from '../lib/id.server.ts'
import { hashPassword } from './passwords.server.ts'

const NEW = 'quite another word'
const COMMON = 'This password is one of the first that anybody would try. Please choose another.'

let shop: TestShop
let passwordHash: string
beforeAll(async () => {
  shop = await testShop()
  passwordHash = await hashPassword(PASSWORD)
})
afterAll(() => shop.close())

async function makeShopper(): Promise<string> {
  const id = newId()
  const email = `${id.toLowerCase()}@example.com`
  await shop.at.db.insertInto('accounts').values({ id, email, fullName: 'Mona Adel', passwordHash }).execute()
  return email
}

const send = (path: string, body: object, headers = {}, browser: TestBrowser = shop.browser()) =>
  browser.send('POST', `/api/auth/${path}`, body, headers)

async function resetToken(email: string): Promise<string> {
  await send('forgot-password', { email })
  const [letter] = await sendAccountMail(shop)
  return letter?.token ?? ''
}

const reset = (token: string, password = NEW) => send('reset-password', { token, password })

describe('a forgotten password', () => {
  test('is replaced through the mailed link, once; every session ends and the owner is told', async () => {
    const email = await makeShopper()
    const elsewhere = shop.browser()
    await elsewhere.signIn(email, PASSWORD)
    const token = await resetToken(email)
    expect((await reset(token)).status).toBe(200)
    expect((await elsewhere.get('/api/auth/me')).status).toBe(401)
    expect((await elsewhere.send('POST', '/api/auth/refresh')).status).toBe(401)
    expect((await shop.browser().signIn(email, PASSWORD)).status).toBe(401)
    expect((await shop.browser().signIn(email, NEW)).status).toBe(200)
    const again = await reset(token, 'a third long word')
    expect([again.status, again.body.errorCode]).toEqual([400, 'LINK_INVALID'])
    const [told] = await sendAccountMail(shop)
    expect(told).toMatchObject({ subject: 'Your password was changed' })
  })

  test('is not replaced by one’s own name or address, and the link still opens for a better one', async () => {
    const email = await makeShopper()
    const token = await resetToken(email)
    for (const guess of ['egypt123', 'MonaAdel1', email, `${email}1`])
      expect((await reset(token, guess)).body.errors, guess).toEqual({ password: COMMON })
    expect((await reset(token)).status).toBe(200)
    await sendAccountMail(shop)
  })

  test('is replaced by one of two who open the link at once', async () => {
    const token = await resetToken(await makeShopper())
    const answers = await Promise.all([reset(token), reset(token, 'a third long word')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    await sendAccountMail(shop)
  })

  test('that is asked for again ends the older link once it is replaced', async () => {
    const email = await makeShopper()
    const [older, newer] = [await resetToken(email), await resetToken(email)]
    expect((await reset(newer)).status).toBe(200)
    expect((await reset(older)).status).toBe(400)
    await sendAccountMail(shop)
  })

  test('is not replaced an hour later', async () => {
    const token = await resetToken(await makeShopper())
    const id = token.split('.')[0] ?? ''
    await shop.at.db.updateTable('accountLinks').set({ expiresAt: new Date() }).where('id', '=', id).execute()
    expect((await reset(token)).status).toBe(400)
  })

  test('needs the link’s own seal: neither a guess nor the other kind of link will do', async () => {
    const email = await makeShopper()
    const token = await resetToken(email)
    const [id] = token.split('.')
    for (const forged of [`${id}.`, `${id}.${'A'.repeat(43)}`, `${newId()}.${token.split('.')[1]}`, 'null', '.'])
      expect((await reset(forged)).status, forged).toBe(400)
    expect((await send('verify-email', { token })).status).toBe(400)
    expect((await reset(token)).status).toBe(200)
    await sendAccountMail(shop)
  })

  test('leaves the link alone when the new one is too weak', async () => {
    const token = await resetToken(await makeShopper())
    expect((await reset(token, 'short')).body.errors.password).toContain('8 characters')
    expect((await reset(token)).status).toBe(200)
    await sendAccountMail(shop)
  })

  test('of nobody is answered like anybody’s, and no mail leaves', async () => {
    const known = await send('forgot-password', { email: await makeShopper() })
    const unknown = await send('forgot-password', { email: 'nobody.at.all@example.com' })
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    const letters = await sendAccountMail(shop)
    expect(letters.map(({ to }) => to).join()).not.toContain('nobody')
    expect(letters).toHaveLength(1)
  })

  test('is asked for under another host’s name, and the link still leads here', async () => {
    const email = await makeShopper()
    await send('forgot-password', { email }, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    const [letter] = await sendAccountMail(shop)
    expect(letter?.text).toContain('http://localhost:3000/reset-password#')
    expect(letter?.text).not.toContain('evil')
  })

  test.each([
    [['a@example.com', 'b@example.com']],
    ['victim@example.com\r\nBcc: thief@evil.example'],
    [{ a: 1 }],
    [''],
  ])('of %j is refused', async (email) => {
    expect((await send('forgot-password', { email })).status).toBe(400)
    expect(await sendAccountMail(shop)).toEqual([])
  })

  test('can be asked for five times an hour', async () => {
    const strict = await testShop({ RATE_LIMITS: 'on' })
    try {
      const statuses: number[] = []
      for (let turn = 0; turn < 6; turn += 1)
        statuses.push(
          (await strict.browser().send('POST', '/api/auth/forgot-password', { email: 'nobody@example.com' })).status,
        )
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    } finally {
      await strict.close()
    }
  })
})

test('neither the database nor any answer holds a link that opens', async () => {
  const email = await makeShopper()
  const { body } = await send('forgot-password', { email })
  const [letter] = await sendAccountMail(shop)
  const seal = letter?.token?.split('.')[1] ?? ''
  expect(seal).toHaveLength(43)
  const links = JSON.stringify(await shop.at.db.selectFrom('accountLinks').selectAll().execute())
  expect(links).not.toContain(seal)
  expect(JSON.stringify(body)).not.toContain(seal)
})

describe('a mailbox', () => {
  test('is proven once; the link is asked for again from the account', async () => {
    const email = await makeShopper()
    const browser = shop.browser()
    await browser.signIn(email, PASSWORD)
    expect((await browser.send('POST', '/api/auth/verify-email/send')).status).toBe(200)
    const [letter] = await sendAccountMail(shop)
    expect((await send('verify-email', { token: letter?.token })).status).toBe(200)
    expect((await send('verify-email', { token: letter?.token })).status).toBe(400)
    await browser.send('POST', '/api/auth/verify-email/send')
    expect(await sendAccountMail(shop), 'proven already').toEqual([])
  })

  test('is written to in the language of whoever asked', async () => {
    const email = await makeShopper()
    await send('forgot-password', { email }, { 'accept-language': 'ar-EG' })
    const [letter] = await sendAccountMail(shop)
    expect(letter?.text).toContain('http://localhost:3000/ar/reset-password#')
    expect(letter?.text).toContain('مرحبًا')
  })
})

describe('a password that is known', () => {
  test('is changed from the account: the other sessions end, this one goes on', async () => {
    const email = await makeShopper()
    const [here, elsewhere] = [shop.browser(), shop.browser()]
    await here.signIn(email, PASSWORD)
    await elsewhere.signIn(email, PASSWORD)
    const change = (currentPassword: string, password: string) =>
      here.send('PUT', '/api/auth/password', { currentPassword, password })
    expect((await change('wrong', NEW)).body.errors).toEqual({ currentPassword: 'Invalid password' })
    expect((await change(PASSWORD, 'short')).status).toBe(400)
    expect((await change(PASSWORD, `${email}2026`)).body.errors).toEqual({ password: COMMON })
    expect((await change(PASSWORD, NEW)).status).toBe(200)
    expect((await here.get('/api/auth/me')).status).toBe(200)
    expect((await elsewhere.get('/api/auth/me')).status).toBe(401)
    expect((await shop.browser().signIn(email, NEW)).status).toBe(200)
    await sendAccountMail(shop)
  })
})

describe('sessions', () => {
  test('are listed with what opened them, and ended one by one or all at once', async () => {
    const email = await makeShopper()
    const [here, phone, tablet] = [shop.browser(), shop.browser(), shop.browser()]
    await here.signIn(email, PASSWORD)
    for (const other of [phone, tablet]) await other.signIn(email, PASSWORD)
    const { body } = await here.get('/api/auth/sessions')
    expect(body.sessions).toHaveLength(3)
    expect(body.sessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1)
    const theirs = (await phone.get('/api/auth/sessions')).body.sessions.find(
      ({ isCurrent }: { isCurrent: boolean }) => isCurrent,
    )
    expect((await here.send('DELETE', `/api/auth/sessions/${theirs.id}`)).status).toBe(200)
    expect((await phone.get('/api/auth/me')).status).toBe(401)
    expect((await tablet.get('/api/auth/me')).status).toBe(200)
    expect((await here.send('DELETE', '/api/auth/sessions')).status).toBe(200)
    expect((await tablet.get('/api/auth/me')).status).toBe(401)
    expect((await here.get('/api/auth/sessions')).body.sessions).toHaveLength(1)
  })

  test('of somebody else are nobody’s to end', async () => {
    const [one, other] = [shop.browser(), shop.browser()]
    await one.signIn(await makeShopper(), PASSWORD)
    await other.signIn(await makeShopper(), PASSWORD)
    const { id } = (await one.get('/api/auth/sessions')).body.sessions[0]
    expect((await other.send('DELETE', `/api/auth/sessions/${id}`)).status).toBe(404)
    expect((await one.get('/api/auth/me')).status).toBe(200)
  })
})
