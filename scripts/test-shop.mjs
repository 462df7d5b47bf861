// A whole shop for tests: started as an operator would, on free ports, with a data folder of its own.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { endTree, freePort, pause } from './processes.mjs'
import { cleanEnvironment } from './test-environment.mjs'

const start = fileURLToPath(new URL('start.mjs', import.meta.url))
const PATIENCE = 120_000
const KEPT_OUTPUT = 200

const TRIES = 3

/** Resolves when the shop is ready. `settings` are added to its environment. */
export async function startShop(wish) {
  for (let tried = 1; ; tried += 1)
    try {
      return await tryStart(wish)
    } catch (error) {
      // Another process may take a free port before the shop does.
      const isUnlucky = wish.settings?.PORT === undefined && /is taken on/.test(error.message)
      if (!isUnlucky || tried === TRIES) throw error
    }
}

async function tryStart({ dataDir, settings = {}, signal, command = start }) {
  const port = Number(settings.PORT ?? (await freePort()))
  const admin = { email: 'owner@shop.test', password: randomBytes(12).toString('base64url') }
  const env = { ...cleanEnvironment(), ...(await ownSettings(port, dataDir, admin)), ...settings }
  const child = spawn(process.execPath, [command], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const shop = { url: env.PUBLIC_URL, dataDir: path.resolve(dataDir), admin, pid: child.pid, output: keepOutput(child) }
  const stop = () => endTree(child, 40)
  signal?.addEventListener('abort', stop)
  await ready(shop, port, child, signal).catch(async (error) => {
    await stop()
    throw error
  })
  return { ...shop, stop }
}

async function ownSettings(port, dataDir, admin) {
  return {
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    PAYMOB_SIMULATOR_PORT: String(await freePort()),
    DATA_DIR: path.resolve(dataDir),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  }
}

function keepOutput(child) {
  const lines = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => lines.splice(0, lines.push(...String(text).split('\n')) - KEPT_OUTPUT))
  return () => lines.join('\n')
}

async function ready(shop, port, child, signal) {
  for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; await pause(100)) {
    signal?.throwIfAborted()
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The shop did not start.\n${shop.output()}`)
    if (await isReady(port)) return
  }
  throw new Error(`The shop was not ready after ${PATIENCE / 1000} s.\n${shop.output()}`)
}

async function isReady(port) {
  try {
    const { ok } = await fetch(`http://127.0.0.1:${port}/api/ready`, { signal: AbortSignal.timeout(5000) })
    return ok
  } catch {
    return false
  }
}
