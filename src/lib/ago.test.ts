import { expect, test } from 'vitest'
import { agoText } from './ago.ts'

const now = new Date('2026-03-04T10:00:00Z')

test.each([
  ['2026-03-04T07:00:00Z', 'today'],
  // Late in the evening it is the next day in Cairo already.
  ['2026-03-03T22:30:00Z', 'today'],
  ['2026-03-03T21:30:00Z', 'yesterday'],
  ['2026-02-27T10:00:00Z', '5 days ago'],
])('%s was %s', (at, words) => {
  expect(agoText(at, now, 'en')).toBe(words)
})

test('and in Arabic', () => {
  expect(agoText('2026-03-01T10:00:00Z', now, 'ar')).toMatch(/قبل 3 أيام/)
})
