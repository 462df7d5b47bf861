import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts'
import { fillTable, readsAll, watched } from '../../tests/support/large-table.ts'
import { CUSTOMER_SORTS } from './customer.ts'
import { findCustomer, listCustomers, listOrdersOfCustomer, listSamePhone } from './db.server.ts'
import { sumCustomers } from './sum-customers.server.ts'

let at: TestDatabase
beforeAll(async () => {
  at = await testDatabase()
  await at.pool.query(`
    insert into accounts (id, email, full_name, created_at)
    select 'A' || lpad(n::text, 25, '0'), n || '@account.test', 'Person ' || n, now() - n * interval '1 hour'
    from generate_series(1, 3000) as n`)
  await fillTable(
    at.pool,
    'orders',
    'orders_search',
    `insert into orders (id, sku, placed_by, language, payment_method, holds, subtotal, shipping_fee, total, name, email,
      phone, address, governorate_id, city_name, country, created_at, account_id, is_paid)
    select '01ARZ3NDEKTSV4RRFF' || lpad(n::text, 8, '0'), 'BW' || lpad(n::text, 6, '0'), 'test', 'en', 'cod', 'deducted',
      n, 0, n, 'Somebody ' || n, n || '@shop.test', '+2012' || lpad((n % 5000)::text, 8, '0'), '-', 'cairo', '-', 'EG',
      now() - n * interval '1 minute', case when n % 4 = 0 then 'A' || lpad((n % 3000 + 1)::text, 25, '0') end, true
    from generate_series(1, 12000) as n`,
  )
  await sumCustomers(at.db)
  await at.pool.query('vacuum analyze customers')
}, 120_000)
afterAll(() => at.close())

test('of thousands of customers a page is read, and never what they ordered', async () => {
  const { db, take, planOf } = watched(at.pool)
  const first = { page: 1, limit: 20, search: '' }
  for (const sort of CUSTOMER_SORTS) await listCustomers(db, { ...first, sort, page: 3 })
  const { total } = await listCustomers(db, { ...first, sort: 'newest', kind: 'guest' })
  expect(total).toBe(Number((await at.pool.query(`select count(*) from customers where kind = 'guest'`)).rows[0].count))
  const listed = take()
  expect(listed.filter((query) => query.sql.includes('count(*)'))).toEqual([])
  await listCustomers(db, { ...first, sort: 'newest', search: '01200001234' })
  await listCustomers(db, { ...first, sort: 'spent', search: 'Person 2999' })
  for (const query of [...listed, ...take()]) {
    const plan = await planOf(query)
    expect(readsAll(plan, 'customers'), query.sql).toBe(false)
    expect(plan).not.toContain('"orders"')
  }
})

test('one customer is found, and summed again, by indexes alone', async () => {
  const { db, take, planOf } = watched(at.pool)
  const [order] = await at.db.selectFrom('orders').select('id').where('accountId', 'is', null).limit(1).execute()
  const found = await findCustomer(db, order?.id ?? '')
  if (!found) throw new Error('The guest of an order is not found')
  await listOrdersOfCustomer(db, found)
  await listSamePhone(db, found)
  await at.db
    .updateTable('orders')
    .set({ total: 5, subtotal: 5 })
    .where('id', '=', order?.id ?? '')
    .execute()
  await at.db
    .updateTable('orders')
    .set({ name: 'Somebody else' })
    .where('accountId', 'is not', null)
    .where('total', '<', 9)
    .execute()
  const asked = take()
  await sumCustomers(db)
  for (const query of [...asked, ...take().filter(({ sql }) => /^(select|insert into "?customers)/.test(sql))]) {
    const plan = await planOf(query)
    for (const table of ['orders', 'customers', 'accounts']) expect(readsAll(plan, table), query.sql).toBe(false)
  }
})
