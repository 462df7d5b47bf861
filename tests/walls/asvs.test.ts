import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Of levels 1 and 2 of ASVS 5.0.0: how many each section has. */
const SECTIONS: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3, '17.1': 1, '17.2': 4, '17.3': 2 },
}
const required = Object.entries(SECTIONS).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
)

const page = readFileSync('docs/asvs.md', 'utf8')
const rows = page.split('\n').flatMap((line) => {
  const [, ids = '', , where = '', tests = ''] = line.split('|').map((cell) => cell.trim())
  return /^\d+\.\d+\.\d+/.test(ids) ? [{ ids: ids.split(', '), where, tests }] : []
})

test('each requirement of ASVS 5 at level 2 is answered once', () => {
  expect(required).toHaveLength(253)
  const answered = rows.flatMap(({ ids }) => ids)
  expect([...answered].sort()).toEqual([...required].sort())
  for (const { ids, where } of rows) expect(where, ids.join()).not.toBe('')
})

test('what it names is there, and says the number by which it is called', () => {
  const wanted = rows.filter(({ where }) => !/does not apply|do not apply/.test(where))
  expect(wanted.filter(({ tests }) => tests !== '').length).toBeGreaterThan(100)
  for (const { ids, where, tests } of rows) {
    for (const [, file = ''] of where.matchAll(/`((?:src|tests|scripts|deploy)\/[^`]+)`/g))
      expect(existsSync(file), `${file} of ${ids}`).toBe(true)
    for (const part of tests.split(/(?<=`),? ?/)) {
      const [, file] = /`([^`]+)`/.exec(part) ?? []
      if (!file) continue
      const source = readFileSync(file, 'utf8')
      for (const [number] of part.matchAll(/\b[A-Z]{2}\d+\b/g))
        expect(source, `${number} in ${file}`).toContain(`${number}:`)
    }
  }
})
