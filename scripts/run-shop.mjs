// `npm start`: settings, build, database, server. Whatever ends us, all of it ends.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { buildIfStale } from './build.mjs'
import { untilEnded } from './ending.mjs'
import { startPostgres } from './postgres.mjs'
import { COMPILED, codeOf, endTree } from './processes.mjs'
import { readSettings } from './shop-settings.mjs'

const SECONDS_TO_DRAIN = 15

const ending = untilEnded()

process.exit(await runShop())

async function runShop() {
  let database
  try {
    const settings = await readSettings()
    if (!settings.databaseUrl) database = startPostgres({ dir: path.join(settings.dataDir, 'postgres'), staying: true })
    const [postgres] = await Promise.all([database, buildIfStale({ signal: ending.signal })])
    return await serve(settings, postgres)
  } catch (error) {
    if (ending.signal.aborted) return 0
    process.stderr.write(`${error.message}\n`)
    return 1
  } finally {
    ending.abort()
    await database?.then(({ stop }) => stop()).catch(() => {})
  }
}

async function serve(settings, postgres) {
  ending.signal.throwIfAborted()
  const env = {
    NODE_COMPILE_CACHE: path.resolve(COMPILED),
    ...process.env,
    NODE_ENV: 'production',
    SHOP_PARENT_PID: String(process.pid),
  }
  // The server sees only an address, so it is told that the database is the shop's own and may get demo data.
  if (postgres) Object.assign(env, { DATABASE_URL: postgres.url, DEMO_DATA: settings.demoData ? 'on' : 'off' })
  const server = spawn(process.execPath, ['src/main.server.ts'], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', postgres?.lease ?? 'ignore'],
    // A group of its own: Ctrl-C reaches us alone, and we end things in order.
    detached: true,
  })
  ending.signal.addEventListener('abort', () => void endTree(server, SECONDS_TO_DRAIN))
  const code = await codeOf(server)
  return ending.signal.aborted ? 0 : code
}
