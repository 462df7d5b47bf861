import { createHmac } from 'node:crypto'
import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { digest } from '#lib/digest.server.ts'
import { NOW } from '../../tests/support/builders.ts'
import { ACCESS_LIFE, accessTokenFor, firstRefreshToken, sessionIn, successorOf } from './tokens.server.ts'

const SECRET = 'a secret of thirty-two bytes or more'
const accessKey = createHmac('sha256', SECRET).update('access').digest()
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const at = (seconds: number) => Math.floor(NOW.getTime() / 1000) + seconds

/** A token made with the shop's own key, right in everything but what is given. */
function forge(claims: { alg?: string; iss?: string; aud?: string; exp?: number | null; sid?: unknown; key?: Buffer }) {
  const { alg = 'HS256', iss = 'shop', aud = 'shop.access', exp = at(60), sid = 'S1', key = accessKey } = claims
  const token = new SignJWT({ sid }).setProtectedHeader({ alg }).setIssuer(iss).setAudience(aud).setIssuedAt(at(0))
  return (exp === null ? token : token.setExpirationTime(exp)).sign(key)
}

test('an access token names its session, for a quarter of an hour', async () => {
  const token = await accessTokenFor('S1', SECRET, NOW)
  expect(await sessionIn(token, SECRET, NOW)).toBe('S1')
  expect(await sessionIn(token, SECRET, later(ACCESS_LIFE - 1))).toBe('S1')
  expect(await sessionIn(token, SECRET, later(ACCESS_LIFE))).toBeNull()
})

test('DU11: after the clock went back an hour, whoever has signed in before is still signed in', async () => {
  expect(await sessionIn(await accessTokenFor('S1', SECRET, later(3600)), SECRET, NOW)).toBe('S1')
})

test('it says nothing of who it belongs to, and nothing of a role', async () => {
  const [, payload = ''] = (await accessTokenFor('S1', SECRET, NOW)).split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid'])
})

test('the forged tokens of this file are refused for what is wrong with them, not for how they are made', async () => {
  expect(await sessionIn(await forge({}), SECRET, NOW)).toBe('S1')
})

test.each([
  ['signed with another secret', { key: Buffer.alloc(32, 7) }],
  ['signed with the bare secret', { key: Buffer.from(SECRET) }],
  ['signed with the key of refresh tokens', { key: createHmac('sha256', SECRET).update('refresh').digest() }],
  ['of another algorithm', { alg: 'HS512' }],
  ['of another issuer', { iss: 'elsewhere' }],
  ['for another audience', { aud: 'shop.mail' }],
  ['over', { exp: at(-1) }],
  ['without an end', { exp: null }],
  ['whose session is a number', { sid: 7 }],
  ['whose session is a list', { sid: ['S1'] }],
])('a token %s is no token', async (_, wrong) => {
  expect(await sessionIn(await forge(wrong), SECRET, NOW)).toBeNull()
})

test('SE7: a token that is not signed, or signed for other words, is no token', async () => {
  const claims = { sid: 'S1', iss: 'shop', aud: 'shop.access', exp: at(60) }
  const [head = '', , seal = ''] = (await forge({})).split('.')
  const unsigned = ['none', 'None', 'NONE', 'HS256'].map((alg) => `${encoded({ alg, typ: 'JWT' })}.${encoded(claims)}.`)
  const edited = `${head}.${encoded({ ...claims, sid: 'S2' })}.${seal}`
  const pathKey = `${encoded({ alg: 'HS256', kid: '../../dev/null' })}.${encoded(claims)}.${seal}`
  for (const token of [...unsigned, edited, pathKey, '', '..', 'a.b.c', firstRefreshToken()])
    expect(await sessionIn(token, SECRET, NOW), token).toBeNull()
})

test('a refresh token has one successor for this shop, and what is kept of either can’t be used', () => {
  const token = firstRefreshToken()
  const next = successorOf(token, SECRET)
  expect(successorOf(token, SECRET)).toBe(next)
  expect(successorOf(token, `${SECRET}!`)).not.toBe(next)
  expect(new Set([token, next, digest(token), digest(next), firstRefreshToken()]).size).toBe(5)
  expect(Buffer.from(token, 'base64url').length).toBe(32)
})
