import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendMailOf } from '../../tests/support/account-mail.ts'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { PASSWORD, type TestShop, testShop } from '../../tests/support/shop.ts'
import { makeShopper } from '../../tests/support/shoppers.ts'
import { newId } from '../lib/id.server.ts'

const NEW = 'quite another word'

let shop: TestShop
let owner: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  owner = await shop.signedIn('owner')
})
afterAll(() => shop.close())

const aMailbox = (): string => `${newId().toLowerCase()}@example.com`
const codeOf = async (answer: Promise<{ status: number; body: { errorCode?: string } }>) => {
  const { status, body } = await answer
  return [status, body.errorCode]
}

/** What was mailed: its token opens the invitation. */
async function invited(email: string, given: object = {}) {
  const body = { email, adminRole: 'staff', language: 'en', ...given }
  expect((await owner.send('POST', '/api/staff/invitations', body)).status).toBe(201)
  const [letter] = await sendMailOf(shop, 'send-invitation')
  if (!letter?.token) throw new Error('No invitation was mailed')
  return { ...letter, token: letter.token }
}
const openOf = async (email: string) =>
  (await owner.get('/api/staff')).body.invitations.find((each: { email: string }) => each.email === email)
const accept = (token: string, browser = shop.browser()) =>
  browser.send('POST', '/api/invitations/accept', { token, full_name: 'Mona Adel', password: NEW })
const look = (token: string) => codeOf(shop.browser().send('POST', '/api/invitations/open', { token }))

