import { expect, test } from 'vitest'
import { changeIn, noChange, signedIn, whyNotChange } from './typed-change.ts'

test.each([
  ['12', 12],
  ['-12.5', -12.5],
  ['−15', -15],
  ['+7', 7],
  ['٢٠', 20],
  ['-٢٠', -20],
  [' - 3 ', -3],
])('%s is %d', (text, number) => {
  expect(signedIn(text)).toBe(number)
})

test('what is no number, or too fine a one, is not sent', () => {
  for (const value of ['', '-', 'x', '1.234', '5%'])
    expect([changeIn({ ...noChange, value }), whyNotChange({ ...noChange, value })]).toEqual([null, 'valueNeeded'])
  expect(changeIn({ by: 'amount', value: '-12.5', round: '5' })).toEqual({ by: 'amount', value: -12.5, round: 5 })
})

test('a price is set to one that can be asked for', () => {
  for (const value of ['0', '-5', '1000001'])
    expect(whyNotChange({ ...noChange, by: 'set', value })).toBe('priceNeeded')
  expect(whyNotChange({ ...noChange, by: 'set', value: '499.99' })).toBeNull()
})
