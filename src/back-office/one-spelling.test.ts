import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { withCounts } from '#i18n/with-counts.ts'

const SOURCES = path.resolve(import.meta.dirname, '..')
const sourcesOf = (pattern: string) =>
  globSync(pattern, { cwd: SOURCES }).map((file) => ({ file, text: readFileSync(path.join(SOURCES, file), 'utf8') }))

test('a count is grouped in threes, whatever else stands beside it', () => {
  expect(withCounts`Showing ${1} to ${50} of ${12_345} · ${'SKU 12345'}`).toBe('Showing 1 to 50 of 12,345 · SKU 12345')
})

test('every text of the back-office that tells a count groups it', () => {
  const ungrouped = /(?<!withCounts)`[^`]*\$\{(?:count|n|all|most|used|done)\}[^`]*`/g
  const texts = sourcesOf('i18n/{en,ar}/{admin.ts,admin/*.ts}')
  expect(texts.length).toBeGreaterThan(50)
  const found = texts.flatMap(({ file, text }) => [...text.matchAll(ungrouped)].map(([words]) => `${file}: ${words}`))
  expect(found).toEqual([])
})

test('a page of the back-office tells a day as its lists do; papers and letters spell it out', () => {
  const pages = sourcesOf('{*/admin,back-office,customers,overview,parcels,stock,staff,activity}/**/*.tsx')
  expect(pages.length).toBeGreaterThan(200)
  const spelled = pages.filter(({ text }) => /\bdayText\b/.test(text)).map(({ file }) => file)
  expect(spelled).toEqual(['orders/admin/packing-slip.tsx'])
})
