import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/support/database.ts'
import { fillTable, readsAll, watched } from '../../../tests/support/large-table.ts'
import { mailboxOf } from '../../promo-codes/promo-code.ts'
import { keepGuest } from '../keeping/keep-guest.server.ts'
import { countOpenOrders, countRefusalsBy, sumPast } from './db-cash.server.ts'

const TEN_THOUSAND = `insert into orders (id, sku, placed_by, language, payment_method, holds, subtotal, shipping_fee, total, name, email,
    phone, address, governorate_id, city_name, country, created_at)
  select '01ARZ3NDEKTSV4RRFF' || lpad(n::text, 8, '0'), 'BW' || lpad(n::text, 6, '0'), 'browser ' || n, 'en', 'cod',
    'reserved', n, 0, n, 'Somebody ' || n, n || '@shop.test', '+2012' || lpad(n::text, 8, '0'), '-', 'cairo', '-',
    'EG', now() - n * interval '1 hour'
  from generate_series(1, 10000) as n`

let at: TestDatabase
beforeAll(async () => {
  at = await testDatabase()
})
afterAll(() => at.close())

test('ten thousand orders are not read to know one person’s', async () => {
  await fillTable(at.pool, 'orders', 'orders_newest', TEN_THOUSAND)
  await at.pool.query(`insert into order_keepers (token_hash, order_id, expires_at, by_placing)
    select 'hash ' || id, id, now() + interval '30 days', true from orders`)
  await at.pool.query('vacuum analyze orders, order_keepers')
  const { db, take, planOf } = watched(at.pool)
  const person = { accountId: null, placedBy: ['browser 7'], phone: '+201200000008', mailbox: '9@shop.test' }
  const { own, known } = await sumPast(db, person)
  expect([own.open, known.open]).toEqual([7, 24])
  await db.transaction().execute((tx) => countOpenOrders(tx, { ...person, accountId: 'nobody' }))
  await countRefusalsBy(db, '+201200000008')
  const browser = { orderId: '01ARZ3NDEKTSV4RRFF00000007', old: undefined, placedBy: 'browser 7' }
  await db.transaction().execute((tx) => keepGuest(tx, browser, new Date()))
  for (const query of take().filter(({ sql }) => /^\s*(select|with)/i.test(sql))) {
    const plan = await planOf(query)
    for (const table of ['orders', 'order_keepers']) expect(readsAll(plan, table), query.sql).toBe(false)
  }
})

test('nor while more are open than the tables’ figures know', async () => {
  const rush = await testDatabase()
  try {
    await rush.pool.query('vacuum analyze orders')
    await rush.pool.query(TEN_THOUSAND)
    const { db, take, planOf } = watched(rush.pool)
    const person = { accountId: null, placedBy: ['browser 7'], phone: '+201200000008', mailbox: '9@shop.test' }
    expect(await db.transaction().execute((tx) => countOpenOrders(tx, person))).toBe(1)
    const plans = await Promise.all(
      take()
        .filter(({ sql }) => sql.includes('from orders'))
        .map(planOf),
    )
    expect(plans.join()).toContain('orders_by_phone')
    expect(plans.join()).not.toMatch(/orders_by_status|Seq Scan/)
  } finally {
    await rush.close()
  }
})

test.each(['Mona@Example.com', ' mona+shop@example.com', 'mona@example.com+x', 'a+b+c@x.y'])(
  'the database and the shop call one mailbox the same: %s',
  async (email) => {
    const { rows } = await at.pool.query('select mailbox_of($1) as mailbox', [email])
    expect(rows).toEqual([{ mailbox: mailboxOf(email) }])
  },
)
