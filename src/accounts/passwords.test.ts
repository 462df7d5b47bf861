import { expect, test } from 'vitest'
import { crowd } from '../../tests/support/crowd.ts'
import { hashPassword, isPassword } from './passwords.server.ts'

test('a password is kept as a salted argon2id hash of the cost OWASP gives', async () => {
  const [one, other] = await Promise.all([hashPassword('سرّ طويل كفاية'), hashPassword('سرّ طويل كفاية')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(other).not.toBe(one)
  expect(await isPassword('سرّ طويل كفاية', one)).toBe(true)
  expect(await isPassword('سرّ طويل كفايه', one)).toBe(false)
})

test('AU8: nobody’s password is right, not even the one it is compared with', async () => {
  expect(await isPassword('nobody has this password', null)).toBe(false)
})

test('AU8: a password of nobody costs a hash, as every other: of a crowd as many have to come back', async () => {
  const { done, refused } = await crowd(80, () => isPassword('wrong', null))
  expect({ done: done.length, refused }).toEqual({ done: 63, refused: { UNAVAILABLE: 17 } })
  expect(done.some(Boolean)).toBe(false)
})

test('AU13: a crowd at the door waits in a short line, and the rest is told to come back', async () => {
  const hash = await hashPassword('right')
  const { done, refused, broken } = await crowd(80, () => isPassword('right', hash))
  expect({ done: done.length, refused, broken }).toEqual({ done: 63, refused: { UNAVAILABLE: 17 }, broken: [] })
  expect(done.every(Boolean)).toBe(true)
  expect(await isPassword('right', hash)).toBe(true)
})
