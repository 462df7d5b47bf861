import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countText } from './count-text.ts'

test('a count reads as American English has it', () => {
  fc.assert(fc.property(fc.maxSafeInteger(), (count) => countText(count) === count.toLocaleString('en-US')))
})

test.each([
  [0, '0'],
  [-1, '-1'],
  [999, '999'],
  [-1000, '-1,000'],
  [1_234_567, '1,234,567'],
  [4.6, '4.6'],
])('%d reads %s', (count, text) => expect(countText(count)).toBe(text))
