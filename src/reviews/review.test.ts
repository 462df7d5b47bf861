import { describe, expect, test } from 'vitest'
import { authorOf, averageOf, languageOfText, spread } from './review.ts'

describe('an author is called by first name and initial', () => {
  test.each([
    ['Mona Adel', 'Mona A.'],
    ['  omar   el sherif ', 'omar S.'],
    ['منى عادل', 'منى ع.'],
    ['Salma', 'Salma'],
  ])('%s', (name, author) => expect(authorOf(name)).toBe(author))

  test('however long the name is', () => expect(authorOf(`${'a'.repeat(100)} b`)).toHaveLength(60))
})

test('a comment is read aloud in the language it was written in', () => {
  expect(languageOfText('Soft, heavy, exactly as shown.')).toBe('en')
  expect(languageOfText('الخامة ممتازة')).toBe('ar')
  expect(languageOfText('XL مناسب جدًا')).toBe('ar')
})

test('every rating has its count, and the average is that of all', () => {
  const counts = [
    { rating: 4, count: 2 },
    { rating: 5, count: 1 },
  ]
  expect(spread(counts).map(({ count }) => count)).toEqual([1, 2, 0, 0, 0])
  expect(averageOf(counts)).toBe(4.33)
  expect(averageOf([])).toBe(0)
})
