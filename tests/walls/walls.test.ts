import { execFile } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIT_MIGRATIONS, IMPORTS, SOURCES } from './mistakes.ts'

const run = promisify(execFile)
const COPIED = ['src', 'scripts', '.dependency-cruiser.cjs', 'package.json']
const RUN_CHECKS = `
  const modules = ['sql-owners', 'limits', 'migration-rules', 'source-checks']
  const imports = modules.map((name) => import('./scripts/' + name + '.mjs'))
  const checks = Object.assign({}, ...(await Promise.all(imports)))
  const names = process.argv.slice(1)
  console.log(JSON.stringify(Object.fromEntries(names.map((name) => [name, checks[name]()]))))
`

interface Violation {
  from: string
  rule: { name: string }
}

let copy = ''
let violations: Violation[] = []
let complaints: Record<string, string[]> = {}

/** All mistakes at once, in a copy: looking at the whole tree is what takes the time. */
beforeAll(async () => {
  copy = mkdtempSync(path.join(tmpdir(), 'shop-walls-'))
  for (const each of COPIED) cpSync(each, path.join(copy, each), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'))
  const planted = [...IMPORTS, ...SOURCES].map(([, file, text]) => [file, text] as const)
  for (const [file, text] of [...planted, ...FIT_MIGRATIONS]) {
    mkdirSync(path.join(copy, path.dirname(file)), { recursive: true })
    appendFileSync(path.join(copy, file), `${text}\n`)
  }
  ;[violations, complaints] = await Promise.all([cruise(), readSources()])
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

async function cruise(): Promise<Violation[]> {
  const report = path.join(copy, 'report.json')
  const program = path.resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const args = [program, 'src', '--output-type', 'json', '--output-to', report]
  // It ends with the number of what it found.
  await run(process.execPath, args, { cwd: copy }).catch(() => undefined)
  return JSON.parse(readFileSync(report, 'utf8')).summary.violations
}

async function readSources(): Promise<Record<string, string[]>> {
  const names = new Set(SOURCES.map(([, , , check]) => check))
  const args = ['--input-type=module', '--eval', RUN_CHECKS, ...names]
  return JSON.parse((await run(process.execPath, args, { cwd: copy })).stdout)
}

test.each(IMPORTS)('%s is caught', (_, file, __, wall) => {
  expect(violations.filter(({ from }) => from === file).map(({ rule }) => rule.name)).toContain(wall)
})

test.each(SOURCES)('%s is caught', (_, file, __, check) => {
  expect(complaints[check]?.join('\n')).toContain(file)
})

test('a migration may be made beside the release before where it only adds, or says that it stops it', () => {
  expect(complaints['findUnfitMigrations']?.filter((line) => !line.includes('planted'))).toEqual([])
  expect(complaints['findUnfitMigrations']?.join()).not.toMatch(/900[4-9]/)
})

test('nothing else is complained of: the walls see the mistakes, not the copy', () => {
  const plantedFiles = new Set(IMPORTS.map(([, file]) => file))
  expect(violations.filter(({ from }) => !plantedFiles.has(from))).toEqual([])
})
