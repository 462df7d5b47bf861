import { expect, test } from 'vitest'
import { leftIn, nextTick } from './time-left.ts'

const DAY = 86_400_000

test('what is left is told in days, hours, minutes and seconds, a begun second as a whole one', () => {
  expect(leftIn(2 * DAY + 3 * 3_600_000 + 14 * 60_000 + 8500)).toEqual({ days: 2, hours: 3, minutes: 14, seconds: 9 })
  expect(leftIn(1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 })
  expect(leftIn(59_999)).toEqual({ days: 0, hours: 0, minutes: 1, seconds: 0 })
  expect(leftIn(0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
})

test('it is looked at again when the next second begins, and at the end exactly', () => {
  expect(nextTick(8500, 'seconds')).toBe(500)
  expect(nextTick(8000, 'seconds')).toBe(1000)
  expect(nextTick(300, 'seconds')).toBe(300)
})

test('for who wants things to keep still once a minute, but in the last one', () => {
  expect(nextTick(5 * 60_000 + 2000, 'minutes')).toBe(2000)
  expect(nextTick(5 * 60_000, 'minutes')).toBe(60_000)
  expect(nextTick(30_500, 'minutes')).toBe(500)
})
