import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromPounds, inPiastres, lessPercent, lessText, priceText, sumOf, toPounds } from './money.ts'

/** The same sum in whole numbers of any length, rounded half up by looking at what is left over. */
function oracle(price: number, percent: number): number {
  const hundredths = BigInt(price) * BigInt(100 - percent)
  return Number(hundredths / 100n + (hundredths % 100n >= 50n ? 1n : 0n))
}

const anAmount = fc.integer({ min: 0, max: 10_000_000_000 })

test.each([
  [0, 'EGP 0.00', '0.00 ج.م'],
  [1, 'EGP 0.01', '0.01 ج.م'],
  [99_950, 'EGP 999.50', '999.50 ج.م'],
  [125_000, 'EGP 1,250.00', '1,250.00 ج.م'],
  [123_456_789, 'EGP 1,234,567.89', '1,234,567.89 ج.م'],
])('%i piastres read %s and %s', (amount, english, arabic) => {
  expect([priceText(amount, 'en'), priceText(amount, 'ar')]).toEqual([english, arabic])
})

test('every amount is written with Western digits, a point before the piastres and commas between thousands', () => {
  fc.assert(
    fc.property(anAmount, (amount) => {
      const plain = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
      expect(priceText(amount, 'en').replaceAll(',', '')).toBe(`EGP ${plain}`)
      expect(priceText(amount, 'en')).toMatch(/^EGP \d{1,3}(,\d{3})*\.\d\d$/)
      expect(priceText(amount, 'ar')).toBe(`${priceText(amount, 'en').slice(4)} ج.م`)
    }),
  )
})

test('an amount goes over the wire in pounds and comes back to the piastre', () => {
  fc.assert(fc.property(anAmount, (amount) => fromPounds(toPounds(amount)) === amount))
})

test('a discounted price is what a sum in whole numbers gives, half up', () => {
  const percent = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), percent, (price, off) => {
      expect(lessPercent(price, off)).toBe(oracle(price, off))
    }),
    { numRuns: 5000 },
  )
})

test.each([
  [333, 50, 167],
  [1, 50, 1],
  [1, 51, 0],
  [5, 10, 5],
  [9999, 33, 6699],
  [100_000_000, 1, 99_000_000],
])('%i piastres less %i percent are %i', (price, percent, rest) => {
  expect(lessPercent(price, percent)).toBe(rest)
})

test('nothing off is the price, everything off is nothing', () => {
  fc.assert(fc.property(anAmount, (price) => lessPercent(price, 0) === price && lessPercent(price, 100) === 0))
})

test('a larger discount is never dearer', () => {
  const percents = fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
  fc.assert(
    fc.property(anAmount, percents, (price, [one, other]) => {
      expect(lessPercent(price, Math.max(one, other))).toBeLessThanOrEqual(lessPercent(price, Math.min(one, other)))
    }),
  )
})

test('amounts add up in whole piastres', () => {
  expect(sumOf([])).toBe(0)
  expect(sumOf([inPiastres(10), inPiastres(20), inPiastres(30)])).toBe(60)
  expect(toPounds(sumOf([0.1, 0.2].map(fromPounds)))).toBe(0.3)
})

test('what comes off has its sign before the digits, in both directions', () => {
  expect([lessText(6000, 'en'), lessText(6000, 'ar')]).toEqual(['\u2212EGP 60.00', '\u2066\u221260.00\u2069 ج.م'])
  expect([priceText(-6000, 'en'), priceText(-6000, 'ar')]).toEqual([lessText(6000, 'en'), lessText(6000, 'ar')])
})
