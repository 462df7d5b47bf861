import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { startPostgres } from './postgres.mjs'
import { run } from './processes.mjs'

const TEMPLATE = 'shop_template'

const MEMORY = '/dev/shm'
/** Bytes that the tests' databases may take at most, with much to spare. */
const ROOM = 4_000_000_000

/** Starts when it is first asked for: an empty server that may lose data, with one migrated database to clone. */
export function openTestDatabase({ folder, env, signal }) {
  let starting
  return {
    urls() {
      starting ??= start({ folder, env, signal })
      return starting.then(({ urls }) => urls)
    },
    async close() {
      await starting?.then(({ postgres }) => postgres.stop()).catch(() => {})
    },
  }
}

/** The server that TEST_DATABASE_URL names, or one of the tests' own. */
async function openServer(folder) {
  const url = process.env.TEST_DATABASE_URL
  // Tests that read plans vacuum by themselves; what is committed later than told can't be vacuumed yet.
  const settings = { max_connections: 300, autovacuum: 'off', synchronous_commit: 'on' }
  if (!url) return startInMemory(folder, settings)
  await dropDatabase(url, TEMPLATE)
  return { url, stop: () => dropDatabase(url, TEMPLATE) }
}

/** In memory where there is room: ext4 takes long over thousands of files that others have just made way for. */
async function startInMemory(folder, settings) {
  const { bavail = 0, bsize = 0 } = existsSync(MEMORY) ? statfsSync(MEMORY) : {}
  const home = bavail * bsize > ROOM ? mkdtempSync(path.join(MEMORY, 'shop-test-')) : folder
  const forget = () => (home === folder ? undefined : rmSync(home, { recursive: true, force: true, maxRetries: 5 }))
  try {
    const postgres = await startPostgres({ dir: path.join(home, 'postgres'), durable: false, settings })
    return { ...postgres, stop: () => postgres.stop().finally(forget) }
  } catch (error) {
    forget()
    throw error
  }
}

async function start({ folder, env, signal }) {
  const postgres = await openServer(folder)
  try {
    const template = withDatabase(postgres.url, TEMPLATE)
    await createDatabase(postgres.url, TEMPLATE)
    const { code, output } = await run([process.execPath, 'scripts/migrate.mjs', template], { env, signal })
    if (code !== 0) throw new Error(`The migrations failed.\n${output}`)
    await makeQueues(template)
    return { postgres, urls: { admin: postgres.url, template } }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

/** Cloned as well: every test file would make all of them anew. Nothing in a clone is due by the clock. */
async function makeQueues(url) {
  const { openJobs } = await import('../src/lib/jobs.server.ts')
  const boss = await openJobs(url, () => {})
  await boss.stop({ graceful: false })
  await ask(url, 'delete from pgboss.schedule')
}

const createDatabase = (url, name) => ask(url, `create database ${name}`)
const dropDatabase = (url, name) => ask(url, `drop database if exists ${name} with (force)`)

/** For a shop in tests: nothing where it brings a database of its own, else an empty one there. */
export async function lendDatabase(name) {
  const url = process.env.TEST_DATABASE_URL
  if (!url) return { settings: {}, giveBack: async () => {} }
  await dropDatabase(url, name)
  await createDatabase(url, name)
  const settings = { DATABASE_URL: withDatabase(url, name), DEMO_DATA: 'on' }
  return { settings, giveBack: () => dropDatabase(url, name) }
}

async function ask(url, query) {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(query).finally(() => client.end())
}

function withDatabase(url, name) {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}
