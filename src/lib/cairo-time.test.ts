import { expect, test } from 'vitest'
import { cairoTime, fromCairoTime } from './cairo-time.ts'

test.each([
  ['in winter', '2026-01-15T10:30:00.000Z', '2026-01-15T12:30'],
  ['in summer', '2026-07-15T10:30:00.000Z', '2026-07-15T13:30'],
  ['past midnight', '2026-07-15T21:05:00.000Z', '2026-07-16T00:05'],
])('a moment %s is shown as Cairo’s clocks show it, and read back', (_, instant, shown) => {
  expect(cairoTime(new Date(instant))).toBe(shown)
  expect(fromCairoTime(shown)?.toISOString()).toBe(instant)
})

test('an hour that comes twice is its first, one that is skipped lies in the next', () => {
  expect(fromCairoTime('2026-10-29T23:30')?.toISOString()).toBe('2026-10-29T20:30:00.000Z')
  const skipped = fromCairoTime('2026-04-24T00:30')
  expect(skipped && cairoTime(skipped)).toBe('2026-04-24T01:30')
})

test.each(['', 'tomorrow', '2026-13-01T10:00'])('“%s” is no moment', (text) => {
  expect(fromCairoTime(text)).toBeNull()
})
