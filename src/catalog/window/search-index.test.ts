import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/support/database.ts'
import { fillTable, readsAll, type Watched, watched } from '../../../tests/support/large-table.ts'
import { lookAt } from '../../../tests/support/window.ts'

const MANY = 20_000

let at: TestDatabase
let shop: Watched

beforeAll(async () => {
  at = await testDatabase(4)
  shop = watched(at.pool)
  await fillTable(
    at.pool,
    'products',
    'products_search',
    `insert into products (id, sku, name, name_ar, price, color, collection, category, size_group)
    select 'p' || n, 'BW' || lpad(n::text, 5, '0'), 'Vest ' || md5(n::text), 'فانلة ' || n, 10000,
      case n % 2 when 0 then 'black' else 'white' end, 'Black',
      case when n in (1, 77, 4242) then 'Hoodies' else 'Accessories' end, 'top'
    from generate_series(1, ${MANY}) as n`,
  )
  await at.pool.query(`
    insert into variants (id, product_id, size, on_hand)
    select size || n, 'p' || n, size, 1 from generate_series(1, ${MANY}) as n, unnest(array['S', 'M', 'L']) as size`)
  await at.pool.query('vacuum analyze products, variants')
})
afterAll(() => at.close())

test.each(['hoodie', 'هودي', 'الهودى', 'hoddie', 'hoodie black', 'sweatshirt', 'BW04242', 'zzzz'])(
  'twenty thousand products are not read one by one to find %s',
  async (q) => {
    shop.take()
    const { pagination } = await lookAt(shop.db, { q })
    expect(pagination.total).toBe({ zzzz: 0, BW04242: 1, 'hoodie black': 1 }[q] ?? 3)
    const asked = shop.take()
    const searches = asked.filter(({ sql }) => sql.includes('products.search'))
    // Once for its page and all counts; what is nowhere is looked for once more as it was probably meant.
    expect(searches).toHaveLength({ zzzz: 2, hoddie: 3 }[q] ?? 1)
    for (const query of searches) expect(await shop.planOf(query), query.sql).toContain('products_search')
    for (const query of asked) {
      const plan = await shop.planOf(query)
      for (const table of ['products', 'variants']) expect(readsAll(plan, table), query.sql).toBe(false)
    }
  },
)

test('nor to find what is spelled nearly so', async () => {
  const { rows } = await at.pool.query(`select prosrc from pg_proc where proname = 'near_words'`)
  const sql = String(rows[0].prosrc).replaceAll('asked', `'hoddie'`).replaceAll('most', '60')
  const plan = await shop.planOf({ sql, parameters: [] })
  expect(plan).toContain('products_search')
  expect(readsAll(plan, 'products')).toBe(false)
})
