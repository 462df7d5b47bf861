import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFee, makeOrder, makeProduct } from '../../tests/support/builders.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

const health = async () => {
  const owner = await shop.signedIn('owner')
  return (await owner.get('/api/admin/health')).body
}

test('the owner reads how the shop is, and what needs somebody', async () => {
  const { db } = shop.at
  expect(await health()).toMatchObject({
    mail: { state: 'good', due: 0, failed: 0, failure: null },
    work: { state: 'good' },
    attention: { state: 'good', orders: 0 },
    disk: { free: expect.any(Number) },
    database: { bytes: expect.any(Number) },
    backup: { lastAt: null },
  })

  await makeFee(db)
  const product = await makeProduct(db, { sizes: [{ size: 'M', stock: 5 }] })
  await makeOrder(db, [{ productId: product.id, size: 'M', quantity: 1 }])
  await db.updateTable('orders').set({ attention: 'paid late' }).execute()
  const mails = sql`name = 'send-order-mail'`
  await sql`update pgboss.job set created_on = now() - interval '11 minutes', start_after = now() - interval '11 minutes'
    where ${mails}`.execute(db)
  expect(await health()).toMatchObject({ mail: { state: 'bad', due: 1 }, attention: { state: 'look', orders: 1 } })

  // It has been tried since, and waits for its next try; then another letter gets through.
  const tried = sql`state = 'retry', retry_count = 9, started_on = now(), start_after = now() + interval '8 minutes',
    keep_until = now() - interval '11 minutes' + (select retention_seconds from pgboss.queue where queue.name = job.name) * interval '1 s'`
  await sql`update pgboss.job set ${tried} where ${mails}`.execute(db)
  const before = await health()
  expect(before).toMatchObject({ mail: { state: 'bad', due: 1 } })
  expect(before.mail.oldest).toBeGreaterThanOrEqual(660)
  expect(before.mail.oldest).toBeLessThan(720)
  await sql`insert into pgboss.job (name, state, started_on, completed_on)
    values ('send-order-mail', 'completed', now(), now())`.execute(db)
  expect(await health()).toMatchObject({ mail: { state: 'look', due: 1 } })
  await sql`delete from pgboss.job where state = 'completed'`.execute(db)

  await sql`update pgboss.job set state = 'failed', completed_on = now(), output = '{"message": "550 no such mailbox"}'
    where ${mails}`.execute(db)
  expect(await health()).toMatchObject({
    mail: { state: 'look', due: 0, failed: 1, failure: 'send-order-mail: 550 no such mailbox' },
  })
})
