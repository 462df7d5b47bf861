import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../tests/support/books.ts'
import { makeFee, makeProduct } from '../../tests/support/builders.ts'
import { emptyTestDatabase } from '../../tests/support/database.ts'
import { orderForm } from '../../tests/support/order-form.ts'
import { PASSWORD, PASSWORD_HASH, type TestShop, testShop } from '../../tests/support/shop.ts'
import { until } from '../../tests/support/until.ts'
import { openDatabase } from './db.server.ts'
import { newId } from './id.server.ts'
import { migrate } from './migrate.server.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ RATE_LIMITS: 'on' })
  await makeFee(shop.at.db)
})
afterAll(() => shop.close())

test('AV6: while nothing can be counted nobody signs in, whoever looks is served, and both go on afterwards', async () => {
  const email = 'mona@example.com'
  const person = { id: newId(), email, fullName: 'Mona Adel', passwordHash: PASSWORD_HASH, role: 'user' } as const
  await shop.at.db.insertInto('accounts').values(person).execute()
  await sql`alter table rate_limits rename to rate_limits_away`.execute(shop.at.db)
  // The wrong word is not even looked at: who may try without being counted guesses it.
  for (const word of [PASSWORD, 'another long enough word'])
    expect((await shop.browser().signIn(email, word)).status).toBeGreaterThanOrEqual(500)
  expect((await shop.browser().get('/api/products')).status).toBe(200)
  await sql`alter table rate_limits_away rename to rate_limits`.execute(shop.at.db)
  expect((await shop.browser().signIn(email, PASSWORD)).status).toBe(200)
})

test('DU12: two that migrate an empty database at once: each change is made once', async () => {
  const empty = await emptyTestDatabase()
  const servers = [openDatabase(empty.url), openDatabase(empty.url)]
  const made = (await Promise.all(servers.map(({ db }) => migrate(db)))).flat()
  expect(made.length).toBeGreaterThan(10)
  expect(new Set(made).size).toBe(made.length)
  await Promise.all(servers.map(({ db }) => db.destroy()))
  await empty.drop()
})

test('DU3: every connection cut amid thirty orders: each acknowledged one is there, and the next is taken', async () => {
  const { id } = await makeProduct(shop.at.db, { sizes: [{ size: 'M', stock: 100 }] })
  const guests = Array.from({ length: 30 }, () => ({ browser: shop.browser(), form: orderForm({ productId: id }) }))
  await Promise.all(guests.map(({ browser }) => browser.get('/api/csrf-token')))
  const answers = await shop.at.db.transaction().execute(async (tx) => {
    await tx.selectFrom('variants').select('id').where('productId', '=', id).forUpdate().execute()
    const asked = guests.map(({ browser, form }) => browser.send('POST', '/api/orders/guest', form))
    await until(async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.at.db)
      return (rows[0]?.waiting ?? 0) > 1
    })
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(tx)
    return asked
  })
  const heard = await Promise.all(answers)
  expect(heard.filter(({ status }) => ![201, 503].includes(status))).toEqual([])
  expect(heard.filter(({ status }) => status === 503).length).toBeGreaterThan(1)
  const orders = (await shop.at.db.selectFrom('orders').select('id').execute()).map((order) => order.id)
  expect(orders).toEqual(
    expect.arrayContaining(heard.filter(({ status }) => status === 201).map(({ body }) => body.order.id)),
  )
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
  const next = await shop.browser().send('POST', '/api/orders/guest', orderForm({ productId: id }))
  expect(next.status).toBe(201)
})
