import { spawnSync } from 'node:child_process'
import { Writable } from 'node:stream'
import fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts'
import { newId } from './id.server.ts'
import { logSettings } from './log.server.ts'

let at: TestDatabase
beforeAll(async () => {
  at = await testDatabase(2)
})
afterAll(() => at.close())

/** What the log file would hold after this. */
async function linesOf(about: (app: FastifyInstance) => unknown): Promise<string> {
  const lines: string[] = []
  const stream = new Writable({ write: (line, _, done) => done(void lines.push(String(line))) })
  const app = fastify({ logger: { ...logSettings('info'), stream } })
  await about(app)
  await app.close()
  return lines.join('')
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

const EMAIL = 'mona.adel@example.com'

async function failures(): Promise<unknown[]> {
  const account = () => ({ id: newId(), email: EMAIL, fullName: 'Mona Adel', role: 'user' }) as const
  await at.db
    .insertInto('accounts')
    .values(account())
    .onConflict((clash) => clash.doNothing())
    .execute()
  return Promise.all([
    failureOf(at.db.insertInto('accounts').values(account()).execute()),
    failureOf(
      at.db
        .insertInto('accounts')
        .values({ ...account(), email: `x${EMAIL}`, phone: '+201112223334x' })
        .execute(),
    ),
    failureOf(
      at.db
        .insertInto('rateLimits')
        .values({ key: `${EMAIL} `.repeat(20) })
        .execute(),
    ),
    failureOf(sql`select ${EMAIL}::int`.execute(at.db)),
    failureOf(sql`select ${`x\n    at ${EMAIL} (01112223334)\n    at Mona`}::int`.execute(at.db)),
    failureOf(sql`select ${`{"name": Mona, "email": "${EMAIL}"}`}::json`.execute(at.db)),
    failureOf(sql`select ${EMAIL}::timestamptz`.execute(at.db)),
  ])
}

test('what PostgreSQL quotes of a customer does not reach the log', async () => {
  const errors = await failures()
  expect(errors.every((error) => error instanceof Error)).toBe(true)
  const raw = errors.map((error) => (error instanceof Error ? error.message + JSON.stringify(error) : '')).join()
  expect(raw).toContain(EMAIL)
  const log = await linesOf((app) => {
    for (const err of errors) app.log.error({ err }, 'unexpected')
  })
  expect(log.split('\n').filter(Boolean).length).toBe(errors.length)
  expect(log).not.toMatch(/mona|adel|example\.com|0?1112223334/i)
})

test('what helps to mend it does: the kind, the code, the first words and the place', async () => {
  const [clash] = await failures()
  const log = await linesOf((app) => app.log.error({ err: clash }, 'unexpected'))
  const { err, msg } = JSON.parse(log)
  expect([msg, err.code]).toEqual(['unexpected', '23505'])
  expect(err.message).toBe('duplicate key value violates unique constraint …')
  expect(err.stack).toMatch(/^\s+at .+:\d+:\d+\)?$/m)
})

test('errors of many lines, without a stack, or with a cause keep what they quote to themselves', async () => {
  const errors = [
    new Error(`first\n${EMAIL}\n  at ${EMAIL}`),
    Object.assign(new Error(`no stack (${EMAIL})`), { stack: undefined }),
    new Error('outer', { cause: new Error(EMAIL) }),
    new AggregateError([new Error(EMAIL)], 'several'),
    Object.assign(new Error('with more'), { detail: EMAIL, parameters: [EMAIL] }),
  ]
  const log = await linesOf((app) => {
    for (const err of errors) app.log.error({ err }, 'unexpected')
  })
  expect(log.split('\n').filter(Boolean).length).toBe(errors.length)
  expect(log).not.toContain(EMAIL)
})

test('a request is told by its route: no code, no search, no address, no header', async () => {
  const log = await linesOf(async (app) => {
    app.get('/api/orders/guest/:sku', async (request) => {
      request.log.info({ req: request }, 'asked')
      return {}
    })
    const headers = { authorization: 'Bearer secret', cookie: 'bw_refresh=secret', 'user-agent': 'Browser' }
    await app.inject({ url: `/api/orders/guest/BW12AB34?search=${EMAIL}`, headers, remoteAddress: '203.0.113.9' })
  })
  expect(log).toContain('/api/orders/guest/:sku')
  expect(log).not.toMatch(/BW12AB34|mona|secret|203\.0|Browser/)
})

const ENDINGS = ['process.exit(0)', 'process.exitCode = 0', "throw new Error('unforeseen')"]

test.each(ENDINGS)('a line that waits for others is written before the process ends: %s', (ending) => {
  const script = `
    import fastify from 'fastify'
    import { logSettings } from './src/lib/log.server.ts'
    fastify({ logger: logSettings('info') }).log.info('the last line')
    ${ending}`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  expect(stdout).toContain('the last line')
})
