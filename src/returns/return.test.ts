import { expect, test } from 'vitest'
import { spread } from '../orders/returning/spread.ts'
import { dueOf, endOfWindow, heldBy, isPaidBack, paidFor, STATES, stepsFrom } from './return.ts'

test.each([
  ['2026-03-03T10:00:00Z', 14, '2026-03-17T22:00:00.000Z'],
  // Late in the evening it is the next day in Cairo already.
  ['2026-03-03T22:30:00Z', 14, '2026-03-18T22:00:00.000Z'],
  // In summer Cairo is an hour further.
  ['2026-04-20T10:00:00Z', 14, '2026-05-04T21:00:00.000Z'],
])('delivered %s, %i days: the last day in Cairo counts whole', (deliveredAt, days, end) => {
  expect(endOfWindow(new Date(deliveredAt), days).toISOString()).toBe(end)
})

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [5000, [20_000, 40_000], [1667, 3333]],
  [1, [5, 5], [1, 0]],
  [700, [0, 3], [0, 700]],
  [0, [3, 4], [0, 0]],
  [0, [0, 0], [0, 0]],
])('%i spread over %j is %j, and nothing is lost', (sum, weights, shares) => {
  expect(spread(sum, weights)).toEqual(shares)
})

test('the pieces of a line, returned one by one, are worth the line', () => {
  const worth = [0, 1, 2].map((used) => paidFor({ quantity: 3, paid: 1000, used }, 1))
  expect(worth).toEqual([333, 333, 334])
  expect(paidFor({ quantity: 3, paid: 1000, used: 0 }, 3)).toBe(1000)
})

test('an exchange holds the new size while it is open, sends it when it ends, and lets go of it otherwise', () => {
  const held = STATES.map((state) => heldBy({ state, wish: 'exchange' }))
  expect(held).toEqual(['reserved', 'reserved', 'nothing', 'reserved', 'deducted', 'nothing', 'nothing'])
  expect(new Set(STATES.map((state) => heldBy({ state, wish: 'refund' })))).toEqual(new Set(['nothing']))
})

test('the team goes one way, and ends what is received by size or by money', () => {
  expect(stepsFrom({ state: 'requested', wish: 'refund' })).toEqual(['approved', 'rejected'])
  expect(stepsFrom({ state: 'approved', wish: 'exchange' })).toEqual(['received', 'rejected'])
  expect(stepsFrom({ state: 'received', wish: 'exchange' })).toEqual(['exchanged'])
  expect(stepsFrom({ state: 'received', wish: 'refund' })).toEqual([])
  expect(stepsFrom({ state: 'rejected', wish: 'exchange' })).toEqual([])
})

test('RT29: no more is due than is left, the pieces first and then the fee', () => {
  const of = (moneyLeft: number) => dueOf({ moneyLeft, lines: [{ amount: 300 }, { amount: 200 }] }, 50)
  expect([900, 550, 530, 500, 80, 0, -10].map(of)).toEqual(
    [
      [550, 50],
      [550, 50],
      [530, 30],
      [500, 0],
      [80, 0],
      [0, 0],
      [0, 0],
    ].map(([due, fee]) => ({ due, fee })),
  )
  const asked = { wish: 'refund', refundId: null, moneyLeft: 0, lines: [{ amount: 1 }] } as const
  const others = [{ moneyLeft: 1 }, { wish: 'exchange' }, { refundId: 'its own' }, { lines: [{ amount: 0 }] }] as const
  expect(isPaidBack(asked)).toBe(true)
  expect(others.map((other) => isPaidBack({ ...asked, ...other }))).toEqual([false, false, false, false])
})
