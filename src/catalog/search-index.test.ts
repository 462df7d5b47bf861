import { CamelCasePlugin, type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts'
import { lookAt } from '../../tests/support/window.ts'
import type { DB } from '../lib/tables.server.ts'

const MANY = 20_000

let at: TestDatabase
const asked: CompiledQuery[] = []
let db: Kysely<DB>

beforeAll(async () => {
  at = await testDatabase(4)
  // Entry by entry the index would take longer than the rest of this test.
  const { rows } = await at.pool.query(`select pg_get_indexdef('products_search'::regclass) as made`)
  await at.pool.query('drop index products_search')
  await at.pool.query(`
    insert into products (id, sku, name, name_ar, price, color, collection, category, size_group)
    select 'p' || n, 'BW' || lpad(n::text, 5, '0'), 'Vest ' || md5(n::text), 'فانلة ' || n, 10000,
      case n % 2 when 0 then 'black' else 'white' end, 'Black', 'Accessories', 'top'
    from generate_series(1, ${MANY}) as n`)
  await at.pool.query(`update products set category = 'Hoodies' where id in ('p1', 'p77', 'p4242')`)
  await at.pool.query(rows[0].made)
  await at.pool.query('vacuum analyze products')
  db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: at.pool }),
    plugins: [new CamelCasePlugin()],
    log: ({ query }) => void asked.push(query),
  })
})
afterAll(() => at.close())

async function planOf(query: string, values: readonly unknown[] = []): Promise<string> {
  const { rows } = await at.pool.query(`explain (format json) ${query}`, [...values])
  return JSON.stringify(rows[0])
}

const SCAN = /"Node Type":"Seq Scan"[^}]*?"Relation Name":"products"/

test.each(['hoodie', 'هودي', 'الهودى', 'hoddie', 'hoodie black', 'sweatshirt', 'BW04242', 'zzzz'])(
  'twenty thousand products are not read one by one to find %s',
  async (q) => {
    asked.length = 0
    const from = performance.now()
    const { pagination } = await lookAt(db, { q })
    expect(performance.now() - from).toBeLessThan(2000)
    expect(pagination.total).toBe({ zzzz: 0, BW04242: 1, 'hoodie black': 1 }[q] ?? 3)
    const searches = asked.filter(({ sql }) => sql.includes('products.search'))
    expect(searches.length).toBeGreaterThanOrEqual(q === 'zzzz' ? 3 : 2)
    for (const { sql, parameters } of searches) {
      const plan = await planOf(sql, parameters)
      expect(plan, sql).toContain('products_search')
      expect(plan, sql).not.toMatch(SCAN)
    }
  },
)

test('nor to find what is spelled nearly so', async () => {
  const { rows } = await at.pool.query(`select prosrc from pg_proc where proname = 'near_words'`)
  const body = String(rows[0].prosrc).replaceAll('asked', `'hoddie'`).replaceAll('most', '60')
  const plan = await planOf(body)
  expect(plan).toContain('products_search')
  expect(plan).not.toMatch(SCAN)
})
