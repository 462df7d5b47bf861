import { expect, test } from 'vitest'
import { lengthOf, markOf } from './comment-length.ts'

const long = (count: number) => markOf('x'.repeat(count))

test('the end of a comment’s room is announced by marks, and silent before', () => {
  expect([0, 899, 900, 949, 950, 985, 990, 999].map(long)).toEqual([null, null, 100, 100, 50, 20, 10, 10])
  expect([1000, 1001, 1012].map(long)).toEqual([0, -1, -12])
})

test('blanks around a comment take no room', () => {
  expect(lengthOf('  soft \n')).toBe(4)
})
