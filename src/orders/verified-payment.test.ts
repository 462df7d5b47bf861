import { expect, test } from 'vitest'
import { paymentWord } from './verified-payment.ts'

test('money that is there is verified, cash on its way is pending, anything else is not verified', () => {
  const order = { status: 'pending', isPaid: false, paymentMethod: 'cod' } as const
  expect(paymentWord(order)).toBe('pending')
  expect(paymentWord({ ...order, status: 'shipped' })).toBe('pending')
  expect(paymentWord({ ...order, status: 'paid', isPaid: true })).toBe('verified')
  expect(paymentWord({ ...order, status: 'cancelled' })).toBe('unverified')
  expect(paymentWord({ ...order, paymentMethod: 'paymob' })).toBe('unverified')
})
