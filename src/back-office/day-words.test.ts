import { expect, test } from 'vitest'
import { rowMomentWords, typedWords } from './day-words.ts'

test('a day that was chosen is spelled out in the page’s language, a moment as a clock in Cairo shows it', () => {
  expect(typedWords('2026-04-03', 'en')).toBe('Fri, Apr 3, 2026')
  expect(typedWords('2026-04-03', 'ar')).toBe('الجمعة، 3 أبريل 2026')
  expect(typedWords('2026-07-03T00:30', 'en')).toMatch(/^Jul 3, 2026, 12:30\sAM$/)
})

test('what is no day yet says nothing', () => {
  expect(['', '2026-13-40'].map((typed) => typedWords(typed, 'ar'))).toEqual(['', ''])
})

test('a row tells the year only of a day of another one, as Cairo counts them', () => {
  const now = new Date('2026-11-27T12:00:00Z')
  const words = (instant: string) => rowMomentWords(instant, 'en', now)
  expect(words('2026-11-27T13:15:00Z')).toMatch(/^Nov 27, 3:15\sPM$/)
  expect(words('2025-12-31T22:30:00Z')).toMatch(/^Jan 1, 12:30\sAM$/)
  expect(words('2025-12-31T21:30:00Z')).toMatch(/^Dec 31, 2025, 11:30\sPM$/)
  expect(words('2027-03-03T10:00:00Z')).toMatch(/^Mar 3, 2027, 12:00\sPM$/)
  expect(rowMomentWords('2026-11-27T13:15:00Z', 'ar', now)).toMatch(/^27 نوفمبر، 3:15\sم$/)
})
