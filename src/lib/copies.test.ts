import { expect, test } from 'vitest'
import { isSameSet, rebasedIds } from './copies.ts'

test('what was saved or taken off here goes on top of what another device did', () => {
  const had = ['kept', 'off here', 'off there']
  const mine = ['kept', 'off there', 'new here']
  const theirs = ['kept', 'off here', 'new there']
  expect(rebasedIds(had, mine, theirs)).toEqual(['kept', 'new there', 'new here'])
  expect(rebasedIds(mine, mine, theirs)).toEqual(theirs)
})

test('the order in which things were saved makes no other set', () => {
  expect(isSameSet(['a', 'b'], ['b', 'a'])).toBe(true)
  expect(isSameSet(['a'], ['a', 'b'])).toBe(false)
  expect(isSameSet(['a', 'c'], ['a', 'b'])).toBe(false)
})
