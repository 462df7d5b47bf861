import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('a page that the server reads can be read by the browser, which asks no server for pages', () => {
  const pages = ['src/root.tsx', ...globSync('src/**/*.page.tsx')]
  const readers = pages.filter((page) => /\b(as loader|(const|function) loader)\b/.test(readFileSync(page, 'utf8')))
  expect(readers.length).toBeGreaterThan(3)
  for (const page of readers) expect(readFileSync(page, 'utf8'), page).toContain('clientLoader')
})
