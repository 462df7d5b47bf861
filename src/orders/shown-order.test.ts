import { expect, test } from 'vitest'
import { orderAfter, waitingOrder } from '../../tests/support/shown-order.ts'
import { countedFrom, hasReceipt, moneyBackOf, type ShownOrder, stepsAhead, waitsForWord } from './shown-order.ts'

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

test('its way is counted from when it was sent last, before that from its confirmation, and else from its placing', () => {
  const timeline: ShownOrder['timeline'] = [
    { status: 'pending', at: '2026-03-01T10:00:00.000Z' },
    { status: 'shipped', at: '2026-03-03T10:00:00.000Z' },
    { status: 'pending', at: '2026-03-04T10:00:00.000Z' },
    { status: 'shipped', at: '2026-03-08T10:00:00.000Z' },
  ]
  const sent: ShownOrder = { ...orderAfter('shipped'), timeline, confirmedAt: '2026-03-02T10:00:00.000Z' }
  expect(countedFrom(sent)).toBe('2026-03-08T10:00:00.000Z')
  const takenBack: ShownOrder = { ...sent, status: 'pending', timeline: timeline.slice(0, 3) }
  expect(countedFrom(takenBack)).toBe('2026-03-02T10:00:00.000Z')
  expect(countedFrom({ ...takenBack, confirmedAt: null })).toBe(sent.createdAt)
})

test('cash that nobody has begun to act on waits for a word, until it is said', () => {
  const cash = orderAfter('pending')
  expect(waitsForWord(cash)).toBe(true)
  expect(waitsForWord({ ...cash, confirmedAt: cash.createdAt })).toBe(false)
  // As the account shows what is paid.
  expect(waitsForWord({ ...cash, isPaid: true })).toBe(false)
  expect(waitsForWord(orderAfter('shipped'))).toBe(false)
  expect(waitsForWord(waitingOrder())).toBe(false)
})
