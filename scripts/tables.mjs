// npm run tables: the types of the tables, from the database at DATABASE_URL; with --verify they are only compared.
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { Cli } from 'kysely-codegen'

const { values } = parseArgs({ options: { verify: { type: 'boolean', default: false } } })

await new Cli().generate({
  logLevel: 'warn',
  dialect: 'postgres',
  defaultSchemas: ['public'],
  excludePattern: '{kysely_migration*,pgboss.*}',
  camelCase: true,
  typeMapping: { int8: 'number' },
  outFile: 'src/lib/tables.server.ts',
  postprocess: withWords,
  ...values,
})

/** A column that may hold these words only has them as its type: they come from its check and from nowhere else. */
async function withWords({ db, metadata }) {
  const words = new Map((await listChecks(db)).flatMap(wordsIn))
  for (const table of metadata.tables)
    for (const column of table.columns) column.enumValues ??= words.get(`${table.name}.${column.name}`) ?? null
  return metadata
}

async function listChecks(db) {
  const { rows } = await sql`
    select relname as "table", pg_get_constraintdef(pg_constraint.oid) as "rule"
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'c' and convalidated and connamespace = 'public'::regnamespace
  `.execute(db)
  return rows
}

/** Only a check that says this and nothing else: half of an "or" would promise too much. */
function wordsIn({ table, rule }) {
  const [, column, list] = /^CHECK \(\((\w+) (?:= ANY|<@) \(?ARRAY\[([^\]]*)\]\)?\)\)$/.exec(rule) ?? []
  const words = [...(list ?? '').matchAll(/'((?:[^']|'')*)'::text/g)].map(([, word]) => word.replaceAll("''", "'"))
  return words.length > 0 ? [[`${table}.${column}`, words]] : []
}
