import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inPiastres, lessPercent } from '../lib/money.ts'
import { amountsOf, lineTotal } from './price.ts'

const aLine = fc.record({
  price: fc.integer({ min: 1, max: 100_000_000 }),
  percent: fc.integer({ min: 0, max: 100 }),
  quantity: fc.integer({ min: 1, max: 99 }),
})
const aFee = fc.integer({ min: 0, max: 10_000_000 })

test('a line is its price as often as it is bought', () => {
  expect(lineTotal({ price: inPiastres(19_995), quantity: 3 })).toBe(59_985)
})

test('the total is the lines and the fee, less what a code takes off', () => {
  const lines = [
    { price: inPiastres(19_995), quantity: 3 },
    { price: inPiastres(1), quantity: 1 },
  ]
  expect(amountsOf(lines, inPiastres(5000))).toEqual({
    subtotal: 59_986,
    shippingFee: 5000,
    discount: 0,
    total: 64_986,
  })
  expect(amountsOf(lines, inPiastres(5000), inPiastres(9986)).total).toBe(55_000)
})

test('a code takes off no more than the goods cost, and nothing of the way', () => {
  const lines = [{ price: inPiastres(1000), quantity: 1 }]
  expect(amountsOf(lines, inPiastres(5000), inPiastres(999_999))).toMatchObject({ discount: 1000, total: 5000 })
  expect(amountsOf([], inPiastres(0), inPiastres(5))).toEqual({ subtotal: 0, shippingFee: 0, discount: 0, total: 0 })
})

test('OR11: a hundred thousand random carts cost what a sum in whole numbers of any length says', () => {
  fc.assert(
    fc.property(fc.array(aLine, { minLength: 1, maxLength: 8 }), aFee, aFee, (cartLines, fee, off) => {
      const lines = cartLines.map(({ price, percent, quantity }) => ({ price: lessPercent(price, percent), quantity }))
      const subtotal = cartLines.reduce((sum, { price, percent, quantity }) => {
        const hundredths = BigInt(price) * BigInt(100 - percent)
        return sum + (hundredths / 100n + (hundredths % 100n >= 50n ? 1n : 0n)) * BigInt(quantity)
      }, 0n)
      const discount = BigInt(off) < subtotal ? BigInt(off) : subtotal
      const amounts = amountsOf(lines, inPiastres(fee), inPiastres(off))
      expect(Object.values(amounts).map(BigInt)).toEqual([
        subtotal,
        BigInt(fee),
        discount,
        subtotal + BigInt(fee) - discount,
      ])
      expect(amounts.total).toBeGreaterThanOrEqual(0)
      expect(Number.isSafeInteger(amounts.total)).toBe(true)
    }),
    { numRuns: 100_000 },
  )
})
