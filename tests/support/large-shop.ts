import { sql } from 'kysely'
import { sumCustomers } from '../../src/customers/sum-customers.server.ts'
import { patiently } from '../../src/lib/silence.server.ts'
import { sumSales } from '../../src/overview/sum-sales.server.ts'
import { sumVisits } from '../../src/visits/sum-visits.server.ts'
import type { TestBrowser } from './browser.ts'
import { makeFee } from './builders.ts'
import { type Size, statements } from './large-rows.ts'
import type { TestShop } from './shop.ts'

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
async function rowsReadThrough({ at, database }: TestShop): Promise<Map<string, number>> {
  // Each connection tells for itself: kept busy, no two of these are the same.
  const telling = [database.pool, at.pool].flatMap((pool) =>
    Array.from({ length: pool.totalCount }, () => pool.query('select pg_stat_force_next_flush(), pg_sleep(0.02)')),
  )
  await Promise.all(telling)
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
  'order_keepers',
  'order_letters',
  'order_arrivals',
  'payments',
  'payment_attempts',
  'payment_events',
  'refunds',
  'stock_ledger',
  'accounts',
  'visits',
  'activity',
  'pre_orders',
]

/** These too; but a page of a list is a good part of them in a shop of a test, and then rightly reads them through. */
const LARGE_FOR_ONE = [
  ...LARGE,
  'refund_lines',
  'return_requests',
  'return_lines',
  'return_steps',
  'promo_code_uses',
  'reviews',
  'review_invitations',
  'stock_alerts',
  'account_links',
  'addresses',
  'sessions',
  'refresh_tokens',
  'cart_lines',
  'favorites',
  'customers',
  'rate_limits',
  'notification_letters',
]

/** What a call may ask of the settings; a list that asks for each of its products does so hundreds of times. */
const FEW = 10

/** What this work reads through, and what it asks for again and again. */
async function readBy(shop: TestShop, tables: readonly string[], work: () => Promise<unknown>): Promise<string[]> {
  const before = await rowsReadThrough(shop)
  await work()
  const after = await rowsReadThrough(shop)
  const asked = (after.get(SETTINGS) ?? 0) - (before.get(SETTINGS) ?? 0)
  return [
    ...tables.filter((table) => after.get(table) !== before.get(table)),
    ...(asked > FEW ? [`${SETTINGS}, too often`] : []),
  ]
}

async function foundIn(shop: TestShop, owner: TestBrowser, path: string): Promise<string[]> {
  let status = 0
  const read = await readBy(shop, LARGE, async () => {
    status = (await owner.get(`/api${path}`)).status
  })
  return [...(status === 200 ? [] : [`${path}: ${status}`]), ...read.map((table) => `${path}: ${table}`)]
}

/** What is found each time: what a job read beside it is not read again. */
async function foundAgain(find: () => Promise<string[]>): Promise<string[]> {
  const once = await find()
  const again = once.length > 0 ? await find() : []
  return once.filter((each) => again.includes(each))
}

/** Which of these calls read a large table through, ask for the same again and again, or answer with anything but 200. */
export async function callsThatReadThrough(shop: TestShop, paths: readonly string[]): Promise<string[]> {
  const owner = await shop.signedIn('owner')
  const found: string[] = []
  for (const path of paths) found.push(...(await foundAgain(() => foundIn(shop, owner, path))))
  return found
}

/** Something that somebody does: all that must be there first, then the thing itself. */
export type Act = () => Promise<() => Promise<unknown>>

async function readByAct(shop: TestShop, name: string, act: Act): Promise<string[]> {
  try {
    return await readBy(shop, LARGE_FOR_ONE, await act())
  } catch (error) {
    throw new Error(name, { cause: error })
  }
}

/** Which of these acts read a large table through. */
export async function actsThatReadThrough(shop: TestShop, acts: Readonly<Record<string, Act>>): Promise<string[]> {
  const found: string[] = []
  for (const [name, act] of Object.entries(acts)) {
    const tables = await foundAgain(() => readByAct(shop, name, act))
    found.push(...tables.map((table) => `${name}: ${table}`))
  }
  return found
}
