import { afterAll, beforeAll, expect, test } from 'vitest'
import { digest } from '#lib/digest.server.ts'
import { makeOwner, NOW } from '../../tests/support/builders.ts'
import { crowd } from '../../tests/support/crowd.ts'
import { type TestDatabase, testDatabase, warm } from '../../tests/support/database.ts'
import { newId } from '../lib/id.server.ts'
import { findViewer } from './find-viewer.server.ts'
import { refreshSession } from './refresh-session.server.ts'
import { signOut } from './sign-out.server.ts'
import { firstRefreshToken, SESSION_LIFE } from './tokens.server.ts'

const SECRET = 'a secret of thirty-two bytes or more'

let at: TestDatabase
beforeAll(async () => {
  at = await testDatabase()
})
afterAll(() => at.close())

const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const refresh = (token: string, seconds = 0) => refreshSession(at.db, token, SECRET, later(seconds))
const refusal = { code: 'SIGN_IN_FIRST' }

async function makeSession() {
  const id = newId()
  const token = firstRefreshToken()
  const accountId = await makeOwner(at.db)
  await at.db
    .insertInto('sessions')
    .values({ id, accountId, createdAt: NOW, expiresAt: later(SESSION_LIFE) })
    .execute()
  await at.db
    .insertInto('refreshTokens')
    .values({ hash: digest(token), sessionId: id, createdAt: NOW })
    .execute()
  return { id, token, accountId }
}

const tokensOf = async (sessionId: string) =>
  (await at.db.selectFrom('refreshTokens').select('hash').where('sessionId', '=', sessionId).execute()).length

test('a refresh token is traded for an access token and its successor', async () => {
  const { id, token, accountId } = await makeSession()
  const { accessToken, refreshToken } = await refresh(token)
  expect(refreshToken).not.toBe(token)
  const viewer = await findViewer(at.db, accessToken, SECRET, later(1))
  expect(viewer).toEqual({ accountId, sessionId: id, adminRole: 'owner' })
  expect((await refresh(refreshToken, 60)).refreshToken).not.toBe(refreshToken)
  expect(await tokensOf(id)).toBe(3)
})

test('SE6: twenty tabs with one token at once get the same successor', async () => {
  const { id, token } = await makeSession()
  await warm(at)
  const { done, refused: no, broken } = await crowd(20, () => refresh(token))
  expect({ done: done.length, no, broken }).toEqual({ done: 20, no: {}, broken: [] })
  expect(new Set(done.map(({ refreshToken }) => refreshToken)).size).toBe(1)
  expect(await tokensOf(id)).toBe(2)
})

test('an answer that got lost may be asked for again for twenty seconds', async () => {
  const { token } = await makeSession()
  const first = await refresh(token)
  expect((await refresh(token, 20)).refreshToken).toBe(first.refreshToken)
  expect((await refresh(first.refreshToken, 21)).accessToken).toMatch(/\./)
})

test('SE6: a token used again later was stolen: its whole session ends, the thief’s and the owner’s alike', async () => {
  const { id, token } = await makeSession()
  const { accessToken, refreshToken } = await refresh(token)
  await expect(refresh(token, 20.001)).rejects.toMatchObject(refusal)
  await expect(refresh(refreshToken, 21)).rejects.toMatchObject(refusal)
  expect(await findViewer(at.db, accessToken, SECRET, later(21))).toBeNull()
  const { endedAt } = await at.db
    .selectFrom('sessions')
    .select('endedAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(endedAt).toEqual(later(20.001))
})

test('asking again does not start the twenty seconds anew', async () => {
  const { token } = await makeSession()
  await refresh(token)
  await refresh(token, 15)
  await expect(refresh(token, 25)).rejects.toMatchObject(refusal)
})

test('one stolen session ends alone: the account’s other browsers stay signed in', async () => {
  const [one, other] = [await makeSession(), await makeSession()]
  await at.db.updateTable('sessions').set({ accountId: one.accountId }).where('id', '=', other.id).execute()
  await refresh(one.token)
  await expect(refresh(one.token, 30)).rejects.toMatchObject(refusal)
  expect((await refresh(other.token, 31)).refreshToken).toBeTruthy()
})

test('a session is over after thirty days, however often it was refreshed', async () => {
  const { token } = await makeSession()
  const { refreshToken } = await refresh(token, SESSION_LIFE - 10)
  await expect(refresh(refreshToken, SESSION_LIFE)).rejects.toMatchObject(refusal)
})

test('what is no token of ours opens nothing', async () => {
  const { token } = await makeSession()
  for (const odd of ['', 'x', digest(token), `${token} `, `${token}=`, token.toLowerCase(), firstRefreshToken()])
    await expect(refresh(odd), odd).rejects.toMatchObject(refusal)
  await expect(refreshSession(at.db, token, SECRET, NOW)).resolves.toBeTruthy()
})

test('after signing out nothing of the session can be refreshed', async () => {
  const { token } = await makeSession()
  const { accessToken, refreshToken } = await refresh(token)
  await signOut(at.db, { viewer: null, refreshToken: token }, later(5))
  await expect(refresh(refreshToken, 6)).rejects.toMatchObject(refusal)
  await expect(refresh(token, 6)).rejects.toMatchObject(refusal)
  expect(await findViewer(at.db, accessToken, SECRET, later(6))).toBeNull()
})

test('signing out while twenty tabs refresh leaves no way back in', async () => {
  const { token } = await makeSession()
  await warm(at)
  const { done, broken } = await crowd(21, async (turn) =>
    turn === 10 ? signOut(at.db, { viewer: null, refreshToken: token }, NOW) : refresh(token),
  )
  expect(broken).toEqual([])
  for (const session of done) if (session) await expect(refresh(session.refreshToken, 1)).rejects.toMatchObject(refusal)
  await expect(refresh(token, 1)).rejects.toMatchObject(refusal)
})
