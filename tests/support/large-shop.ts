import { sql } from 'kysely'
import { sumCustomers } from '../../src/customers/sum-customers.server.ts'
import { patiently } from '../../src/lib/silence.server.ts'
import { sumSales } from '../../src/overview/sum-sales.server.ts'
import { sumVisits } from '../../src/visits/sum-visits.server.ts'
import type { TestBrowser } from './browser.ts'
import { makeFee } from './builders.ts'
import type { TestShop } from './shop.ts'

export interface Size {
  orders: number
  customers: number
  products: number
  preOrders?: number
}

const id = (prefix: string, n: string): string => `'${prefix}' || lpad((${n})::text, ${26 - prefix.length}, '0')`
const ACCOUNT = '01ARZ3NDEKTSAC'
const PRODUCT = '01ARZ3NDEKTSPR'
const VARIANT = '01ARZ3NDEKTSVA'
const ORDER = '01ARZ3NDEKTSV4RRFF'

/** A few days of open orders, years of delivered ones; half of the customers have an account. */
const statements = ({ orders, customers, products, preOrders = orders * 3 }: Size): string[] => [
  `insert into accounts (id, email, full_name, phone, created_at)
    select ${id(ACCOUNT, 'n')}, 'customer' || n || '@shop.test', 'Customer ' || n, '+2011' || lpad(n::text, 8, '0'),
      now() - n * interval '1 hour'
    from generate_series(1, ${customers}) as n`,
  `insert into products (id, sku, name, price, color, collection, category, size_group, created_at)
    select ${id(PRODUCT, 'n')}, 'BW' || lpad(n::text, 5, '0'), 'Piece ' || n, 10000 + n,
      case when n % 2 = 0 then 'black' else 'white' end, case when n % 2 = 0 then 'Black' else 'White' end,
      case when n % 3 = 0 then 'Polo' else 'Hoodies' end, 'top', now() - n * interval '1 hour'
    from generate_series(1, ${products}) as n`,
  `insert into variants (id, product_id, size, on_hand, reserved)
    select ${id(VARIANT, 'n * 3 + place')}, ${id(PRODUCT, 'n')}, (array['S', 'M', 'L'])[place + 1], n % 40, 0
    from generate_series(1, ${products}) as n, generate_series(0, 2) as place`,
  `insert into orders (id, sku, placed_by, account_id, language, payment_method, holds, subtotal, shipping_fee, total,
      name, email, phone, address, governorate_id, city_name, country, created_at, is_paid, fulfilment)
    select ${id(ORDER, 'n')}, 'BW' || lpad(n::text, 6, '0'), 'test',
      case when n % 2 = 0 then ${id(ACCOUNT, `n % ${customers} + 1`)} end, 'en',
      case when n % 3 = 0 then 'paymob' else 'cod' end, case when n < 200 and n % 4 = 0 then 'reserved' else 'deducted' end,
      n, 0, n, 'Somebody ' || n, n || '@shop.test', '+2012' || lpad((n % ${customers})::text, 8, '0'), '-',
      case when n % 5 = 0 then 'giza' else 'cairo' end, '-', 'EG', now() - n * interval '10 minutes',
      n >= 200 or n % 4 <> 0, case when n < 200 then 'none' else 'delivered' end
    from generate_series(1, ${orders}) as n`,
  `insert into order_lines (order_id, position, product_id, variant_id, name, name_ar, size, price, quantity)
    select ${id(ORDER, 'n')}, place, ${id(PRODUCT, `n % ${products} + 1`)},
      ${id(VARIANT, `(n % ${products} + 1) * 3 + place`)}, 'Piece', '', (array['S', 'M'])[place + 1], n, 1
    from generate_series(1, ${orders}) as n, generate_series(0, 1) as place`,
  `insert into stock_ledger (variant_id, order_id, on_hand_change, reserved_change, on_hand_after, reserved_after, reason, at)
    select ${id(VARIANT, `(n % ${products} + 1) * 3`)}, ${id(ORDER, 'n')}, -1, 0, 0, 0, 'sold', now() - n * interval '10 minutes'
    from generate_series(1, ${orders}) as n`,
  `insert into payments (id, order_id, kind, amount, recorded_at)
    select ${id('01ARZ3NDEKTSPA', 'n')}, ${id(ORDER, 'n')}, 'cash', n, now() - n * interval '10 minutes'
    from generate_series(200, ${orders}) as n`,
  `insert into reviews (id, account_id, product_id, author, rating, comment, status, created_at)
    select ${id('01ARZ3NDEKTSRE', 'n')}, ${id(ACCOUNT, 'n')}, ${id(PRODUCT, `n % ${products} + 1`)}, 'Customer ' || n,
      n % 5 + 1, 'A comment of some words, number ' || n, case when n < 20 then 'pending' else 'approved' end,
      now() - n * interval '1 hour'
    from generate_series(1, ${customers}) as n`,
  `insert into promo_codes (id, code, name, discount_type, discount_value, max_uses, max_uses_per_person,
      starts_at, ends_at)
    select ${id('01ARZ3NDEKTSCO', 'n')}, 'CODE' || n, 'Code ' || n, 'percentage', 10, 100, 1,
      now() - interval '1 day', now() + interval '1 year'
    from generate_series(1, ${products}) as n`,
  `insert into pre_orders (id, account_id, language, name, email, color, size, quantity, price, free_shipping, percent_off,
      releases_on, ships_on, state, cancelled_by, created_at, updated_at)
    select ${id('01ARZ3NDEKTSPO', 'n')}, ${id(ACCOUNT, `n % ${customers} + 1`)}, 'en', 'Somebody ' || n, n || '@shop.test',
      case when n % 2 = 0 then 'black' else 'white' end, (array['M', 'L', 'XL'])[n % 3 + 1], 1, 8500, true, 0,
      '2030-01-01', '2030-01-05', case when n < 100 then 'open' else 'cancelled' end,
      case when n >= 100 then 'team' end, now() - n * interval '1 minute', now()
    from generate_series(1, ${preOrders}) as n`,
  `insert into visits (kind, page, product_id, session_id, at)
    select 'product_view', '/product', ${id(PRODUCT, `n % ${products} + 1`)}, 'session' || n, now() - n * interval '10 minutes'
    from generate_series(1, ${orders}) as n`,
]

