import { afterAll, beforeAll, expect, test } from 'vitest'
import { countGiven, seedGiven, tellFigure } from '../support/figures.ts'
import { fuzz } from '../support/fuzz.ts'
import { type TestShop, testShop } from '../support/shop.ts'

const seed = seedGiven()
const count = countGiven(100_000)

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

test('FZ6: many requests drawn from the description: no 5xx, nothing undeclared, nothing invalid taken', async () => {
  const { sent, byStatus, wrong } = await fuzz(shop, { seed, count })
  tellFigure(`N8: seed ${seed}: ${sent} requests, ${JSON.stringify(byStatus)}, ${wrong.length} wrong`)
  expect(wrong.slice(0, 20)).toEqual([])
})
