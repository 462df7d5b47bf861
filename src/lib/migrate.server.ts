import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Db } from './db.server.ts'
import { patiently } from './silence.server.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../db/migrations')

async function migrationsIn(folder: string): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const migrations = files.map(async (file): Promise<[string, Migration]> => {
    const text = await readFile(path.join(folder, file), 'utf8')
    return [file.slice(0, -4), { up: async (db) => void (await sql.raw(text).execute(db)) }]
  })
  return Object.fromEntries(await Promise.all(migrations))
}

export const knows = async (migration: string): Promise<boolean> => migration in (await migrationsIn(FOLDER))

/** Runs what is new, or what is new up to one, once, under the migrator's lock, however many processes start at once. */
export async function migrate(db: Db, upTo?: string): Promise<string[]> {
  await refuseDeafDatabase(db)
  // A change of a large table, or of another process that migrates, may take longer than a shopper would wait.
  return patiently(db, async (connection) => {
    const migrator = new Migrator({ db: connection, provider: { getMigrations: () => migrationsIn(FOLDER) } })
    const { error, results = [] } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest())
    if (error) throw error
    return results.map(({ migrationName }) => migrationName)
  })
}

/** With the locale C, pg_trgm sees no Arabic letters and Arabic search would find nothing, silently. */
async function refuseDeafDatabase(db: Db): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db).catch((error: unknown) => {
    // Two first starts at once: the other one has just made it.
    if (!(error instanceof Error && 'code' in error && error.code === '23505')) throw error
  })
  const { rows } = await sql<{ heard: number }>`select cardinality(show_trgm('قميص')) as heard`.execute(db)
  if (!rows[0]?.heard)
    throw new Error(
      'DATABASE_URL: this database does not index Arabic; create it with the locale C.UTF-8 or an ICU one',
    )
}
