import { describe, expect, test } from 'vitest'
import { favoritesIn, inParts, newestFirst, withFavorite, withoutFavorites } from '../../favorites/favorites.ts'
import { newId } from '../../lib/id.server.ts'

const [one, two, three] = [newId(), newId(), newId()]

describe('what a browser kept', () => {
  test('is a list of product ids, each once', () => {
    expect(favoritesIn(JSON.stringify([one, two, one]))).toEqual([one, two])
    expect(favoritesIn(null)).toEqual([])
  })

  test('that is no id is left out', () => {
    expect(favoritesIn(JSON.stringify([one, 7, null, 'x', `${two},`, { id: two }]))).toEqual([one])
  })

  test('that is no list is a fault, not a list', () => {
    for (const broken of ['{', '"text"', '{"0":"x"}', 'null']) expect(() => favoritesIn(broken)).toThrow()
  })
})

test('a product is saved once, and can come back to where it was', () => {
  expect(withFavorite([one], two)).toEqual([one, two])
  expect(withFavorite([one, two], one)).toEqual([one, two])
  expect(withoutFavorites([one, two, three], [two])).toEqual([one, three])
  expect(withFavorite([one, three], two, 1)).toEqual([one, two, three])
})

test('what was saved last stands first, without what the shop no longer has', () => {
  expect(newestFirst([one, two, three], [{ id: one }, { id: three }])).toEqual([{ id: three }, { id: one }])
})

test('the shop is asked for at most 100 at once', () => {
  const many = Array.from({ length: 101 }, newId)
  expect(inParts(many).map((part) => part.split(',').length)).toEqual([100, 1])
  expect(inParts([])).toEqual([])
})
