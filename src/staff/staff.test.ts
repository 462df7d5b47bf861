import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendMailOf } from '../../tests/support/account-mail.ts'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { crowd } from '../../tests/support/crowd.ts'
import { warm } from '../../tests/support/database.ts'
import { readsAll, watched } from '../../tests/support/large-table.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { listTeam } from '../accounts/team/list-team.server.ts'
import type { RequestContext } from '../lib/route.server.ts'
import { changeRole } from './change-role.server.ts'
import { endMember } from './end-member.server.ts'

let shop: TestShop
let owner: TestBrowser
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.at.db.updateTable('accounts').set({ role: 'user', adminRole: null }).where('role', '=', 'admin').execute()
  owner = await shop.signedIn('owner')
})

const idOf = async (browser: TestBrowser): Promise<string> => (await browser.get('/api/auth/me')).body.user.id
const codeOf = async (answer: Promise<{ status: number; body: { errorCode?: string } }>) => {
  const { status, body } = await answer
  return [status, body.errorCode]
}
const rolesOf = async (ids: string[]) =>
  (await shop.at.db.selectFrom('accounts').select('adminRole').where('id', 'in', ids).execute()).map(
    ({ adminRole }) => adminRole,
  )

test('the team is listed with since when, last seen and second factor, to owners alone', async () => {
  const staff = await shop.signedIn('staff')
  await shop.signedIn('user')
  const { body } = await owner.get('/api/staff')
  expect(body.staff.map(({ adminRole }: { adminRole: string }) => adminRole)).toEqual(['owner', 'staff'])
  expect(body.staff[1]).toMatchObject({ id: await idOf(staff), full_name: 'Nour Hassan', hasSecondFactor: false })
  for (const { since, seenAt } of body.staff)
    for (const moment of [since, seenAt]) expect(Date.now() - Date.parse(moment)).toBeLessThan(60_000)
  expect((await staff.get('/api/staff')).status).toBe(403)
})

describe('a role', () => {
  test('holds from the next call on, and is written down with both sides', async () => {
    const staff = await shop.signedIn('staff')
    const id = await idOf(staff)
    expect((await staff.send('POST', '/api/products', {})).status).toBe(400)
    expect((await owner.send('PUT', `/api/staff/${id}`, { adminRole: 'viewer', from: 'staff' })).status).toBe(200)
    expect((await staff.send('POST', '/api/products', {})).status).toBe(403)
    expect((await staff.get('/api/orders')).status).toBe(200)
    const [told] = (await owner.get('/api/activity?subject=account')).body.activity
    expect(told).toMatchObject({
      subjectId: id,
      label: 'Nour Hassan',
      before: { adminRole: 'staff' },
      after: { adminRole: 'viewer' },
    })
  })

  test('that somebody else has changed meanwhile is not overwritten', async () => {
    const id = await idOf(await shop.signedIn('staff'))
    await owner.send('PUT', `/api/staff/${id}`, { adminRole: 'viewer' })
    expect(await codeOf(owner.send('PUT', `/api/staff/${id}`, { adminRole: 'owner', from: 'staff' }))).toEqual([
      409,
      'STALE_EDIT',
    ])
    expect(await codeOf(owner.send('DELETE', `/api/staff/${id}`, { from: 'staff' }))).toEqual([409, 'STALE_EDIT'])
    expect(await rolesOf([id])).toEqual(['viewer'])
  })

  test('is nobody’s own to change or end, and the last owner stays', async () => {
    const id = await idOf(owner)
    const own = () => [
      codeOf(owner.send('PUT', `/api/staff/${id}`, { adminRole: 'staff' })),
      codeOf(owner.send('DELETE', `/api/staff/${id}`, {})),
    ]
    for (const answer of own()) expect(await answer).toEqual([409, 'LAST_OWNER'])
    await shop.signedIn('owner')
    for (const answer of own()) expect(await answer).toEqual([409, 'OWN_ROLE'])
  })

  test('is given to nobody who shops here, and to no account that is closed', async () => {
    const id = await idOf(await shop.signedIn('user'))
    expect(await codeOf(owner.send('PUT', `/api/staff/${id}`, { adminRole: 'owner' }))).toEqual([404, 'NOT_FOUND'])
    expect(await codeOf(owner.send('DELETE', `/api/staff/${id}`, {}))).toEqual([404, 'NOT_FOUND'])
  })

  test('of an owner lets in only with a second factor, where the shop asks owners for one', async () => {
    const { settings, texts } = (await owner.get('/api/admin/settings')).body
    const staff = await shop.signedIn('staff')
    const id = await idOf(staff)
    const facts = JSON.stringify({ ...settings, texts, ownersNeedSecondFactor: true })
    await shop.at.db.insertInto('shopSettings').values({ facts }).execute()
    await owner.send('PUT', `/api/staff/${id}`, { adminRole: 'owner' })
    expect((await staff.get('/api/orders')).status).toBe(403)
    await owner.send('PUT', `/api/staff/${id}`, { adminRole: 'staff' })
    expect((await staff.get('/api/orders')).status).toBe(200)
    await shop.at.db.deleteFrom('shopSettings').execute()
  })
})

