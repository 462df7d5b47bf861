import { describe, expect, test } from 'vitest'
import { type PriceChange, priceAfter } from './price-change.ts'

const change = (by: PriceChange['by'], value: number, round: PriceChange['round'] = 0.01): PriceChange => {
  return { by, value, round }
}

describe('a price becomes', () => {
  test.each([
    [20_000, change('set', 249.5, 10), 24_950],
    [20_000, change('percent', 10), 22_000],
    [64_995, change('percent', -15), 55_246],
    [64_995, change('percent', -15, 1), 55_200],
    [64_995, change('percent', -15, 5), 55_000],
    [64_995, change('percent', -15, 10), 55_000],
    [10_005, change('percent', 10), 11_006],
    [20_000, change('amount', 12.25), 21_225],
    [20_000, change('amount', -0.5, 1), 20_000],
    [20_000, change('amount', -50), 15_000],
  ])('%i by %o: %i', (price, how, after) => {
    expect(priceAfter(price, how)).toBe(after)
  })
})

test('nothing costs nothing, or less, or more than a million', () => {
  expect(priceAfter(5_000, change('amount', -50))).toBeNull()
  expect(priceAfter(5_000, change('amount', -60))).toBeNull()
  expect(priceAfter(200, change('percent', -99, 10))).toBeNull()
  expect(priceAfter(100_000_000, change('percent', 1))).toBeNull()
  expect(priceAfter(100_000_000, change('set', 1_000_000))).toBe(100_000_000)
})
