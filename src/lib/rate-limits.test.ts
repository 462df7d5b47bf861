import { afterAll, beforeAll, expect, test } from 'vitest'
import { crowd } from '../../tests/support/crowd.ts'
import { type TestDatabase, testDatabase, warm } from '../../tests/support/database.ts'
import { addressBucket, openRateLimits, type RateLimits } from './rate-limits.server.ts'

let at: TestDatabase
let limits: RateLimits
beforeAll(async () => {
  at = await testDatabase()
  limits = openRateLimits(at.pool)
})
afterAll(() => at.close())

const ORDERS = 'order by account, phone or browser'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:0000:0000:0000:0001', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['', 'unknown'],
  ['nobody', 'unknown'],
  ["'; drop table accounts", 'unknown'],
])('%j is counted as %s', (address, bucket) => {
  expect(addressBucket(address)).toBe(bucket)
})

test('of two hundred tries at once exactly as many count as there may be', async () => {
  await warm(at)
  const { done, refused, broken } = await crowd(200, () => limits.count(ORDERS, 'a browser'))
  expect({ done: done.length, refused, broken }).toEqual({
    done: 10,
    refused: { RATE_LIMIT_EXCEEDED: 190 },
    broken: [],
  })
})

test('two servers count together', async () => {
  const other = openRateLimits(at.pool)
  for (let turn = 0; turn < 5; turn += 1) await limits.count(ORDERS, 'two servers')
  for (let turn = 0; turn < 5; turn += 1) await other.count(ORDERS, 'two servers')
  await expect(limits.count(ORDERS, 'two servers')).rejects.toMatchObject({ code: 'RATE_LIMIT_EXCEEDED' })
  await expect(other.count(ORDERS, 'two servers')).rejects.toMatchObject({ code: 'RATE_LIMIT_EXCEEDED' })
})

test('whoever has to wait is told how many seconds, within the limit’s own span', async () => {
  for (let turn = 0; turn < 10; turn += 1) await limits.count(ORDERS, 'waiting')
  const refusal = await limits.count(ORDERS, 'waiting').catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code: 'RATE_LIMIT_EXCEEDED', details: { retryAfter: expect.any(Number) } })
  const { retryAfter } = (refusal as { details: { retryAfter: number } }).details
  expect(retryAfter).toBeGreaterThan(590)
  expect(retryAfter).toBeLessThanOrEqual(600)
})

test('a try that is given back may be used again', async () => {
  for (let turn = 0; turn < 30; turn += 1) {
    await limits.count(ORDERS, 'given back')
    await limits.giveBack(ORDERS, 'given back')
  }
  for (let turn = 0; turn < 10; turn += 1) await limits.count(ORDERS, 'given back')
  await expect(limits.count(ORDERS, 'given back')).rejects.toMatchObject({ code: 'RATE_LIMIT_EXCEEDED' })
})

test('what is counted by one limit does not count for another, nor for somebody else', async () => {
  for (let turn = 0; turn < 10; turn += 1) await limits.count(ORDERS, 'one')
  await expect(limits.count('upload by account', 'one')).resolves.toBeUndefined()
  await expect(limits.count(ORDERS, 'One')).resolves.toBeUndefined()
})
