import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFee, makeProduct } from '../../tests/support/builders.ts'
import { warm } from '../../tests/support/database.ts'
import { orderForm } from '../../tests/support/order-form.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { until } from '../../tests/support/until.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await makeFee(shop.at.db)
})
afterAll(() => shop.close())

const GUESTS = 40

async function guests(count: number) {
  const browsers = Array.from({ length: count }, () => shop.browser())
  await Promise.all(browsers.map((browser) => browser.send('POST', '/api/orders/guest', {})))
  return browsers
}

const waitForRow = async (): Promise<number> => {
  const { rows } = await shop.at.pool.query(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].count
}

test('while many wait for one size, others are ordered; then as many get it as there are', async () => {
  const hot = await makeProduct(shop.at.db)
  const other = await makeProduct(shop.at.db)
  const crowd = await guests(GUESTS)
  const others = await guests(3)
  await warm(shop.database)
  const holder = await shop.at.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select from variants where product_id = $1 for update', [hot.id])
    const placing = crowd.map((guest) => guest.send('POST', '/api/orders/guest', orderForm({ productId: hot.id })))
    await until(async () => (await waitForRow()) >= 3)
    for (const guest of others) {
      const { status } = await guest.send('POST', '/api/orders/guest', orderForm({ productId: other.id }))
      expect(status).toBe(201)
    }
    expect(await waitForRow()).toBe(3)
    await holder.query('rollback')
    const answers = await Promise.all(placing)
    const counts = Object.groupBy(answers, ({ status }) => String(status))
    expect({ 201: counts['201']?.length, 409: counts['409']?.length }).toEqual({ 201: 10, 409: GUESTS - 10 })
  } finally {
    holder.release(true)
  }
})
