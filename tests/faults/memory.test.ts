import { afterAll, beforeAll, expect, test } from 'vitest'
import { burden, burdenText } from '../support/burden.ts'
import { diceOf } from '../support/drawn.ts'
import { tellFigure } from '../support/figures.ts'
import { type Town, town } from '../support/running-shop.ts'

let place: Town
beforeAll(async () => {
  place = await town()
})
afterAll(() => place.close())

// Half a minute of it is rest.
const PATIENCE = { timeout: 180_000 }

test(
  'N15: two thousand mixed requests and forty uploads that broke off leave no file open and nothing behind',
  PATIENCE,
  async () => {
    const weights = await burden(place, { requests: 2000, brokenOff: 40, first: 1000 }, diceOf(7))
    const { fresh, before, after, collected, kept } = weights
    tellFigure(`N15: ${burdenText(weights)}`)
    expect(after.files - before.files).toBeLessThan(5)
    expect(collected.megabytes - fresh.megabytes).toBeLessThan(50)
    expect(kept).toBeLessThan(5)
  },
)
