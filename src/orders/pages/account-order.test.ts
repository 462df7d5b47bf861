import { expect, test } from 'vitest'
import { orderAfter as order } from '../../../tests/support/shown-order.ts'
import { paymentOf, withoutPaidStep } from './account-order.ts'

test.each([
  ['a paid order', order('paid', 'pending', 'paid'), 'pending', ['pending']],
  ['one that cost nothing', order('paid', 'paid'), 'pending', ['pending']],
  ['one paid at the door', order('delivered', 'pending', 'delivered', 'paid'), 'delivered', ['pending', 'delivered']],
  ['a cancelled one', order('cancelled', 'pending', 'cancelled'), 'cancelled', ['pending', 'cancelled']],
])('in the account, %s', (_, history, status, steps) => {
  const accountOrder = withoutPaidStep(history)
  expect(accountOrder.status).toBe(status)
  expect(accountOrder.timeline.map((step) => step.status)).toEqual(steps)
})

test('a payment is verified, pending where cash comes at the door, or not verified', () => {
  expect(paymentOf({ ...order('delivered'), isPaid: true })).toBe('verified')
  expect(paymentOf(order('shipped'))).toBe('pending')
  expect(paymentOf(order('cancelled'))).toBe('none')
  expect(paymentOf({ ...order('pending'), paymentMethod: 'paymob' })).toBe('none')
})
