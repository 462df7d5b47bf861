import { AsyncLocalStorage } from 'node:async_hooks'
import { type Kysely, sql } from 'kysely'

/** As long as a timer can run: 24 days. */
const LONGEST = 2 ** 31 - 1

const patient = new AsyncLocalStorage<true>()

/** Work on one connection, whose statements take as long as they take. */
export function patiently<DB, Done>(db: Kysely<DB>, work: (connection: Kysely<DB>) => Promise<Done>): Promise<Done> {
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    try {
      return await patient.run(true, () => work(connection))
    } finally {
      // Where that can't be said either, the connection is gone.
      await sql`reset statement_timeout`.execute(connection).catch(() => {})
    }
  })
}

/** What pg is told beside a statement's text, in its own words. */
export const patienceNow = (): { query_timeout?: number } => (patient.getStore() ? { query_timeout: LONGEST } : {})

/** Nothing has come, not even that the statement took too long: the network is gone, or whoever was there. */
export const isSilence = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout'
