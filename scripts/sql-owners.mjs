import { product, roomOf, walk } from './sources.mjs'

const SQL_FILE = /\/db(-[a-z-]+)?\.server\.ts$/
const WRITES = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto'])
const QUERIES = new Set([...WRITES, 'selectFrom'])
const RAW_WRITE =
  /(?<!\b(?:for|key|do) )\b(?:insert into|update|delete from|merge into|truncate(?: table)?)\s+(?:only\s+)?"?([a-z_]+)/gi

// SQL that reads and writes no table of a room.
const WITHOUT_TABLES = {
  'src/lib/migrate.server.ts': 'prepares the database itself',
  'src/lib/notices.server.ts': 'notifies the other processes',
  'src/lib/readiness.server.ts': 'asks whether the database answers',
  'src/lib/silence.server.ts': 'says how long statements may take',
  'src/payments/settle-transaction.server.ts': 'a savepoint before what may be taken back',
}

/** Queries outside the files that are named for them, and outside verbs that are one query and nothing else. */
export function findStraySql() {
  return product()
    .filter((source) => !SQL_FILE.test(source.file) && !isQueryVerb(source))
    .flatMap(queriesOf)
    .filter(({ file, what, table }) => !(file in WITHOUT_TABLES && what === 'sql' && !table))
    .map(({ file, line, what }) => `${file}:${line}: ${what}`)
}

/** `lock-any-order.server.ts` holds lockAnyOrder, which asks the database and decides nothing. */
function isQueryVerb({ file, text }) {
  const [, name] = /\/([\w-]+)\.server\.ts$/.exec(file) ?? []
  const verb = name?.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())
  const exported = [...text.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(([, found]) => found)
  const decides = /\b(?:Refusal|inTransaction|enqueue)\b|^import (?!type).* from '\.\//m.test(text)
  return exported.length === 1 && exported[0] === verb && !decides
}

/** A table that two rooms write has no owner. */
export function findSharedTables() {
  const writes = product()
    .flatMap(queriesOf)
    .filter(({ table }) => table)
  const perTable = Map.groupBy(writes, ({ table }) => table)
  return [...perTable]
    .filter(([, of]) => new Set(of.map(({ file }) => roomOf(file))).size > 1)
    .map(([table, of]) => `${table} is written in ${[...new Set(of.map(({ file }) => file))].join(', ')}`)
}

/** Every query with its place and, where it writes, its table. */
function queriesOf({ file, text, program }) {
  const found = []
  const add = (node, what, table) =>
    found.push({ file, line: text.slice(0, node.start + 1).split('\n').length, what, table })
  walk(program, (node) => {
    if (node.type === 'CallExpression') {
      const called = node.callee.property?.name ?? node.callee.name
      if (QUERIES.has(called)) add(node, called, WRITES.has(called) ? tableOf(node.arguments[0]) : undefined)
      if (node.callee.object?.name === 'sql') add(node, 'sql')
    }
    if (node.type === 'TaggedTemplateExpression' && node.tag.name === 'sql') {
      const raw = node.quasi.quasis.map(({ value }) => value.raw).join('?')
      const tables = [...raw.matchAll(RAW_WRITE)].map(([, table]) => inCamels(table))
      for (const table of tables.length > 0 ? tables : [undefined]) add(node, 'sql', table)
    }
  })
  return found
}

/** `'orders as o'` writes orders; a table that is no plain text cannot be told. */
function tableOf(argument) {
  return typeof argument?.value === 'string' ? argument.value.split(' ')[0] : 'a table that is not named'
}

function inCamels(name) {
  return name.toLowerCase().replace(/_([a-z])/g, (_, letter) => letter.toUpperCase())
}
