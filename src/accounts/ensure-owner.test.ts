import { afterAll, beforeAll, expect, test } from 'vitest'
import { NOW } from '../../tests/support/builders.ts'
import { crowd } from '../../tests/support/crowd.ts'
import { type TestDatabase, testDatabase, warm } from '../../tests/support/database.ts'
import { newId } from '../lib/id.server.ts'
import { ensureOwner } from './ensure-owner.server.ts'
import { hasOwner } from './has-owner.server.ts'
import { hashPassword, isPassword } from './passwords.server.ts'

let at: TestDatabase
beforeAll(async () => {
  at = await testDatabase()
})
afterAll(() => at.close())

const accountOf = (email: string) =>
  at.db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

test('an empty shop has no owner until its settings name one', async () => {
  expect(await hasOwner(at.db)).toBe(false)
  await ensureOwner(at.db, { email: 'owner@shop.test', password: 'first password' }, NOW)
  expect(await hasOwner(at.db)).toBe(true)
  const owner = await accountOf('owner@shop.test')
  expect(owner).toMatchObject({ role: 'admin', adminRole: 'owner', emailVerifiedAt: NOW })
  expect(owner.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('starting again with another password in the settings changes nothing', async () => {
  await ensureOwner(at.db, { email: 'owner@shop.test', password: 'second password' }, NOW)
  const { passwordHash } = await accountOf('owner@shop.test')
  expect(await isPassword('first password', passwordHash)).toBe(true)
  expect(await isPassword('second password', passwordHash)).toBe(false)
})

test('somebody who has an account already becomes the owner and keeps the password', async () => {
  const passwordHash = await hashPassword('a password of their own')
  const shopper = { id: newId(), email: 'mona@example.com', fullName: 'Mona Adel', passwordHash }
  await at.db.insertInto('accounts').values(shopper).execute()
  await ensureOwner(at.db, { email: shopper.email, password: 'from the settings' }, NOW)
  expect(await accountOf(shopper.email)).toMatchObject({ ...shopper, role: 'admin', adminRole: 'owner' })
})

test('a shop on the internet is not owned through a password that anybody would try', async () => {
  const owner = { email: 'weak@shop.test', isPublic: true }
  for (const password of ['egypt123', 'weak@shop.test', 'black&white'])
    await expect(ensureOwner(at.db, { ...owner, password }, NOW)).rejects.toThrow('Wrong setting ADMIN_PASSWORD')
  await ensureOwner(at.db, { ...owner, password: 'long-owner-pass-1' }, NOW)
  expect((await accountOf(owner.email)).adminRole).toBe('owner')
})

test('servers that start at once make one owner between them', async () => {
  await warm(at)
  const { broken } = await crowd(8, () => ensureOwner(at.db, { email: 'new@shop.test', password: 'a password' }, NOW))
  expect(broken).toEqual([])
  expect((await accountOf('new@shop.test')).adminRole).toBe('owner')
})
