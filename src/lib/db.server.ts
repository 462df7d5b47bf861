import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { namingActors } from './actors.server.ts'
import { boundedPool } from './bounded-pool.server.ts'
import { isOutdated, namingStatements } from './named-statements.server.ts'
import type { DB } from './tables.server.ts'
import { areTracesOpen, traceStatement } from './traces.server.ts'

export type Tx = Transaction<DB>
export type Db = Kysely<DB>

// Amounts and counters are whole and far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export interface Database {
  db: Db
  pool: pg.Pool
}

/** Milliseconds beyond a statement's own time, after which not the statement is slow: nothing comes any more. */
const SILENCE = 3000

interface PoolLimits {
  max?: number
  /** Milliseconds, for a connection and for a statement. */
  connectionTimeoutMillis?: number
  statement_timeout?: number
}

export function openDatabase(
  url: string,
  onLost: (error: Error) => void = () => {},
  { max = 12, connectionTimeoutMillis = 3000, statement_timeout = 5000 }: PoolLimits = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis,
    statement_timeout,
    // A network that swallows everything also swallows that the statement's time was over. Zero is for ever.
    query_timeout: statement_timeout && statement_timeout + SILENCE,
    // Of work that may take as long as it takes, the system asks whether the other end is still there.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // With a connection go its plans, and what it knows of the tables: who came next would pay for both.
    idleTimeoutMillis: 600_000,
    idle_in_transaction_session_timeout: 10_000,
  })
  // Without a listener, a connection lost while idle ends the process.
  pool.on('error', onLost)
  // So does one lost while in use, which its query reports.
  pool.on('connect', (client) => void client.on('error', () => {}))
  const dialect = new PostgresDialect({ pool: namingStatements(namingActors(boundedPool(pool))) })
  const log = areTracesOpen() ? { log: traceStatement } : {}
  return { db: new Kysely<DB>({ dialect, plugins: [new CamelCasePlugin()], ...log }), pool }
}

/** Why nothing can be had from this database, in a line without its password; null where it answers. */
export async function whyUnreachable({ pool }: Database, url: string): Promise<string | null> {
  try {
    await pool.query('select 1')
    return null
  } catch (error) {
    const { host } = new URL(url)
    // Where a name has several addresses, each of them has said something.
    const [cause] = error instanceof AggregateError ? error.errors : [error]
    return `no database to be had at ${host} (${cause instanceof Error ? cause.message : 'no answer'})`
  }
}

const afterwards = new WeakMap<Tx, (() => void)[]>()

/** Done once the transaction is over, and before anybody is told so; at once where there is none. */
export function whenOver(tx: Tx | Db, work: () => void): void {
  const works = tx.isTransaction ? afterwards.get(tx as Tx) : undefined
  if (works) works.push(work)
  else work()
}

const WORTH_ANOTHER_TRY = new Set(['40001', '40P01'])

const isWorthAnotherTry = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (WORTH_ANOTHER_TRY.has(error.code ?? '') || isOutdated(error))

async function tryOnce<T>(db: Db, verb: (tx: Tx) => Promise<T>): Promise<T> {
  const works: (() => void)[] = []
  const transaction = db.transaction().execute((tx) => {
    afterwards.set(tx, works)
    return verb(tx)
  })
  // Of a commit that ended with an error nobody knows whether it happened.
  return transaction.finally(() => {
    for (const work of works) work()
  })
}

/** One verb, one transaction; one that PostgreSQL chose as a deadlock's victim is tried again, three times at most. */
export async function inTransaction<T>(db: Db, verb: (tx: Tx) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryOnce(db, verb)
    } catch (error) {
      if (tries === 3 || !isWorthAnotherTry(error)) throw error
    }
  }
}

// Connection, shutdown, resources, a statement or a lock that took too long, deadlocks that three tries did not outlast.
const LATER = /^(08|57P|53|57014|55P03|25P03|40P01|40001|58030)/
const NETWORK = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']
const DISK = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EMFILE']
const SYSTEM = new Set([...NETWORK, ...DISK])

// A quota that is used up, or a limit: unlike a full disk it has no code of its own.
const WITHOUT_ROOM = /^(md(zero)?extend|BufFileDumpBuffer)$/

const isWithoutRoom = (error: Error): boolean => 'routine' in error && WITHOUT_ROOM.test(String(error.routine))

const LOST =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|is not queryable|has been discarded/

export function isWorthLater(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    isOutdated(error) ||
    isWithoutRoom(error) ||
    LATER.test(code) ||
    SYSTEM.has(code) ||
    LOST.test(error.message) ||
    isWorthLater(error.cause)
  )
}

/** A row that others refer to does not go. */
export const isInUse = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '23503'

export const isUniqueClash = (error: unknown, ...constraints: string[]): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505' && constraints.includes(error.constraint ?? '')

/** A clash on one of these is worth another try: a name is drawn anew, or the row that was quicker is found. */
export async function untilUnique<T>(constraints: string[], write: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write()
    } catch (error) {
      if (tries === 5 || !isUniqueClash(error, ...constraints)) throw error
    }
  }
}
