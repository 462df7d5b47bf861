import { afterAll, beforeAll, expect, test } from 'vitest'
import { fuzz } from '../support/fuzz.ts'
import { type TestShop, testShop } from '../support/shop.ts'

const seed = Number(process.env['TEST_SEED'] ?? 1)
const count = Number(process.env['TEST_COUNT'] ?? 100_000)

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

test('FZ6: many requests drawn from the description: no 5xx, nothing undeclared, nothing invalid taken', async () => {
  const { sent, byStatus, wrong } = await fuzz(shop, { seed, count })
  process.stdout.write(`seed ${seed}: ${sent} requests, ${JSON.stringify(byStatus)}, ${wrong.length} wrong\n`)
  expect(wrong.slice(0, 20)).toEqual([])
})
