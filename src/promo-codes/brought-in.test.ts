import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFee, makeProduct, NOW, requestFor } from '../../tests/support/builders.ts'
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts'
import { readsAll, watched } from '../../tests/support/large-table.ts'
import { makePromoCode } from '../../tests/support/promo-codes.ts'
import { fromPounds } from '../lib/money.ts'
import { changeStatus } from '../orders/change-status.server.ts'
import { placeOrder } from '../orders/place-order.server.ts'
import { amountsOf } from '../orders/price.ts'
import { whatCodesBroughtIn } from './db-brought-in.server.ts'
import { listPromoCodes } from './db-list.server.ts'

let at: TestDatabase
let productId: string
beforeAll(async () => {
  at = await testDatabase(4)
  await makeFee(at.db)
  productId = (await makeProduct(at.db, { sizes: [{ size: 'M', stock: 50 }] })).id
})
afterAll(() => at.close())

/** A tee for EGP 200, less 10 %, and 50 for the way. */
async function place(promoCode: string): Promise<string> {
  const request = requestFor([{ productId }], { promoCode })
  const { total } = amountsOf(request.lines, fromPounds(50), fromPounds(20))
  return (await placeOrder(at.db, { ...request, total }, NOW)).id
}
const move = (orderId: string, status: 'cancelled' | 'paid') =>
  changeStatus(at.db, { orderId, status, restock: true, note: '', accountId: null }, NOW)
const idOf = async (code: string) =>
  (await at.db.selectFrom('promoCodes').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id

test('what a code brought in: orders that stand, what was taken off, and what was paid less what went back', async () => {
  const [code, idle] = [await makePromoCode(at.db, { maxUsagePerUser: 9 }), await makePromoCode(at.db)]
  const [paid, refunded, cancelled] = [await place(code), await place(code), await place(code)]
  await place(code)
  for (const order of [paid, refunded]) await move(order, 'paid')
  await move(cancelled, 'cancelled')
  await at.pool.query('update payments set refunded = 3000 where order_id = $1', [refunded])
  const [id, idleId] = [await idOf(code), await idOf(idle)]
  const broughtIn = await whatCodesBroughtIn(at.db, [id, idleId])
  expect(broughtIn(id)).toEqual({ orders: 3, discount: 6000, revenue: 2 * 23_000 - 3000 })
  expect(broughtIn(idleId)).toEqual({ orders: 0, discount: 0, revenue: 0 })
  expect((await whatCodesBroughtIn(at.db, []))(id).orders).toBe(0)
})

test('neither orders nor codes are read one by one, however many there are', async () => {
  const client = await at.pool.connect()
  try {
    await client.query(`begin; set local statement_timeout = 0; set local session_replication_role = replica;
      insert into promo_codes (id, code, name, discount_type, discount_value, max_uses, max_uses_per_person, starts_at, ends_at,
        is_personal)
      select 'c' || n, 'CODE' || n, 'Code ' || md5(n::text), 'fixed', 100, 9, 1, now(), now() + interval '1 day', true
      from generate_series(1, 20000) as n;
      insert into promo_code_uses (order_id, promo_code_id, code, discount_type, discount_value, email, phone)
      select 'o' || n, 'c' || (n % 20000 + 1), 'CODE', 'fixed', 100, 'm@x.example', '+201000000000'
      from generate_series(1, 40000) as n;
      commit; analyze promo_codes; analyze promo_code_uses`)
  } finally {
    client.release()
  }
  const { db, take, planOf } = watched(at.pool)
  const asked = { status: 'all', whose: undefined, page: 1, limit: 10 } as const
  const { rows, total } = await listPromoCodes(db, { ...asked, search: 'code777' })
  expect([rows.length, total]).toEqual([10, 11])
  await whatCodesBroughtIn(
    db,
    rows.map(({ id }) => id),
  )
  const queries = take()
  expect(queries.length).toBe(3)
  for (const query of queries) {
    const plan = await planOf(query)
    for (const table of ['promo_codes', 'promo_code_uses', 'orders']) expect(readsAll(plan, table), plan).toBe(false)
  }
  await listPromoCodes(db, { ...asked, search: '' })
  for (const query of take()) expect(await planOf(query)).toContain('promo_codes_for_everybody')
})
