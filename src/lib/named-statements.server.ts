import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import type { ClientPool } from './bounded-pool.server.ts'
import { digest } from './digest.server.ts'
import { isSilence, patienceNow } from './silence.server.ts'

/** Times that a text is asked before it gets a name. */
const OFTEN = 10
/** Names: each is a plan that every connection keeps. Texts with lists of their own length never come near it. */
const MOST = 150
/** Texts whose askings are counted. */
const WATCHED = 2000

const WORTH_A_NAME = /^\s*(select|insert|update|delete|with)\b/i

/** Says of a text by which name PostgreSQL may know it. */
export function statementNames(): { of: (text: string) => string | undefined; renew: () => void } {
  const counts = new Map<string, number>()
  const names = new Map<string, string>()
  let edition = 1
  return {
    of: (text) => {
      const known = names.get(text)
      if (known !== undefined || names.size >= MOST || !WORTH_A_NAME.test(text)) return known
      if (counts.size >= WATCHED) counts.clear()
      const times = (counts.get(text) ?? 0) + 1
      counts.set(text, times)
      if (times >= OFTEN) names.set(text, `${edition}-${digest(text).slice(0, 22)}`)
      return undefined
    },
    renew: () => {
      edition += 1
      names.clear()
      counts.clear()
    },
  }
}

/** A migration has changed a table under a statement that was prepared before it. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery'

const askedBy = (name: string | undefined, text: string, values: readonly unknown[]) => {
  return { ...(name ? { name } : {}), text, values: [...values], ...patienceNow() }
}

/** The pool, but that what is asked often is read and planned once a connection, and not each time. */
export function namingStatements(pool: ClientPool): PostgresPool {
  const names = statementNames()
  const named = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const naming = (client: pg.PoolClient): PostgresPoolClient => {
    const query = async (text: string, values: readonly unknown[]) => {
      try {
        return await client.query(askedBy(names.of(text), text, values))
      } catch (error) {
        if (isOutdated(error)) {
          names.renew()
          // A transaction answers nothing more: that is tried again as a whole.
          return await client.query(askedBy(undefined, text, values)).catch(() => Promise.reject(error))
        }
        // Whoever asked next would wait behind this statement for as long again.
        if (isSilence(error)) void client.end()
        throw error
      }
    }
    return Object.assign(Object.create(client) as PostgresPoolClient, { query })
  }
  return {
    ...pool,
    connect: async () => {
      const client = await pool.connect()
      const known = named.get(client) ?? naming(client)
      named.set(client, known)
      return known
    },
  }
}
