import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFee, makeProduct, NOW, requestFor } from '../../tests/support/builders.ts'
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts'
import { newId } from '../lib/id.server.ts'
import { skuOf } from './order.ts'
import { placeOrder } from './place-order.server.ts'

let at: TestDatabase
beforeAll(async () => {
  at = await testDatabase(4)
  await makeFee(at.db)
})
afterAll(() => at.close())

/** The next order that is written gets an id that ends like this one's. */
async function drawAlike(id: string): Promise<void> {
  await sql`create sequence tries`.execute(at.db)
  const alike = sql.lit(`01ZZZZZZZZZZZZZZZZZZ${id.slice(-6)}`)
  await sql`create function draw_alike() returns trigger language plpgsql as $$
    begin
      if nextval('tries') = 1 then
        new.id := ${alike};
        new.sku := 'BW' || right(new.id, 6);
      end if;
      return new;
    end $$`.execute(at.db)
  await sql`create trigger draw_alike before insert on orders for each row execute function draw_alike()`.execute(at.db)
}

test('GV5: an order whose code is taken already is placed under another', async () => {
  const { id: productId } = await makeProduct(at.db)
  const first = await placeOrder(at.db, requestFor([{ productId }]), NOW)
  await drawAlike(first.id)
  const second = await placeOrder(at.db, requestFor([{ productId }]), NOW)
  const { rows } = await sql`select nextval('tries')::int as next`.execute(at.db)
  expect(rows, 'it was tried twice').toEqual([{ next: 3 }])
  expect(skuOf(second.id)).not.toBe(skuOf(first.id))
  const orders = await at.db.selectFrom('orders').select('id').execute()
  expect(orders.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort())
  const { reserved } = await at.db.selectFrom('variants').select('reserved').executeTakeFirstOrThrow()
  expect(reserved).toBe(2)
})

test('GV5: codes follow from nothing: of a hundred thousand hardly any two are alike, and neighbours share no start', () => {
  const codes = Array.from({ length: 100_000 }, () => skuOf(newId()))
  expect(codes.every((code) => /^BW[0-9A-Z]{6}$/.test(code))).toBe(true)
  // 32^6 codes: 4.7 clashes are expected, 40 would be a source that is none.
  expect(codes.length - new Set(codes).size).toBeLessThan(40)
  const alike = codes.filter((code, at) => code.slice(0, 5) === codes[at - 1]?.slice(0, 5)).length
  expect(alike).toBeLessThan(40)
})
