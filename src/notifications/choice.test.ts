import { expect, test } from 'vitest'
import { dayBefore, dayIn, hourIn, startOfHour, summedUpOn } from './choice.ts'

const SUMMER = new Date('2026-07-01T21:30:00Z')

test('days and hours are Cairo’s, in summer and in winter', () => {
  expect([dayIn(SUMMER), hourIn(SUMMER)]).toEqual(['2026-07-02', 0])
  expect(hourIn(new Date('2026-01-01T21:30:00Z'))).toBe(23)
  expect(startOfHour(SUMMER)).toEqual(new Date('2026-07-01T21:00:00Z'))
  expect([dayBefore('2026-03-01'), dayBefore('2026-01-01')]).toEqual(['2026-02-28', '2025-12-31'])
})

test('who chooses an hour that has struck is summed up for from tomorrow on', () => {
  const atTen = new Date('2026-01-05T08:15:00Z')
  expect([summedUpOn(9, atTen), summedUpOn(10, atTen), summedUpOn(11, atTen)]).toEqual([
    '2026-01-05',
    '2026-01-05',
    '2026-01-04',
  ])
})
