import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { PASSWORD, type TestShop, testShop } from '../../tests/support/shop.ts'
import { makeShopper } from '../../tests/support/shoppers.ts'
import { accessTokenFor } from './tokens.server.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

const sessionOf = (token = '') =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid as string
const asAdmin = async (browser: TestBrowser) => (await browser.get('/api/orders')).status

test('SE8: a role that was taken away is gone with the next call', async () => {
  const admin = await shop.signedIn('staff')
  expect(await asAdmin(admin)).toBe(200)
  const { id } = (await admin.get('/api/auth/me')).body.user
  await shop.at.db.updateTable('accounts').set({ role: 'user', adminRole: null }).where('id', '=', id).execute()
  expect(await asAdmin(admin)).toBe(403)
  expect((await admin.get('/api/auth/me')).body.user).toMatchObject({ role: 'user', adminRole: null })
})

test('a role that was lowered lets in no further than it reaches', async () => {
  const admin = await shop.signedIn('owner')
  const { id } = (await admin.get('/api/auth/me')).body.user
  await shop.at.db.updateTable('accounts').set({ adminRole: 'viewer' }).where('id', '=', id).execute()
  expect(await asAdmin(admin)).toBe(200)
  expect((await admin.send('POST', '/api/products', {})).status).toBe(403)
})

test('a session that was ended, or is over, answers 401 at once', async () => {
  for (const change of [{ endedAt: new Date() }, { expiresAt: new Date(0) }]) {
    const admin = await shop.signedIn('owner')
    await shop.at.db.updateTable('sessions').set(change).where('id', '=', sessionOf(admin.token)).execute()
    expect(await asAdmin(admin)).toBe(401)
    expect((await admin.send('POST', '/api/auth/refresh')).status).toBe(401)
  }
})

test('who was signed in is not taken for a stranger where anyone may ask, but can sign in again', async () => {
  const shopper = await shop.signedIn('user')
  const { email } = (await shopper.get('/api/auth/me')).body.user
  await shop.at.db
    .updateTable('sessions')
    .set({ endedAt: new Date() })
    .where('id', '=', sessionOf(shopper.token))
    .execute()
  const answer = await shopper.get('/api/products')
  expect([answer.status, answer.body.errorCode]).toEqual([401, 'SIGN_IN_FIRST'])
  expect((await shopper.signIn(email, PASSWORD)).status).toBe(200)
  expect((await shopper.get('/api/products')).status).toBe(200)
})

test('pages of a shop without Google learn that it is not offered', async () => {
  expect((await shop.browser().get('/api/auth/ways')).body).toEqual({ success: true, google: false })
})

test('an account that is gone takes its sessions along', async () => {
  const shopper = await shop.signedIn('user')
  const { id } = (await shopper.get('/api/auth/me')).body.user
  await shop.at.db.deleteFrom('accounts').where('id', '=', id).execute()
  expect((await shopper.get('/api/auth/me')).status).toBe(401)
  expect((await shopper.send('POST', '/api/auth/refresh')).status).toBe(401)
})

test('SE7: only a valid token in the usual place counts', async () => {
  const admin = await shop.signedIn('owner')
  const { secret } = shop.deps.settings
  const over = await accessTokenFor(sessionOf(admin.token), secret, new Date(Date.now() - 15 * 60_000))
  const foreign = await accessTokenFor(sessionOf(admin.token), `${secret}!`, new Date())
  const unknown = await accessTokenFor('01ARZ3NDEKTSV4RRFFQ69G5FAV', secret, new Date())
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${admin.token?.split('.')[1]}.`
  const refresh = admin.cookies.get('bw_refresh')
  const none = [over, foreign, unknown, unsigned, refresh].map((token) => `Bearer ${token}`)
  const odd = [
    admin.token ?? '',
    `bearer: ${admin.token}`,
    `Basic ${admin.token}`,
    `Bearer ${admin.token} x`,
    'Bearer ',
  ]
  for (const authorization of [...none, ...odd])
    expect((await shop.browser().get('/api/orders', { authorization })).status, authorization).toBe(401)
  expect((await shop.browser().get(`/api/orders?token=${admin.token}`)).status).toBe(401)
  expect(await asAdmin(admin)).toBe(200)
})

test('SE5: signing out ends the access token and the refresh token, and takes the cookie back', async () => {
  const admin = await shop.signedIn('owner')
  const thief = shop.browser()
  thief.cookies.set('bw_refresh', admin.cookies.get('bw_refresh') ?? '')
  expect((await admin.send('POST', '/api/auth/logout')).body).toEqual({ success: true })
  expect(admin.cookies.has('bw_refresh')).toBe(false)
  expect(await asAdmin(admin)).toBe(401)
  expect((await thief.send('POST', '/api/auth/refresh')).status).toBe(401)
})

test('SE5: signing out works with the access token alone, where the refresh cookie is gone', async () => {
  const admin = await shop.signedIn('owner')
  admin.cookies.delete('bw_refresh')
  expect((await admin.send('POST', '/api/auth/logout')).status).toBe(200)
  expect(await asAdmin(admin)).toBe(401)
})

test('SE5: signing out works with the refresh cookie alone, after the access token ran out', async () => {
  const admin = await shop.signedIn('owner')
  const { token } = admin
  admin.token = undefined
  expect((await admin.send('POST', '/api/auth/logout')).status).toBe(200)
  admin.token = token
  expect(await asAdmin(admin)).toBe(401)
})

test('signing out in one browser leaves the other signed in', async () => {
  const [one, other] = [await shop.signedIn('staff'), await shop.signedIn('staff')]
  await one.send('POST', '/api/auth/logout')
  expect([await asAdmin(one), await asAdmin(other)]).toEqual([401, 200])
})

test('refreshing rotates the cookie and answers a new access token', async () => {
  const admin = await shop.signedIn('owner')
  const before = admin.cookies.get('bw_refresh')
  const { status, body } = await admin.send('POST', '/api/auth/refresh')
  expect([status, Object.keys(body)]).toEqual([200, ['success', 'token']])
  expect(admin.cookies.get('bw_refresh')).not.toBe(before)
  admin.token = body.token
  expect(await asAdmin(admin)).toBe(200)
})

test('a browser without a refresh cookie has nothing to refresh', async () => {
  const { status, body } = await shop.browser().send('POST', '/api/auth/refresh')
  expect([status, body.errorCode]).toEqual([401, 'SIGN_IN_FIRST'])
})

describe('sessions', () => {
  test('are listed with what opened them, and ended one by one or all at once', async () => {
    const email = await makeShopper(shop.at.db)
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
    await one.signIn(await makeShopper(shop.at.db), PASSWORD)
    await other.signIn(await makeShopper(shop.at.db), PASSWORD)
    const { id } = (await one.get('/api/auth/sessions')).body.sessions[0]
    expect((await other.send('DELETE', `/api/auth/sessions/${id}`)).status).toBe(404)
    expect((await one.get('/api/auth/me')).status).toBe(200)
  })
})
