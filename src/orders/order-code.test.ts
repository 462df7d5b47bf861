import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeFee, makeProduct, NOW, requestFor } from '../../tests/support/builders.ts'
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts'
import { newId } from '../lib/id.server.ts'
import { skuOf } from './order.ts'
import { placeOrder } from './place-order.server.ts'

vi.mock('../lib/id.server.ts', async (original) => {
  const real = await original<typeof import('../lib/id.server.ts')>()
  return { newId: vi.fn(real.newId) }
})

let at: TestDatabase
beforeAll(async () => {
  at = await testDatabase(4)
  await makeFee(at.db)
})
afterAll(() => at.close())

test('an order whose code is taken already is placed under another', async () => {
  const { id: productId } = await makeProduct(at.db)
  const first = await placeOrder(at.db, requestFor([{ productId }]), NOW)
  const alike = `01ZZZZZZZZZZZZZZZZZZ${first.id.slice(-6)}`
  vi.mocked(newId).mockReturnValueOnce(alike)
  const second = await placeOrder(at.db, requestFor([{ productId }]), NOW)
  expect(newId).toHaveLastReturnedWith(second.id)
  expect(skuOf(second.id)).not.toBe(skuOf(first.id))
  const orders = await at.db.selectFrom('orders').select('id').execute()
  expect(orders.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort())
  const { reserved } = await at.db.selectFrom('variants').select('reserved').executeTakeFirstOrThrow()
  expect(reserved).toBe(2)
})

test('codes follow from nothing: of a hundred thousand hardly any two are alike, and neighbours share no start', () => {
  const codes = Array.from({ length: 100_000 }, () => skuOf(newId()))
  expect(codes.every((code) => /^BW[0-9A-Z]{6}$/.test(code))).toBe(true)
  // 32^6 codes: 4.7 clashes are expected, 40 would be a source that is none.
  expect(codes.length - new Set(codes).size).toBeLessThan(40)
  const alike = codes.filter((code, at) => code.slice(0, 5) === codes[at - 1]?.slice(0, 5)).length
  expect(alike).toBeLessThan(40)
})