/** Fills a shop as years of business would. */
export async function fillShop({ at }: Pick<TestShop, 'at'>, size: Size): Promise<void> {
  await makeFee(at.db)
  await patiently(at.db, async (connection) => {
    for (const statement of statements(size)) await sql.raw(statement).execute(connection)
    await sumSales(connection)
    await sumVisits(connection, new Date())
    await sumCustomers(connection)
    await sql`vacuum analyze`.execute(connection)
  })
}

const SETTINGS = 'shop_settings'

/** How many rows each table has been read through so far, past all of its indexes; of the settings' one row, how often. */
async function rowsReadThrough({ at, database: { pool } }: TestShop): Promise<Map<string, number>> {
  // Each connection tells for itself: kept busy, no two of these are the same.
  await Promise.all(
    Array.from({ length: pool.totalCount }, () => pool.query('select pg_stat_force_next_flush(), pg_sleep(0.02)')),
  )
  const { rows } = await at.pool.query(
    `select relname, case relname when '${SETTINGS}' then seq_scan else seq_tup_read end::int as read
    from pg_stat_user_tables`,
  )
  return new Map(rows.map(({ relname, read }) => [relname, read]))
}

/** Tables that grow with each order and each visit. */
const LARGE = [
  'orders',
  'order_lines',
  'order_history',
  'payments',
  'stock_ledger',
  'accounts',
  'visits',
  'activity',
  'pre_orders',
]

/** What a call may ask of the settings; a list that asks for each of its products does so hundreds of times. */
const FEW = 10

async function foundIn(shop: TestShop, owner: TestBrowser, path: string): Promise<string[]> {
  const before = await rowsReadThrough(shop)
  const { status } = await owner.get(`/api${path}`)
  const after = await rowsReadThrough(shop)
  const read = LARGE.filter((table) => after.get(table) !== before.get(table))
  const asked = (after.get(SETTINGS) ?? 0) - (before.get(SETTINGS) ?? 0)
  return [
    ...(status === 200 ? [] : [`${path}: ${status}`]),
    ...read.map((table) => `${path}: ${table}`),
    ...(asked > FEW ? [`${path}: ${SETTINGS}, too often`] : []),
  ]
}

/** Which of these calls read a large table through, ask for the same again and again, or answer with anything but 200. */
export async function callsThatReadThrough(shop: TestShop, paths: readonly string[]): Promise<string[]> {
  const owner = await shop.signedIn('owner')
  const found: string[] = []
  for (const path of paths) {
    const once = await foundIn(shop, owner, path)
    // What a job read beside it is not read again; what the call reads is read each time.
    const again = once.length > 0 ? await foundIn(shop, owner, path) : []
    found.push(...once.filter((each) => again.includes(each)))
  }
  return found
}
