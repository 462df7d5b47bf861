import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from, to } from 'pg-copy-streams'
import type { Db } from '#lib/db.server.ts'

/** Kept by the migrations themselves, or of the last minutes alone. */
const LEFT_OUT = ['kysely_migration', 'kysely_migration_lock', 'rate_limits']

export interface Table {
  name: string
  columns: string[]
}

const named = (name: string): string => `public.${pg.escapeIdentifier(name)}`
const columnsOf = ({ columns }: Table): string => columns.map((column) => pg.escapeIdentifier(column)).join(', ')

/** A connection that nobody hurries: a large table takes minutes. */
async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  // Without a listener, a connection lost ends the process; who waits for it is told as well.
  client.on('error', () => {})
  await client.connect()
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
  return client
}

async function rowsOf<Row extends object>(client: pg.Client, query: string, values: unknown[] = []): Promise<Row[]> {
  return (await client.query<Row>(query, values)).rows
}

const listTables = (client: pg.Client): Promise<Table[]> =>
  rowsOf(
    client,
    `select relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all($1)
       and attnum > 0 and not attisdropped and attgenerated = ''
     group by relname order by relname`,
    [LEFT_OUT],
  )

const findMigration = async (client: pg.Client): Promise<string> =>
  (await rowsOf<{ name: string }>(client, 'select name from kysely_migration order by name desc limit 1'))[0]?.name ??
  ''

export interface WaitingJob {
  id: string
  name: string
  data: object
  startAfter: Date
}

/** What the shop still meant to do; what it is told by the clock comes by itself. */
const listJobs = (client: pg.Client): Promise<WaitingJob[]> =>
  rowsOf(
    client,
    `select id, name, data, start_after as "startAfter" from pgboss.job
     where state < 'completed' and name not like '\\_\\_pgboss%'
       and name not in (select name from pgboss.schedule) order by created_on, id`,
  )

/** Everything as it is at one moment, however long it is read and whatever is sold meanwhile. Null: another reads. */
export async function openSnapshot(url: string) {
  const client = await connect(url)
  const [lock] = await rowsOf<{ isMine: boolean }>(
    client,
    `select pg_try_advisory_lock(hashtext('back-up')) as "isMine"`,
  )
  if (!lock?.isMine) {
    await client.end()
    return null
  }
  await client.query('begin isolation level repeatable read read only')
  return {
    migration: await findMigration(client),
    tables: await listTables(client),
    sequences: await rowsOf<{ name: string; last: number }>(
      client,
      `select sequencename as name, last_value::float8 as last from pg_sequences
       where schemaname = 'public' and last_value is not null order by 1`,
    ),
    jobs: await listJobs(client),
    mediaIds: (await rowsOf<{ id: string }>(client, 'select id from media')).map(({ id }) => id),
    /** Its rows as PostgreSQL writes them; how many there were is known at the end. */
    read: (table: Table) => client.query(to(`copy ${named(table.name)} (${columnsOf(table)}) to stdout`)),
    /** Throws where the connection was lost, and with it the lock: another may be clearing what this one wrote. */
    stillAlone: () => client.query('select 1'),
    close: () => client.end(),
  }
}

/** Why nothing may be written into this database; null where it is empty and nobody is in it. */
export async function whyNotEmpty(url: string): Promise<'in use' | 'not empty' | null> {
  const client = await connect(url)
  try {
    const [{ others = 0, tables = 0 } = {}] = await rowsOf<{ others: number; tables: number }>(
      client,
      `select (select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
                 and backend_type = 'client backend')::int as others,
              (select count(*) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r')::int as tables`,
    )
    return others > 0 ? 'in use' : tables > 0 ? 'not empty' : null
  } finally {
    await client.end()
  }
}

export async function emptyDatabase(url: string): Promise<void> {
  const client = await connect(url)
  try {
    await client.query('drop schema if exists pgboss cascade; drop schema public cascade; create schema public')
  } finally {
    await client.end()
  }
}

interface LoadedTable extends Table {
  rows: number
}

interface Load<Loaded extends LoadedTable> {
  tables: readonly Loaded[]
  sequences: readonly { name: string; last: number }[]
  read: (table: Loaded) => AsyncIterable<Buffer>
}

/** All or nothing, in place of what the migrations wrote; references are checked at the end as if they were new. */
export async function loadTables<Loaded extends LoadedTable>(
  url: string,
  { tables, sequences, read }: Load<Loaded>,
): Promise<void> {
  const client = await connect(url)
  try {
    await client.query('begin')
    const references = await rowsOf<{ table: string; name: string; rule: string }>(
      client,
      `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as rule
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    )
    for (const { table, name } of references)
      await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`)
    await client.query(`truncate ${tables.map(({ name }) => named(name)).join(', ')}`)
    for (const table of tables) await loadTable(client, table, read(table))
    for (const { name, last } of sequences) await client.query('select setval($1, $2)', [named(name), last])
    for (const { table, name, rule } of references)
      await client.query(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${rule}`)
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

async function loadTable(client: pg.Client, table: LoadedTable, bytes: AsyncIterable<Buffer>): Promise<void> {
  await client.query(`alter table ${named(table.name)} disable trigger user`)
  const into = client.query(from(`copy ${named(table.name)} (${columnsOf(table)}) from stdin`))
  await pipeline(bytes, into)
  if (into.rowCount !== table.rows)
    throw new Error(`${table.name}: ${table.rows} rows were kept, ${into.rowCount} came back`)
  await client.query(`alter table ${named(table.name)} enable trigger user`)
}

export const listOwners = (db: Db) =>
  db
    .selectFrom('accounts')
    .select(['email', 'fullName as name', 'language'])
    .where('adminRole', '=', 'owner')
    .where('closedAt', 'is', null)
    .execute()
