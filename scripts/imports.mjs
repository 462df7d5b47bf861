import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from './processes.mjs'
import { LADDER } from './rooms.mjs'
import { isTest, roomOf } from './sources.mjs'

/** Every import from room to room that the walls look at, the tests' left out. */
export async function importsBetweenRooms() {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-imports-'))
  try {
    const report = path.join(folder, 'imports.json')
    await run(['depcruise', 'src', '--output-type', 'json', '--output-to', report])
    const { modules } = JSON.parse(readFileSync(report, 'utf8'))
    return modules
      .filter(({ source }) => roomOf(source) && !isTest(source))
      .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })))
      .filter(({ from, to }) => roomOf(to) && roomOf(to) !== roomOf(from))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export function climbsIn(imports) {
  const place = (file) => LADDER.indexOf(roomOf(file))
  return imports.filter(({ from, to }) => place(to) < place(from))
}

/** Rooms that import each other, each pair once. */
export function mutualIn(imports) {
  const ways = new Set(imports.map(({ from, to }) => `${roomOf(from)} ↔ ${roomOf(to)}`))
  const back = (way) => way.split(' ↔ ').reverse().join(' ↔ ')
  return [...ways].filter((way) => way < back(way) && ways.has(back(way))).sort()
}
