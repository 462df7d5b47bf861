import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { ways } from '../../scripts/process-table.mjs'
import { kill, run, runLocked } from '../../scripts/processes.mjs'
import { commandOf, eventually, type Keeper, processesOf, startKeeper } from './keeper.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'shop macos '))
const dir = path.join(folder, 'postgres')
const lockFile = path.join(dir, 'data/postmaster.pid')

/** What macOS brings, and what root needs on Linux besides; flock is not among them. */
const COMMANDS = ['sh', 'cat', 'chown', 'cp', 'find', 'head', 'mkdir', 'mv', 'rm', 'sleep', 'lsof', 'perl', 'ps']
const FOR_ROOT = ['setpriv', 'unshare']

const found = [...COMMANDS, ...FOR_ROOT].flatMap((command) => {
  const places = (process.env['PATH'] ?? '').split(path.delimiter).map((place) => path.join(place, command))
  return places.find((place) => existsSync(place)) ?? []
})
const hasAll = COMMANDS.every((command) => found.some((place) => path.basename(place) === command))

const steps = fileURLToPath(new URL('../../scripts/postgres.sh', import.meta.url))
const withoutProc = new URL('without-proc.ts', import.meta.url)
const macos = { PATH: path.join(folder, 'bin'), NODE_OPTIONS: `--import=${withoutProc.href}` }

mkdirSync(macos.PATH)
for (const place of found) symlinkSync(place, path.join(macos.PATH, path.basename(place)))

const start = (at = dir): Promise<Keeper> => startKeeper(at, macos)
const nothingLeft = (at = dir): Promise<boolean> => eventually(() => processesOf(at).length === 0)

afterEach(() => {
  for (const pid of processesOf(dir)) kill(pid, 'SIGKILL')
})

afterAll(() => rmSync(folder, { recursive: true, maxRetries: 5 }))

// As far as Linux can show it, with macOS's own tools where they are installed. On macOS every other test shows it.
describe.runIf(process.platform === 'linux' && hasAll)('without flock and /proc', () => {
  test('a second start joins the first, and what was started is stopped', async () => {
    const owner = await start()
    const guest = await start()
    expect(guest).toMatchObject({ port: owner.port, reused: true })
    await guest.end('SIGTERM')
    expect(processesOf(dir).map(commandOf)).toContainEqual(expect.stringContaining('bin/postgres -D'))
    await owner.end('SIGTERM')
    expect(await nothingLeft()).toBe(true)
  })

  test('a killed start takes the database with it', async () => {
    const keeper = await start()
    await keeper.end('SIGKILL')
    expect(await nothingLeft()).toBe(true)
  })

  test('starts at once share one server, also where there is no database yet', async () => {
    const empty = path.join(dir, 'at once')
    const keepers = await Promise.all([start(empty), start(empty), start(empty)])
    expect(new Set(keepers.map(({ port }) => port)).size).toBe(1)
    expect(keepers.filter(({ reused }) => !reused)).toHaveLength(1)
    await Promise.all(keepers.map(({ end }) => end('SIGTERM')))
    expect(await nothingLeft(empty)).toBe(true)
  })

  test('a database left behind is taken over by the next start, and ends with it', async () => {
    const keeper = await start()
    const guard = processesOf(dir).find((pid) => commandOf(pid).includes('guard'))
    process.kill(guard ?? Number.NaN, 'SIGKILL')
    await keeper.end('SIGKILL')
    const next = await start()
    expect(next).toMatchObject({ port: keeper.port, reused: true })
    await next.end('SIGTERM')
    expect(await nothingLeft()).toBe(true)
  })

  test('a process id that belongs to somebody else by now is not taken for the server', async () => {
    const keeper = await start()
    const serves = () => spawnSync('sh', [steps, dir, 'serves'], { env: macos }).status === 0
    const text = readFileSync(lockFile, 'utf8')
    writeFileSync(lockFile, text.replace(/^\d+/, String(process.pid)))
    const asSomebody = serves()
    writeFileSync(lockFile, text)
    expect({ asSomebody, asItself: serves() }).toEqual({ asSomebody: false, asItself: true })
    await keeper.end('SIGTERM')
  })

  test('the pages are built, and packages installed, one after the other', async () => {
    const journal = path.join(folder, 'journal')
    const say = (word: string) => `require('node:fs').appendFileSync(${JSON.stringify(journal)}, '${word} ')`
    const work = `${say('in')}; setTimeout(() => ${say('out')}, 300)`
    const command = [process.execPath, '-e', work]
    const build = () =>
      runLocked(path.join(folder, 'work.lock'), command, (locked) => run(locked, { env: { PATH: macos.PATH } }))
    const outcomes = await Promise.all([build(), build(), build()])
    expect(outcomes.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(readFileSync(journal, 'utf8')).toBe('in out in out in out ')
  })

  test('ps tells of the same processes as /proc', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'two words'])
    onTestFinished(() => void child.kill('SIGKILL'))
    await once(child, 'spawn')
    const pid = child.pid ?? Number.NaN
    const { began, ...known } = ways.proc.find(pid) ?? {}
    expect(ways.ps.find(pid)).toEqual({ ...known, began: expect.stringMatching(/ \d\d:\d\d:\d\d 20\d\d$/) })
    expect(ways.ps.list()).toContainEqual(ways.ps.find(pid))
    expect(ways.proc.list()).toContainEqual(ways.proc.find(pid))
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(ways.ps.find(pid)).toBeUndefined()
  })
})
