import { expect, test } from 'vitest'
import { changedIn, mergedFrom } from './admin-form.ts'

const start = { name: 'Sale', limit: '5', tags: ['a'] as readonly string[] }
const FIELDS = ['name', 'limit', 'tags'] as const

test('a field that was typed back to what it was has not changed', () => {
  expect(changedIn(FIELDS, start, { ...start, tags: ['a'] })).toEqual([])
  expect(changedIn(FIELDS, start, { ...start, tags: [], limit: '6' })).toEqual(['limit', 'tags'])
})

test('what only one side changed is taken from it, what both changed is left to choose', () => {
  const mine = { ...start, name: 'My sale', limit: '7' }
  const theirs = { ...start, limit: '9', tags: ['b'] }
  expect(mergedFrom(FIELDS, { start, mine, theirs })).toEqual({
    merged: { name: 'My sale', limit: '7', tags: ['b'] },
    taken: ['tags'],
    contested: ['limit'],
  })
})

test('two who changed a field to the same agree', () => {
  const both = { ...start, name: 'Summer' }
  expect(mergedFrom(FIELDS, { start, mine: both, theirs: both })).toEqual({ merged: both, taken: [], contested: [] })
})
