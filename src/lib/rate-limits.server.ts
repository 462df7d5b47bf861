import ipaddr from 'ipaddr.js'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { digest } from './digest.server.ts'
import { Refusal } from './refusal.ts'

const MINUTE = 60

/** How often, in how many seconds. Limits by address are wide, because phone networks share addresses. */
const LIMITS = {
  'sign-in by account and address': [10, 15 * MINUTE],
  'sign-in by address': [100, 15 * MINUTE],
  'sign-in by account': [100, 60 * MINUTE],
  'sign-up by e-mail': [5, 60 * MINUTE],
  'sign-up by address': [30, 60 * MINUTE],
  'mailed link by e-mail': [5, 60 * MINUTE],
  'mailed link by address': [30, 60 * MINUTE],
  'password or code by account': [10, 15 * MINUTE],
  'order by account, phone or browser': [10, 10 * MINUTE],
  'pre-order by account': [10, 10 * MINUTE],
  'promo code by browser': [20, 10 * MINUTE],
  'promo code by address': [200, 10 * MINUTE],
  'payment by order': [30, 10 * MINUTE],
  'code look-up by address': [60, 10 * MINUTE],
  'gallery love by address': [300, 10 * MINUTE],
  'search by address': [600, MINUTE],
  'visit by browser': [60, MINUTE],
  'visit by address': [600, MINUTE],
  'page trouble by address': [30, MINUTE],
  'stock alert by address': [60, 60 * MINUTE],
  'stock alert by e-mail': [20, 60 * MINUTE],
  'review by account': [10, 60 * MINUTE],
  'upload by account': [120, 60 * MINUTE],
  'order link by address': [20, 60 * MINUTE],
  'order link by code': [3, 60 * MINUTE],
  'confirmation by order': [60, 10 * MINUTE],
  'return by order': [20, 60 * MINUTE],
  'return photo by order': [20, 60 * MINUTE],
  'letter by order': [5, 60 * MINUTE],
  'provider question by order': [10, 10 * MINUTE],
} as const

type Limit = keyof typeof LIMITS

export interface RateLimits {
  /** Counts one try; refuses with RATE_LIMIT_EXCEEDED and the seconds to wait. */
  count(limit: Limit, by: string): Promise<void>
  giveBack(limit: Limit, by: string): Promise<void>
}

const tooMany = (left: RateLimiterRes) =>
  new Refusal('RATE_LIMIT_EXCEEDED', { details: { retryAfter: Math.max(1, Math.ceil(left.msBeforeNext / 1000)) } })

/** What is counted by is kept as a hash: e-mails may be longer than a key, and are nobody's to read here. */
const keyOf = (by: string): string => digest(by)

/** Counted in the database, so that several processes count together. */
export function openRateLimits(pool: Pool): RateLimits {
  const limiters = new Map(
    Object.entries(LIMITS).map(([name, [points, duration]]) => {
      const keyPrefix = name.replaceAll(/\W+/g, '-')
      const settings = { storeClient: pool, storeType: 'pool', tableName: 'rate_limits', tableCreated: true }
      return [name, new RateLimiterPostgres({ ...settings, keyPrefix, points, duration })]
    }),
  )
  const limiterOf = (limit: Limit): RateLimiterPostgres => {
    const limiter = limiters.get(limit)
    if (!limiter) throw new Error(`No such limit: ${limit}`)
    return limiter
  }
  return {
    count: async (limit, by) => {
      await limiterOf(limit)
        .consume(keyOf(by))
        .catch((reason: unknown) => {
          throw reason instanceof RateLimiterRes ? tooMany(reason) : reason
        })
    },
    giveBack: async (limit, by) => void (await limiterOf(limit).reward(keyOf(by))),
  }
}

export const noRateLimits: RateLimits = { count: async () => {}, giveBack: async () => {} }

/** An address as it is counted: one IPv4, or one IPv6 network of 64 bits. */
export function addressBucket(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`).toString()}/64`
}
