import { expect, test } from 'vitest'
import { codeTimes, isTaking, preOrderProblems } from './campaign.ts'

const open = { isOpen: true, releaseOn: '2026-03-05' }

test('a campaign takes until the day of the release begins in Cairo', () => {
  expect(isTaking(open, new Date('2026-03-04T21:59:59Z'))).toBe(true)
  expect(isTaking(open, new Date('2026-03-04T22:00:00Z'))).toBe(false)
  expect(isTaking({ ...open, isOpen: false }, new Date('2026-03-01T10:00:00Z'))).toBe(false)
  expect(isTaking({ isOpen: true, releaseOn: '' }, new Date('2026-03-01T10:00:00Z'))).toBe(false)
})

test('a code holds whole days in Cairo, also where the clocks change between', () => {
  const { startsAt, endsAt } = codeTimes({ releaseOn: '2026-03-05', codeDays: 90 })
  expect(startsAt.toISOString()).toBe('2026-03-04T22:00:00.000Z')
  // Summer time began on April 24.
  expect(endsAt.toISOString()).toBe('2026-06-02T21:00:00.000Z')
})

test.each([
  [{ color: 'black', size: 'L', quantity: 1 }, []],
  [{ color: 'white', size: 'L', quantity: 1 }, ['color']],
  [{ color: '', size: '', quantity: 0 }, ['color', 'size', 'quantity']],
  [{ color: 'black', size: 'XS', quantity: 1.5 }, ['size', 'quantity']],
])('%j stands against %j', (wanted, fields) => {
  const offered = { colors: ['black' as const], sizes: ['L' as const] }
  expect(Object.keys(preOrderProblems(wanted, offered))).toEqual(fields)
})
