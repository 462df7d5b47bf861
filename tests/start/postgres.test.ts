import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startPostgres } from '../../scripts/postgres.mjs'
import { kill } from '../../scripts/processes.mjs'
import { commandOf, eventually, processesOf, startKeeper } from './keeper.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'shop data '))
const dir = path.join(folder, 'postgres')
const lockFile = path.join(dir, 'data/postmaster.pid')

const fast = { dir, durable: false }

async function ask<T>(url: string, query: string): Promise<T | undefined> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query(query)
    return rows[0]
  } finally {
    await client.end()
  }
}

const refusal = (starting: Promise<unknown>): Promise<string> =>
  starting.then(
    () => 'it started',
    (error: unknown) => String(error),
  )

beforeAll(async () => {
  const { stop } = await startPostgres(fast)
  await stop()
})

afterEach(() => {
  for (const pid of processesOf(folder)) kill(pid, 'SIGKILL')
})

afterAll(() => rmSync(folder, { recursive: true, maxRetries: 5 }))

test('a stopped database leaves no process behind', async () => {
  const { stop } = await startPostgres(fast)
  expect(processesOf(dir)).not.toEqual([])
  await stop()
  expect(await eventually(() => processesOf(dir).length === 0)).toBe(true)
})

test('what was committed survives, unless it is only for tests', async () => {
  const { url, stop } = await startPostgres({ dir })
  const durable = await ask(
    url,
    `select current_setting('fsync') as fsync,
    current_setting('full_page_writes') as pages, current_setting('synchronous_commit') as commit`,
  )
  await stop()
  expect(durable).toEqual({ fsync: 'on', pages: 'on', commit: 'on' })
})

test('nobody gets in without the password', async () => {
  const { port, url, stop } = await startPostgres(fast)
  const outcomes = await Promise.all([
    refusal(ask(`postgres://shop@127.0.0.1:${port}/postgres`, 'select 1')),
    refusal(ask(`postgres://shop:wrong@127.0.0.1:${port}/postgres`, 'select 1')),
    refusal(ask(url, 'select 1')),
  ])
  const rules = readFileSync(path.join(dir, 'data/pg_hba.conf'), 'utf8').split('\n')
  await stop()
  expect(outcomes).toEqual([
    expect.stringContaining('password'),
    expect.stringContaining('password authentication failed'),
    'it started',
  ])
  expect(rules.filter((line) => /^\w/.test(line) && !line.endsWith('scram-sha-256'))).toEqual([])
  expect(statSync(path.join(dir, 'password')).mode & 0o777).toBe(0o600)
})

test('Arabic words are indexed', async () => {
  const { url, stop } = await startPostgres(fast)
  await ask(url, 'create extension if not exists pg_trgm')
  const rows = await ask<{ parts: string[] }>(url, `select show_trgm('قميص') as parts`)
  await stop()
  expect(rows?.parts).not.toEqual([])
})

test('a killed start takes the database with it', async () => {
  const keeper = await startKeeper(dir)
  await keeper.end('SIGKILL')
  expect(await eventually(() => processesOf(dir).length === 0)).toBe(true)
})

test('a database left behind is taken over by the next start, and ends with it', async () => {
  const keeper = await startKeeper(dir)
  const guard = processesOf(dir).find((pid) => commandOf(pid).includes('guard'))
  process.kill(guard ?? Number.NaN, 'SIGKILL')
  await keeper.end('SIGKILL')
  const next = await startPostgres(fast)
  expect(next).toMatchObject({ port: keeper.port, reused: true })
  await next.stop()
  expect(await eventually(() => processesOf(dir).length === 0)).toBe(true)
})

test('a lock file whose process id belongs to somebody else by now is no obstacle', async () => {
  const keeper = await startKeeper(dir)
  const server = Number(readFileSync(lockFile, 'utf8').split('\n')[0])
  const text = readFileSync(lockFile, 'utf8')
  process.kill(server, 'SIGKILL')
  await keeper.end('SIGKILL')
  writeFileSync(lockFile, text.replace(String(server), String(process.pid)))
  const { url, reused, stop } = await startPostgres(fast)
  const answer = await ask(url, 'select 1 as one')
  await stop()
  expect({ answer, reused }).toEqual({ answer: { one: 1 }, reused: false })
})

test('starts at once share one server, also where there is no database yet', async () => {
  const empty = path.join(folder, 'at once')
  const keepers = await Promise.all([startKeeper(empty), startKeeper(empty), startKeeper(empty)])
  expect(new Set(keepers.map(({ port }) => port)).size).toBe(1)
  expect(keepers.filter(({ reused }) => !reused)).toHaveLength(1)
  await Promise.all(keepers.map(({ end }) => end('SIGTERM')))
  expect(await eventually(() => processesOf(empty).length === 0)).toBe(true)
})

test('a guest leaves the server running', async () => {
  const owner = await startKeeper(dir)
  const guest = await startPostgres(fast)
  await guest.stop()
  expect(await ask(guest.url, 'select 1 as one')).toEqual({ one: 1 })
  await owner.end('SIGTERM')
  expect(await eventually(() => processesOf(dir).length === 0)).toBe(true)
})

test("somebody else's folder is refused with one line", async () => {
  const isRoot = process.getuid?.() === 0
  const foreign = isRoot ? path.join(folder, 'foreign') : '/usr'
  if (isRoot) mkdirSync(foreign)
  if (isRoot) chownSync(foreign, 12_345, 12_345)
  const line = await refusal(startPostgres({ dir: foreign }))
  expect(line).toMatch(/belongs to another user \(id \d+\)/)
  expect(line.split('\n')).toHaveLength(1)
})

test('a folder of another major version is refused with one line, and left alone', async () => {
  const old = path.join(folder, 'old')
  mkdirSync(path.join(old, 'data'), { recursive: true })
  writeFileSync(path.join(old, 'data/PG_VERSION'), '17\n')
  const line = await refusal(startPostgres({ dir: old }))
  expect(line).toMatch(/made by PostgreSQL 17, and this is PostgreSQL 18/)
  expect(line.split('\n')).toHaveLength(1)
})
