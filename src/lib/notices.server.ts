import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { type Db, type Tx, whenOver } from './db.server.ts'

export type Notice = 'content' | 'stock'
/** And within this process: 'pieces' of a size that has many, so that only who counts them says another number. */
export type Change = Notice | 'pieces'

const CHANNEL = 'shop_pages'
/** Milliseconds: so often it is asked whether anybody is there, as who only listens never learns that nobody speaks. */
const PULSE = 5000
const PATIENCE = 3000

const hearing = new Set<(what: Change) => void>()

/** Told within this process, before whoever made the change hears that it is made. */
export function noticeHere(tx: Tx | Db, what: Change): void {
  whenOver(tx, () => {
    for (const hear of hearing) hear(what)
  })
}

export function hearHere(hear: (what: Change) => void): () => void {
  hearing.add(hear)
  return () => void hearing.delete(hear)
}

/** Told to every process when the caller's transaction commits. */
export async function notice(tx: Tx | Db, what: Notice): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${what})`.execute(tx as Kysely<unknown>)
  noticeHere(tx, what)
}

export interface Listener {
  stop: () => Promise<void>
}

const isThere = (client: pg.Client): Promise<unknown> =>
  client.query('select 1').catch(() => client.end().catch(() => {}))

/** Hears every notice; after a lost connection `onNotice('content')`, because anything may have been missed. */
export async function listen(url: string, onNotice: (what: Notice) => void): Promise<Listener> {
  let stopped = false
  let client: pg.Client | undefined
  let again: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
    })
    fresh.on('error', () => {})
    fresh.on('notification', ({ payload }) => onNotice(payload === 'stock' ? 'stock' : 'content'))
    try {
      await fresh.connect()
      await fresh.query(`listen ${CHANNEL}`)
    } catch (error) {
      void fresh.end().catch(() => {})
      throw error
    }
    if (stopped) return fresh.end()
    client = fresh
    const pulse = setInterval(() => void isThere(fresh), PULSE).unref()
    fresh.once('end', () => clearInterval(pulse))
    // Only now: a try that failed has told so already, and would be repeated twice.
    fresh.once('end', tryAgain)
    onNotice('content')
  }

  function tryAgain(): void {
    client = undefined
    if (!stopped) again = setTimeout(() => void connect().catch(tryAgain), 1000)
  }

  // Also at first: until it hears, nobody who can change anything is there either.
  await connect().catch(tryAgain)
  return {
    stop: async () => {
      stopped = true
      clearTimeout(again)
      await client?.end()
    },
  }
}
