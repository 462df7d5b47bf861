import { expect, test } from 'vitest'
import { typedWords } from './day-words.ts'

test('a day that was chosen is spelled out in the page’s language, a moment as a clock in Cairo shows it', () => {
  expect(typedWords('2026-04-03', 'en')).toBe('Fri, Apr 3, 2026')
  expect(typedWords('2026-04-03', 'ar')).toBe('الجمعة، 3 أبريل 2026')
  expect(typedWords('2026-07-03T00:30', 'en')).toMatch(/^Jul 3, 2026, 12:30\sAM$/)
})

test('what is no day yet says nothing', () => {
  expect(['', '2026-13-40'].map((typed) => typedWords(typed, 'ar'))).toEqual(['', ''])
})
