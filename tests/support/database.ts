import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { PgBoss } from 'pg-boss'
import { type Database, openDatabase } from '../../src/lib/db.server.ts'
import { openJobs } from '../../src/lib/jobs.server.ts'

const admin = process.env['TEST_DATABASE_URL'] ?? ''

async function asAdmin(query: string): Promise<pg.QueryResult> {
  const client = new pg.Client(admin)
  await client.connect()
  try {
    return await client.query(query)
  } finally {
    await client.end()
  }
}

export interface TestDatabase extends Database {
  url: string
  boss: PgBoss
  /** How often PostgreSQL had to break a deadlock here; closes the connections that have not told yet. */
  countDeadlocks: () => Promise<number>
  close: () => Promise<void>
}

/** A database of its own for one test file, cloned from the migrated template. */
export async function testDatabase(max = 30): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  // Copied as files: the usual way writes each of them into the log as well.
  await asAdmin(`create database ${name} template shop_template strategy file_copy`)
  const url = Object.assign(new URL(admin), { pathname: `/${name}` }).href
  // A crowd stands in line, for connections and for rows: on a busy machine that takes its time.
  const database = openDatabase(url, () => {}, { max, connectionTimeoutMillis: 25_000, statement_timeout: 25_000 })
  const boss = await openJobs(url, () => {})
  let isOpen = true
  const disconnect = async (): Promise<void> => {
    if (!isOpen) return
    isOpen = false
    await boss.stop({ graceful: false })
    await database.db.destroy()
  }
  return {
    ...database,
    url,
    boss,
    countDeadlocks: async () => {
      await disconnect()
      const { rows } = await asAdmin(`select deadlocks::int from pg_stat_database where datname = '${name}'`)
      return (rows[0] as { deadlocks: number }).deadlocks
    },
    close: async () => {
      await disconnect()
      await asAdmin(`drop database ${name} with (force)`)
    },
  }
}

/** A database with nothing in it, as somebody who runs a server makes one. */
export async function emptyTestDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(`create database ${name} template template0`)
  return {
    url: Object.assign(new URL(admin), { pathname: `/${name}` }).href,
    drop: async () => void (await asAdmin(`drop database ${name} with (force)`)),
  }
}

/** Opens every connection of the pool: else the first caller has finished before the second is connected. */
export async function warm({ pool }: Database): Promise<void> {
  const size = pool.options.max
  await Promise.all(Array.from({ length: size }, () => pool.query('select pg_sleep(0.05)')))
}
