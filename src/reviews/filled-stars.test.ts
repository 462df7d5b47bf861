import { expect, test } from 'vitest'
import { filledWidth } from './filled-stars.ts'

test('a part of a star is seen as one: its points are narrow, and fill last', () => {
  expect([0, 1, 4, 5].map(filledWidth)).toEqual([0, 24, 96, 120])
  expect(filledWidth(4.5)).toBe(108)
  // Beyond 4.65 of the width a star looks whole at the size of a line.
  expect(filledWidth(4.8)).toBeLessThan(4.7 * 24)
  expect(filledWidth(4.1)).toBeGreaterThan(4.25 * 24)
})