describe('an invitation', () => {
  test('brings somebody without an account onto the team, signed in, and is told in the activity', async () => {
    const email = aMailbox()
    const letter = await invited(email.toUpperCase())
    expect(letter).toMatchObject({ subject: 'You are invited to the team of Black & White' })
    expect(letter.text).toContain('Nour Hassan invites you')
    expect(await openOf(email)).toMatchObject({ adminRole: 'staff', invitedBy: 'Nour Hassan', isExpired: false })
    const opened = (await shop.browser().send('POST', '/api/invitations/open', { token: letter.token })).body.invitation
    expect(opened).toMatchObject({ email, adminRole: 'staff', hasAccount: false })

    const mona = shop.browser()
    const { status, body } = await accept(letter.token, mona)
    expect(status).toBe(201)
    expect(body.user).toMatchObject({ email, full_name: 'Mona Adel', adminRole: 'staff', emailVerified: true })
    mona.token = body.token
    expect((await mona.get('/api/orders')).status).toBe(200)
    expect((await mona.get('/api/staff')).status).toBe(403)
    expect(await openOf(email)).toBeUndefined()
    expect(await look(letter.token)).toEqual([409, 'INVITATION_USED'])
    expect(await codeOf(accept(letter.token))).toEqual([409, 'INVITATION_USED'])

    const told = (await owner.get(`/api/activity?q=${encodeURIComponent('Mona Adel')}`)).body.activity
    expect(told.map(({ subject, kind }: Record<string, string>) => `${subject} ${kind}`)).toEqual([
      'invitation changed',
      'account added',
    ])
    const [sent] = (await owner.get(`/api/activity?q=${email}&subject=invitation`)).body.activity.slice(-1)
    expect(sent).toMatchObject({ kind: 'added', actor: { full_name: 'Nour Hassan' }, after: { adminRole: 'staff' } })
  })

  test('is mailed in the language that was chosen for it', async () => {
    const letter = await invited(aMailbox(), { language: 'ar', adminRole: 'viewer' })
    expect(letter.text).toContain('/ar/invitation#')
    expect(letter.text).toContain('dir="rtl"')
    expect(letter.text).toContain('مطّلع')
  })

  test('to an account that is there needs that account signed in, and no other will do', async () => {
    const email = await makeShopper(shop.at.db)
    const { token } = await invited(email, { adminRole: 'viewer' })
    expect(await codeOf(accept(token))).toEqual([409, 'INVITATION_NEEDS_SIGN_IN'])
    const join = (browser: TestBrowser, password = PASSWORD) =>
      browser.send('POST', '/api/invitations/join', { token, password })
    expect(await codeOf(join(shop.browser()))).toEqual([401, 'SIGN_IN_FIRST'])
    const stranger = await shop.signedIn('user')
    expect(await codeOf(join(stranger))).toEqual([409, 'INVITATION_OF_ANOTHER'])
    expect((await stranger.get('/api/orders')).status).toBe(403)

    const [theirs, elsewhere] = [shop.browser(), shop.browser()]
    await theirs.signIn(email, PASSWORD)
    await elsewhere.signIn(email, PASSWORD)
    const wrong = await join(theirs, 'not this word')
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['password']])
    expect((await join(theirs)).status).toBe(200)
    expect((await theirs.get('/api/orders')).status).toBe(200)
    expect((await theirs.get('/api/auth/me')).body.user).toMatchObject({ adminRole: 'viewer', emailVerified: true })
    // Whoever else was in that account does not come along.
    expect((await elsewhere.get('/api/orders')).status).toBe(401)
    expect(await codeOf(join(theirs))).toEqual([409, 'INVITATION_USED'])
  })

  test('to an account that only Google vouches for waits until it has a password', async () => {
    const theirs = await shop.signedIn('user')
    const { email, id } = (await theirs.get('/api/auth/me')).body.user
    const { token } = await invited(email)
    await shop.at.db.updateTable('accounts').set({ passwordHash: null }).where('id', '=', id).execute()
    expect(await codeOf(theirs.send('POST', '/api/invitations/join', { token }))).toEqual([409, 'PASSWORD_MISSING'])
    expect((await theirs.get('/api/orders')).status).toBe(403)
    expect(await openOf(email)).toBeDefined()
  })

  test('that waits while its address opens an account is that account’s to accept', async () => {
    const email = aMailbox()
    const { token } = await invited(email)
    await shop.browser().send('POST', '/api/auth/signup', { email, password: NEW, full_name: 'Not Mona' })
    expect(await codeOf(accept(token))).toEqual([409, 'INVITATION_NEEDS_SIGN_IN'])
    expect(await openOf(email)).toBeDefined()
  })

  test('is accepted by one of ten who open its link at once', async () => {
    const { token } = await invited(aMailbox())
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
  })

  test('that is withdrawn, older than its days or sent again opens nothing by the old link', async () => {
    const [withdrawn, old, again] = [aMailbox(), aMailbox(), aMailbox()]
    const links = [await invited(withdrawn), await invited(old), await invited(again)]
    const { id } = await openOf(withdrawn)
    expect((await owner.send('DELETE', `/api/staff/invitations/${id}`)).status).toBe(200)
    const past = { sentAt: new Date(0), expiresAt: new Date(1) }
    await shop.at.db.updateTable('invitations').set(past).where('email', '=', old).execute()
    const resend = async (email: string) => {
      const { id: waiting } = await openOf(email)
      expect((await owner.send('POST', `/api/staff/invitations/${waiting}/resend`)).status).toBe(200)
    }
    await resend(again)
    const codes = ['INVITATION_WITHDRAWN', 'INVITATION_EXPIRED', 'LINK_INVALID']
    for (const [at, { token }] of links.entries()) {
      expect((await look(token))[1]).toBe(codes[at])
      expect((await codeOf(accept(token)))[1]).toBe(codes[at])
    }
    expect(await openOf(old)).toMatchObject({ isExpired: true })
    await resend(old)
    const letters = await sendMailOf(shop, 'send-invitation')
    expect(letters).toHaveLength(2)
    for (const { token = '' } of letters) expect((await accept(token)).status).toBe(201)
    for (const [path, method] of [
      [`${id}/resend`, 'POST'],
      [id, 'DELETE'],
    ])
      expect(await codeOf(owner.send(method ?? '', `/api/staff/invitations/${path}`))).toEqual([
        409,
        'INVITATION_WITHDRAWN',
      ])
  })

  test('that was withdrawn before its letter left sends none', async () => {
    const email = aMailbox()
    await owner.send('POST', '/api/staff/invitations', { email, adminRole: 'staff', language: 'en' })
    await owner.send('DELETE', `/api/staff/invitations/${(await openOf(email)).id}`)
    expect(await sendMailOf(shop, 'send-invitation')).toEqual([])
  })

  test('goes to nobody of the team, to no closed account, and once to each address', async () => {
    const send = (email: string) =>
      codeOf(owner.send('POST', '/api/staff/invitations', { email, adminRole: 'owner', language: 'en' }))
    const { email } = (await owner.get('/api/auth/me')).body.user
    expect(await send(email)).toEqual([409, 'ALREADY_ON_TEAM'])
    expect(await send('nobody')).toEqual([400, 'INVALID'])
    const closing = await makeShopper(shop.at.db)
    await shop.at.db.updateTable('accounts').set({ closedAt: new Date() }).where('email', '=', closing).execute()
    expect(await send(closing)).toEqual([409, 'ACCOUNT_CLOSING'])
    const once = aMailbox()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(once)))
    expect(answers.map(([status]) => status).sort()).toEqual([201, 409, 409, 409, 409])
    await sendMailOf(shop, 'send-invitation')
  })

  test('has a link that nobody makes up: the database alone does not open it', async () => {
    const { token } = await invited(aMailbox())
    const [linkId, seal] = token.split('.')
    for (const forged of [`${linkId}.`, `${linkId}.${'A'.repeat(43)}`, `${newId()}.${seal}`, 'null', '.'])
      expect(await look(forged), forged).toEqual([400, 'LINK_INVALID'])
    const row = await shop.at.db
      .selectFrom('invitations')
      .selectAll()
      .where('linkId', '=', linkId ?? '')
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(seal)
  })

  test('with a password that anybody would try stays open', async () => {
    const { token } = await invited(aMailbox())
    const weak = { token, full_name: 'Mona Adel', password: 'MonaAdel1' }
    const { status, body } = await shop.browser().send('POST', '/api/invitations/accept', weak)
    expect([status, Object.keys(body.errors)]).toEqual([400, ['password']])
    expect((await accept(token)).status).toBe(201)
  })
})
