import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAccountMail } from '../../tests/support/account-mail.ts'
import { PASSWORD, type TestShop, testShop } from '../../tests/support/shop.ts'
import { makeShopper } from '../../tests/support/shoppers.ts'
import { newId } from '../lib/id.server.ts'

const NEW = 'quite another word'
const COMMON = 'This password is one of the first that anybody would try. Please choose another.'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

const send = (path: string, body: object, headers = {}) =>
  shop.browser().send('POST', `/api/auth/${path}`, body, headers)

async function resetToken(email: string): Promise<string> {
  await send('forgot-password', { email })
  const [letter] = await sendAccountMail(shop)
  return letter?.token ?? ''
}

const reset = (token: string, password = NEW) => send('reset-password', { token, password })

describe('a forgotten password', () => {
  test('AU15: is replaced through the mailed link, once; every session ends and the owner is told', async () => {
    const email = await makeShopper(shop.at.db)
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
    const [notice] = await sendAccountMail(shop)
    expect(notice).toMatchObject({ subject: 'Your password was changed' })
  })

  test('is not replaced by one’s own name or address, and the link still opens for a better one', async () => {
    const email = await makeShopper(shop.at.db)
    const token = await resetToken(email)
    for (const guess of ['egypt123', 'MonaAdel1', email, `${email}1`])
      expect((await reset(token, guess)).body.errors, guess).toEqual({ password: COMMON })
    expect((await reset(token)).status).toBe(200)
    await sendAccountMail(shop)
  })

  test('AU15: is replaced by one of two who open the link at once', async () => {
    const token = await resetToken(await makeShopper(shop.at.db))
    const answers = await Promise.all([reset(token), reset(token, 'a third long word')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    await sendAccountMail(shop)
  })

  test('that is asked for again ends the older link once it is replaced', async () => {
    const email = await makeShopper(shop.at.db)
    const [older, newer] = [await resetToken(email), await resetToken(email)]
    expect((await reset(newer)).status).toBe(200)
    expect((await reset(older)).status).toBe(400)
    await sendAccountMail(shop)
  })

  test('is not replaced an hour later', async () => {
    const token = await resetToken(await makeShopper(shop.at.db))
    const id = token.split('.')[0] ?? ''
    await shop.at.db.updateTable('accountLinks').set({ expiresAt: new Date() }).where('id', '=', id).execute()
    expect((await reset(token)).status).toBe(400)
  })

  test('needs the link’s own seal: neither a guess nor the other kind of link will do', async () => {
    const email = await makeShopper(shop.at.db)
    const token = await resetToken(email)
    const [id] = token.split('.')
    for (const forgedToken of [`${id}.`, `${id}.${'A'.repeat(43)}`, `${newId()}.${token.split('.')[1]}`, 'null', '.'])
      expect((await reset(forgedToken)).status, forgedToken).toBe(400)
    expect((await send('verify-email', { token })).status).toBe(400)
    expect((await reset(token)).status).toBe(200)
    await sendAccountMail(shop)
  })

  test('leaves the link alone when the new one is too weak', async () => {
    const token = await resetToken(await makeShopper(shop.at.db))
    expect((await reset(token, 'short')).body.errors.password).toContain('8 characters')
    expect((await reset(token)).status).toBe(200)
    await sendAccountMail(shop)
  })

  test('of nobody is answered like anybody’s, and no mail leaves', async () => {
    const known = await send('forgot-password', { email: await makeShopper(shop.at.db) })
    const unknown = await send('forgot-password', { email: 'nobody.at.all@example.com' })
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    const letters = await sendAccountMail(shop)
    expect(letters.map(({ to }) => to).join()).not.toContain('nobody')
    expect(letters).toHaveLength(1)
  })

  test('AU14: is asked for under another host’s name, and the link still leads here', async () => {
    const email = await makeShopper(shop.at.db)
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

test('AU15: neither the database nor any answer holds a link that opens', async () => {
  const email = await makeShopper(shop.at.db)
  const { body } = await send('forgot-password', { email })
  const [letter] = await sendAccountMail(shop)
  const seal = letter?.token?.split('.')[1] ?? ''
  expect(seal).toHaveLength(43)
  const links = JSON.stringify(await shop.at.db.selectFrom('accountLinks').selectAll().execute())
  expect(links).not.toContain(seal)
  expect(JSON.stringify(body)).not.toContain(seal)
})

test('a mailbox is written to in the language of whoever asked', async () => {
  const email = await makeShopper(shop.at.db)
  await send('forgot-password', { email }, { 'accept-language': 'ar-EG' })
  const [letter] = await sendAccountMail(shop)
  expect(letter?.text).toContain('http://localhost:3000/ar/reset-password#')
  expect(letter?.text).toContain('مرحبًا')
})
