import { expect, test } from 'vitest'
import { galleriesIn, storeKey } from './kept-galleries.ts'

test('what was kept is found again, and anything else is nothing', () => {
  const galleries = [{ id: 'x', name: 'Layers', description: '', loves: 1, items: [] }]
  expect(galleriesIn(JSON.stringify(galleries))).toEqual(galleries)
  for (const odd of [null, '', '[]', '{}', 'null', '"x"', '[{', 'undefined'])
    expect(galleriesIn(odd), String(odd)).toBeNull()
})

test('each language keeps its own', () => {
  expect(storeKey('en')).not.toBe(storeKey('ar'))
})
