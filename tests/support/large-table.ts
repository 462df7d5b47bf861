import { CamelCasePlugin, type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import type { Db } from '../../src/lib/db.server.ts'
import type { DB } from '../../src/lib/tables.server.ts'

/** Many rows at once; the index is built afterwards, because entry by entry it would take longer than the rest. */
export async function fillTable(pool: Pool, table: string, index: string, statement: string): Promise<void> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query('select pg_get_indexdef($1::regclass) as made', [index])
    await client.query(`begin; set local statement_timeout = 0; drop index ${index}`)
    await client.query(statement)
    await client.query(`set constraints all immediate; ${rows[0].made}; analyze ${table}; commit`)
  } finally {
    client.release()
  }
}

export interface Watched {
  db: Db
  /** What has been asked since this was last called. */
  take: () => CompiledQuery[]
  /** How PostgreSQL would go about it. */
  planOf: (query: Pick<CompiledQuery, 'sql' | 'parameters'>) => Promise<string>
}

/** The same database, seen by somebody who reads along. */
export function watched(pool: Pool): Watched {
  const queries: CompiledQuery[] = []
  const plugins = [new CamelCasePlugin()]
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins,
    log: ({ query }) => void queries.push(query),
  })
  return {
    db,
    take: () => queries.splice(0),
    planOf: async ({ sql, parameters }) =>
      JSON.stringify((await pool.query(`explain (format json) ${sql}`, [...parameters])).rows),
  }
}

export const readsAll = (plan: string, table: string): boolean =>
  new RegExp(`"Node Type":"Seq Scan"[^}]*?"Relation Name":"${table}"`).test(plan)
