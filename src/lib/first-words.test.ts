import { expect, test } from 'vitest'
import { firstWords } from './first-words.ts'

test('what is too long ends after a whole word, in either language', () => {
  expect(firstWords('laid side by side', 17)).toBe('laid side by side')
  expect(firstWords('laid side by side', 16)).toBe('laid side by…')
  expect(firstWords('laid side by side', 12)).toBe('laid side by…')
  expect(firstWords('قطعتان جنبًا إلى جنب', 15)).toBe('قطعتان جنبًا…')
})

test('one word that is longer than all its room is cut all the same', () => {
  expect(firstWords('unbelievable', 5)).toBe('unbel…')
})
