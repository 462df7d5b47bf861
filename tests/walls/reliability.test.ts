import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('docs/reliability.md', 'utf8')
const rows = page.split('\n').flatMap((line) => {
  const [, id = '', , tests = '', guard = ''] = line.split('|').map((cell) => cell.trim())
  return /^([A-Z]{2}|I)\d+$/.test(id)
    ? [{ id, guard, files: [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file) }]
    : []
})

/** Attacks and faults that shops were known to fall to: how many each group has. */
const GROUPS: Record<string, number> = {
  ...{ AU: 16, SE: 11, OR: 18, ST: 10, PR: 10, PA: 17, GV: 9, UP: 11, AD: 9, FZ: 9, HT: 7, AV: 6, DU: 15 },
}

test('no known attack or fault is left out', () => {
  const known = Object.entries(GROUPS).flatMap(([group, count]) =>
    Array.from({ length: count }, (_, at) => `${group}${at + 1}`),
  )
  expect(known).toHaveLength(148)
  const answered = new Set(rows.map(({ id }) => id))
  expect(known.filter((id) => !answered.has(id))).toEqual([])
})

test('nor any of the ten sentences that always hold', () => {
  const always = rows.flatMap(({ id }) => (/^I\d+$/.test(id) ? [id] : []))
  expect(always).toEqual(Array.from({ length: 10 }, (_, at) => `I${at + 1}`))
})

test('what docs/reliability.md calls tested is a test of that number, and no number stands there twice', () => {
  expect(rows.length).toBeGreaterThan(100)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  for (const { id, files } of rows)
    for (const file of files) expect(readFileSync(file, 'utf8'), `${id} in ${file}`).toMatch(new RegExp(`['"\`]${id}:`))
})

test('each says what was taken out to see its test fail', () => {
  expect(rows.filter(({ guard }) => guard === '').map(({ id }) => id)).toEqual([])
})

/** The goals that are numbers; N10 to N13, N18 and N20 to N22 are in `npm test` whole. */
const LONG = [1, 2, 3, 4, 5, 6, 7, 8, 9, 14, 15, 16, 17].map((nth) => `N${nth}`)

const cellsOf = (part: string): string[][] =>
  part.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    return /^N\d+$/.test(cells[1] ?? '') ? [cells.slice(1, -1)] : []
  })
const [long = [], short = []] = ['## Long runs', '### Short forms'].map((title) =>
  cellsOf(page.split(title)[1]?.split(/\n##/)[0] ?? ''),
)

test('each goal that is a number has a program, a goal and a figure', () => {
  const programs = long.filter(([id = '']) => LONG.includes(id))
  expect(programs.map(([id]) => id)).toEqual(LONG)
  for (const [id = '', , program = '', goal, figure] of programs) {
    const [, name] = /^`([\w-]+)`$/.exec(program) ?? []
    expect(existsSync(`tests/long/${name}.test.ts`), `${id}: ${program}`).toBe(true)
    expect([goal, figure], id).not.toContain('')
  }
})

test('and a short form in npm test, whose name begins as the page says', () => {
  expect(short.map(([id]) => id)).toEqual(LONG)
  for (const [id, form = ''] of short) {
    const [, number = '', file = ''] = /^([A-Z]{1,2}\d+) `((?:src|tests\/faults)\/[^`]+)`/.exec(form) ?? []
    expect(readFileSync(file, 'utf8'), `${id} in ${file}`).toMatch(new RegExp(`['"\`]${number}:`))
  }
})
