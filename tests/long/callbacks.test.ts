import { afterEach, beforeEach, expect, test } from 'vitest'
import { flood } from '../support/callback-flood.ts'
import { diceOf } from '../support/drawn.ts'
import { countGiven, seedGiven, tellFigure } from '../support/figures.ts'
import { type PayingShop, payingShop } from '../support/paying.ts'

/** Orders of one shop, and deliveries for each of them. */
const SHARE = { orders: 100, each: 50 }

let shop: PayingShop
beforeEach(async () => {
  shop = await payingShop()
})
afterEach(() => shop.close())

test('N7: callbacks doubled, shuffled, forged, of other amounts and cut anew: paid is what was truly told', async () => {
  const wanted = countGiven(100_000)
  const dice = diceOf(seedGiven())
  const byStatus: Record<string, number> = {}
  let [sent, orders] = [0, 0]
  while (sent < wanted) {
    const { paid, statuses } = await flood(shop, SHARE, dice)
    for (const status of statuses) byStatus[status] = (byStatus[status] ?? 0) + 1
    sent += statuses.length
    orders += paid.size
    await shop.close()
    shop = await payingShop()
  }
  expect(orders).toBeGreaterThan(0)
  tellFigure(`N7: ${sent} deliveries, ${JSON.stringify(byStatus)}: ${orders} orders paid, each once, no other`)
})
