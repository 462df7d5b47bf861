import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { familyOf, freePort, identify, isAlive } from '../../scripts/processes.mjs'
import { startShop, type TestShop } from '../../scripts/test-shop.mjs'
import { eventually } from './keeper.ts'

const start = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))
const folder = mkdtempSync(path.join(tmpdir(), 'shop start '))
const dataDir = path.join(folder, 'data')

const emptyShop = () => startShop({ dataDir, settings: { DEMO_DATA: 'off' } })

const processesOf = (shop: TestShop): string[] => [identify(shop.pid) ?? '', ...familyOf(shop.pid)]

const allProcessesEnded = (identities: string[]): Promise<boolean> => eventually(() => !identities.some(isAlive), 20)

async function startWith(settings: Record<string, string>): Promise<{ code: number | null; message: string }> {
  const env = { ...process.env, SHOP_ENV_FILE: '/dev/null', DATABASE_URL: '', ...settings }
  const child = spawn(process.execPath, [start], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const [output] = await Promise.all([text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, message: output.trim() }
}

afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

test('asked to end, the shop ends with all it started', async () => {
  const shop = await emptyShop()
  const processes = processesOf(shop)
  expect(processes.length).toBeGreaterThan(3)
  expect(await shop.stop()).toBe(0)
  expect(await allProcessesEnded(processes)).toBe(true)
})

test('what Node compiled is kept for the next start', async () => {
  const compiled = path.join(folder, 'compiled')
  const shop = await startShop({ dataDir, settings: { DEMO_DATA: 'off', NODE_COMPILE_CACHE: compiled } })
  await shop.stop()
  expect(readdirSync(compiled)).toHaveLength(1)
  expect(existsSync(fileURLToPath(new URL('../../build/node', import.meta.url)))).toBe(true)
})

test('killed without a word, it takes server and database with it', async () => {
  const shop = await emptyShop()
  const processes = processesOf(shop)
  process.kill(shop.pid, 'SIGKILL')
  expect(await allProcessesEnded(processes)).toBe(true)
})

test('a port that is taken is told in one line', async () => {
  const shop = await emptyShop()
  const { code, message } = await startWith({ PORT: new URL(shop.url).port, DATA_DIR: path.join(folder, 'other') })
  await shop.stop()
  expect({ code, lines: message.split('\n') }).toEqual({ code: 1, lines: [expect.stringContaining('PORT')] })
})

test.each([
  ['nobody listens', (port: number) => `postgres://shop:tell-nobody@localhost:${port}/shop`],
  ['its name is nobody’s', () => 'postgres://shop:tell-nobody@nowhere.invalid:5432/shop'],
])('a database that can’t be reached is named in one line: %s', async (_, urlAt) => {
  const settings = { PORT: String(await freePort()), DATA_DIR: path.join(folder, 'no database') }
  const { code, message } = await startWith({ ...settings, DATABASE_URL: urlAt(await freePort()) })
  expect({ code, lines: message.split('\n') }).toEqual({
    code: 1,
    lines: [expect.stringMatching(/^Wrong setting DATABASE_URL: no database to be had at \S+ \(.{5,}\)$/)],
  })
  expect(message).not.toContain('tell-nobody')
})

test('a wrong setting is named in one line, before anything is touched', async () => {
  const untouched = path.join(folder, 'untouched')
  const { code, message } = await startWith({ PORT: 'harbour', DATA_DIR: untouched })
  expect({ code, lines: message.split('\n') }).toEqual({ code: 1, lines: [expect.stringContaining('PORT')] })
  expect(existsSync(untouched)).toBe(false)
})
