import { expect, test } from 'vitest'
import { collectedOf, isPacked } from './admin-order.ts'

test.each([
  [false, 'cod', null, 'cash'],
  [false, 'paymob', null, 'unpaidCard'],
  [true, 'cod', null, 'nothing'],
  [true, 'paymob', 'part', 'part'],
  [true, 'cod', 'all', 'all'],
] as const)('paid: %s, by %s, gone back: %s: the courier reads %s', (isPaid, paymentMethod, refundState, told) => {
  expect(collectedOf({ isPaid, paymentMethod, refundState })).toBe(told)
})

test('nothing is packed for a cancelled order', () => {
  expect([isPacked({ status: 'cancelled' }), isPacked({ status: 'pending' })]).toEqual([false, true])
})
