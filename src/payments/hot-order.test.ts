import { afterAll, beforeAll, expect, test } from 'vitest'
import { warm } from '../../tests/support/database.ts'
import { callbackOf, type PayingShop, payingShop, postCallback } from '../../tests/support/paying.ts'
import { until } from '../../tests/support/until.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await payingShop()
})
afterAll(() => shop.close())

async function decided() {
  const order = await shop.order()
  const { body } = await order.session()
  await shop.bank.choose(body.unifiedCheckoutUrl, { outcome: 'Y', journey: 'late' })
  return { ...order, callback: await callbackOf(shop.bank) }
}

const waitForRow = async (): Promise<number> => {
  const { rows } = await shop.at.pool.query(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].count
}

test('PA3: while forty callbacks of one order wait for it, another order is paid', async () => {
  const [hot, other] = [await decided(), await decided()]
  await warm(shop.database)
  const holder = await shop.at.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select from orders where id = $1 for update', [hot.id])
    const told = Array.from({ length: 40 }, () => postCallback(shop, hot.callback))
    await until(async () => (await waitForRow()) > 0)
    expect((await postCallback(shop, other.callback)).status).toBe(200)
    expect(await waitForRow()).toBe(1)
    await holder.query('rollback')
    expect(new Set((await Promise.all(told)).map(({ status }) => status))).toEqual(new Set([200]))
  } finally {
    holder.release(true)
  }
  expect([await hot.status(), await other.status()]).toEqual(['paid', 'paid'])
})
