import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../tests/support/books.ts'
import type { TestAnswer } from '../../tests/support/browser.ts'
import { makeFee, makeProduct } from '../../tests/support/builders.ts'
import { orderForm } from '../../tests/support/order-form.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await makeFee(shop.at.db)
})
afterAll(() => shop.close())

/** As a migration of the release after this one does, while this one serves. */
async function growTables(): Promise<number> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename !~ '^kysely'`.execute(shop.at.db)
  for (const { name } of rows)
    await sql`alter table ${sql.table(name)} add column of_the_next_release text not null default ''`.execute(
      shop.at.db,
    )
  return rows.length
}

test('DU12: a server goes on selling while the next release gives every table a column', async () => {
  const { id } = await makeProduct(shop.at.db, { sizes: [{ size: 'M', stock: 1000 }] })
  const line = { productId: id, size: 'M', quantity: 1 }
  const [owner, shopper] = [await shop.signedIn('owner'), await shop.signedIn('user')]
  const buy = async (): Promise<TestAnswer[]> => {
    const placed = await shop.browser().send('POST', '/api/orders/guest', orderForm({ productId: id }))
    const own = await shopper.send('POST', '/api/orders', orderForm({ productId: id }))
    const paid = [placed, own].map(({ body }) =>
      owner.send('PUT', `/api/orders/${body.order?.id}/status`, { status: 'paid' }),
    )
    const cart = await shopper.send('PUT', '/api/cart', { items: [line] })
    return [placed, own, ...(await Promise.all(paid)), cart]
  }
  const look = (): Promise<TestAnswer[]> =>
    Promise.all([
      ...['/api/products', `/api/products/${id}`, `/api/stock/${id}`, '/api/settings'].map((path) => owner.get(path)),
      ...['/api/orders/my', '/api/cart', '/api/auth/me'].map((path) => shopper.get(path)),
      ...['/api/orders?limit=5', '/api/customers'].map((path) => owner.get(path)),
    ])
  const oddOf = (answers: TestAnswer[]) => answers.map(({ status }) => status).filter((status) => status > 201)
  // A text that is asked often enough is prepared: from then on it knows which columns there are.
  for (let turn = 0; turn < 15; turn += 1) expect([...oddOf(await buy()), ...oddOf(await look())]).toEqual([])

  expect(await growTables()).toBeGreaterThan(50)
  for (let turn = 0; turn < 4; turn += 1) expect([...oddOf(await buy()), ...oddOf(await look())]).toEqual([])
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
})
