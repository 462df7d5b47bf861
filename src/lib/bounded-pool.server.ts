import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import { Refusal } from './refusal.ts'

/** For each connection so many may wait; who comes after would wait in vain, and is told at once. */
const MOST_WAITING = 50

export type ClientPool = Omit<PostgresPool, 'connect'> & { connect: () => Promise<pg.PoolClient> }

export function boundedPool(pool: pg.Pool): ClientPool {
  const most = MOST_WAITING * pool.options.max
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      if (pool.waitingCount >= most) throw new Refusal('UNAVAILABLE', { details: { retryAfter: 2 } })
      return pool.connect()
    },
  }
}
