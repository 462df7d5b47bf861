import { expect, test } from 'vitest'
import { movedBy, placed } from './item-order.ts'

const row = ['a', 'b', 'c'].map((key) => ({ key }))
const keys = (items: readonly { key: string }[]): string => items.map(({ key }) => key).join('')

test.each([
  ['c', 'first', 'cab'],
  ['c', 'earlier', 'acb'],
  ['a', 'later', 'bac'],
  ['a', 'earlier', 'abc'],
  ['c', 'later', 'abc'],
  ['x', 'first', 'abc'],
] as const)('%s moved %s', (key, direction, expected) => {
  expect(keys(movedBy(row, key, direction))).toBe(expected)
})

test('what is drawn beyond the ends stands at the end', () => {
  expect(keys(placed(row, 'b', 9))).toBe('acb')
  expect(keys(placed(row, 'b', -3))).toBe('bac')
})
