import { expect, test } from 'vitest'
import { keptIn, keptUnder } from './kept-galleries.ts'

test('what was kept is found again, and anything else is nothing', () => {
  const galleries = [{ id: 'x', name: 'Layers', description: '', loves: 1, items: [] }]
  expect(keptIn(JSON.stringify(galleries))).toEqual(galleries)
  for (const odd of [null, '', '[]', '{}', 'null', '"x"', '[{', 'undefined'])
    expect(keptIn(odd), String(odd)).toBeNull()
})

test('each language keeps its own', () => {
  expect(keptUnder('en')).not.toBe(keptUnder('ar'))
})
