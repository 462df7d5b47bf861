import { expect, test } from 'vitest'
import { pointsIn, spanBefore, spanOf, spansOfLate, stepOf } from './period.ts'

const now = new Date('2026-03-31T20:00:00Z')

test('periods are whole months of Cairo, the running one with them', () => {
  expect(spanOf('month', now)).toEqual({ from: '2026-03-01', until: '2026-03-31' })
  expect(spanOf('6month', now)).toEqual({ from: '2025-10-01', until: '2026-03-31' })
  expect(spanOf('year', now)).toEqual({ from: '2026-01-01', until: '2026-03-31' })
  expect(spanOf('all', now)).toEqual({ from: null, until: '2026-03-31' })
  // Two hours later it is April there.
  expect(spanOf('month', new Date('2026-03-31T22:30:00Z'))).toEqual({ from: '2026-04-01', until: '2026-04-01' })
})

test('a period is compared with as much of the time before it', () => {
  expect(spanBefore('month', now)).toEqual({ from: '2026-02-01', until: '2026-02-28' })
  expect(spanBefore('6month', now)).toEqual({ from: '2025-04-01', until: '2025-09-30' })
  expect(spanBefore('year', now)).toEqual({ from: '2025-01-01', until: '2025-03-31' })
  expect(spanBefore('all', now)).toBeNull()
})

test('of all of the time the last 30 days are compared with the 30 before, over months and a summer’s clock', () => {
  expect(spansOfLate(now)).toEqual({
    span: { from: '2026-03-02', until: '2026-03-31' },
    before: { from: '2026-01-31', until: '2026-03-01' },
  })
  expect(spansOfLate(new Date('2026-05-05T21:30:00Z'))).toEqual({
    span: { from: '2026-04-07', until: '2026-05-06' },
    before: { from: '2026-03-08', until: '2026-04-06' },
  })
})

test('a month is drawn by days and anything longer by months, none left out', () => {
  expect(stepOf('month')).toBe('day')
  expect(pointsIn({ from: '2026-03-01', until: '2026-03-04' }, 'day')).toEqual([
    '2026-03-01',
    '2026-03-02',
    '2026-03-03',
    '2026-03-04',
  ])
  expect(pointsIn({ from: '2025-11-09', until: '2026-02-03' }, stepOf('all'))).toEqual([
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
  ])
})