test('whoever is ended is out of every browser at once, and shops on as anybody', async () => {
  const other = await shop.signedIn('owner')
  const id = await idOf(other)
  await other.send('POST', '/api/staff/invitations', {
    email: 'friend@example.com',
    adminRole: 'owner',
    language: 'en',
  })
  const [letter] = await sendMailOf(shop, 'send-invitation')
  expect((await owner.send('DELETE', `/api/staff/${id}`, { from: 'owner' })).status).toBe(200)
  expect(await codeOf(other.get('/api/orders'))).toEqual([401, 'SIGN_IN_FIRST'])
  expect((await other.send('POST', '/api/auth/refresh')).status).toBe(401)
  const { email, role } = await shop.at.db
    .selectFrom('accounts')
    .select(['email', 'role'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(role).toBe('user')
  expect((await shop.browser().signIn(email, 'a long enough word')).status).toBe(200)
  // What they had sent to somebody else opens nothing.
  expect(await codeOf(shop.browser().send('POST', '/api/invitations/open', { token: letter?.token }))).toEqual([
    409,
    'INVITATION_WITHDRAWN',
  ])
})

test('of owners who demote and end each other at the same moment one at least is left', async () => {
  await warm(shop.database)
  for (const change of [
    (id: string, context: RequestContext<'owner'>) => changeRole({ id, adminRole: 'staff', from: undefined }, context),
    (id: string, context: RequestContext<'owner'>) => endMember({ id, from: undefined }, context),
  ]) {
    const pair = [await shop.signedIn('owner'), await shop.signedIn('owner'), owner]
    const ids = await Promise.all(pair.map(idOf))
    const contextOf = (accountId: string): RequestContext<'owner'> =>
      ({ ...shop.deps, now: new Date(), viewer: { accountId } }) as RequestContext<'owner'>
    const { done, refused, broken } = await crowd(3, (at) => change(ids[(at + 1) % 3] ?? '', contextOf(ids[at] ?? '')))
    expect({ broken, all: done.length + (refused['NOT_ALLOWED'] ?? 0) }).toEqual({ broken: [], all: 3 })
    expect((await rolesOf(ids)).filter((role) => role === 'owner')).not.toEqual([])
    // Nobody acted who was an owner no more.
    expect((await rolesOf(ids)).filter((role) => role === 'owner')).toHaveLength(3 - done.length)
    owner = await shop.signedIn('owner')
  }
})

test('among ten thousand who shop the team is read without a look at the rest', async () => {
  await shop.at.pool.query(`
    insert into accounts (id, email, full_name)
    select 'many-' || n, n || '@many.example', 'Somebody' from generate_series(1, 10000) as n`)
  await shop.at.pool.query('analyze accounts')
  const reader = watched(shop.at.pool)
  expect((await listTeam(reader.db)).map(({ adminRole }) => adminRole)).toContain('owner')
  const [query] = reader.take()
  expect(query && readsAll(await reader.planOf(query), 'accounts')).toBe(false)
})
