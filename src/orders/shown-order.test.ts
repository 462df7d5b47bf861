import { expect, test } from 'vitest'
import { hasReceipt, moneyBackOf, type ShownOrder, shippedAt, stepsAhead } from './shown-order.ts'

test('a parcel is sent, then handed over; paying does not change that', () => {
  expect(stepsAhead('pending')).toEqual(['shipped', 'delivered'])
  expect(stepsAhead('paid')).toEqual(['shipped', 'delivered'])
  expect(stepsAhead('shipped')).toEqual(['delivered'])
  expect(stepsAhead('delivered')).toEqual([])
})

test('nothing is to come for a cancelled order', () => {
  expect(stepsAhead('cancelled')).toEqual([])
})

test('what was cancelled before anything was paid has no receipt', () => {
  expect(hasReceipt({ isPaid: false, status: 'cancelled' })).toBe(false)
  expect(hasReceipt({ isPaid: true, status: 'cancelled' })).toBe(true)
  expect(hasReceipt({ isPaid: false, status: 'pending' })).toBe(true)
})

test.each([
  [false, 0, 'none'],
  [true, 0, 'none'],
  [true, 99.99, 'partly'],
  [true, 250, 'fully'],
  // What it never kept is not its money.
  [false, 250, 'none'],
])('of an order (paid: %s), EGP %s of 250 back is %s of it', (isPaid, refunded, part) => {
  const paymentInfo = { refunded } as ShownOrder['paymentInfo']
  expect(moneyBackOf({ isPaid, total: 250, paymentInfo })).toBe(part)
})

test('its way is counted from when it was sent last', () => {
  const timeline: ShownOrder['timeline'] = [
    { status: 'pending', at: '2026-03-01T10:00:00.000Z' },
    { status: 'shipped', at: '2026-03-03T10:00:00.000Z' },
    { status: 'pending', at: '2026-03-04T10:00:00.000Z' },
    { status: 'shipped', at: '2026-03-08T10:00:00.000Z' },
  ]
  expect(shippedAt({ timeline })).toBe('2026-03-08T10:00:00.000Z')
  expect(shippedAt({ timeline: timeline.slice(0, 1) })).toBeNull()
})
