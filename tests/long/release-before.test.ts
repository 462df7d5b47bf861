import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { tellFigure } from '../support/figures.ts'

const run = promisify(execFile)
const MIGRATIONS = 'db/migrations'
/** What sells. */
const ROOMS = ['cart', 'orders', 'payments']

const folder = mkdtempSync(path.join(tmpdir(), 'release-before-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const git = async (...args: string[]): Promise<string> => (await run('git', args)).stdout.trim()

/** As it was before it last got a migration. */
async function unpackReleaseBefore(): Promise<string> {
  const changed = await git('log', '-1', '--first-parent', '--format=%H', '--', MIGRATIONS)
  const archive = path.join(folder, 'release.tar')
  await git('archive', '--output', archive, `${changed}^1`)
  await run('tar', ['-xf', archive, '-C', folder])
  return git('rev-parse', '--short', `${changed}^1`)
}

/** Slow, or refused by a busy machine, is not wrong: what is asked is what the tables take. */
function wait(): void {
  const file = path.join(folder, 'scripts/vitest.config.mjs')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/testTimeout: \d+_000/g, 'retry: 2, testTimeout: 300_000'))
}

function testsWithTables(room: string): string[] {
  const files = readdirSync(path.join(folder, 'src', room), { recursive: true, encoding: 'utf8' })
  return files
    .map((file) => path.join('src', room, file))
    .filter(
      (file) =>
        file.endsWith('.test.ts') && /\btest(Shop|Database)\(/.test(readFileSync(path.join(folder, file), 'utf8')),
    )
}

test.skipIf(!existsSync('.git'))(
  'DU12: the release before does all that it did on the tables that this one’s migrations have made',
  async () => {
    const before = await unpackReleaseBefore()
    const known = new Set(readdirSync(path.join(folder, MIGRATIONS)))
    cpSync(MIGRATIONS, path.join(folder, MIGRATIONS), { recursive: true })
    const added = readdirSync(path.join(folder, MIGRATIONS)).filter((file) => !known.has(file))
    expect(added.length).toBeGreaterThan(0)
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
    wait()
    const tests = ROOMS.flatMap(testsWithTables)
    const checks = run(process.execPath, ['scripts/run-checks.mjs', ...tests], { cwd: folder, maxBuffer: 2 ** 26 })
    const { stdout } = await checks.catch((failed: { stdout: string }) => failed)
    const [counts = ''] = /\d+ passed, \d+ failed\n$/.exec(stdout) ?? []
    tellFigure(`DU12: ${before} on ${added.join(', ')}: ${counts.trim()}`)
    expect(counts, stdout.slice(-4000)).toMatch(/^[1-9]\d* passed, 0 failed/)
  },
)
