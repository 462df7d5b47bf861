import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rows = readFileSync('docs/reliability.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, id = '', , tests = ''] = line.split('|').map((cell) => cell.trim())
    return /^[A-Z]{2}\d+$/.test(id)
      ? [{ id, files: [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file) }]
      : []
  })

test('what docs/reliability.md calls tested is a test of that number, and no number stands there twice', () => {
  expect(rows.length).toBeGreaterThan(100)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  for (const { id, files } of rows)
    for (const file of files) expect(readFileSync(file, 'utf8'), `${id} in ${file}`).toMatch(new RegExp(`['"\`]${id}:`))
})
