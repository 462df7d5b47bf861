// The shop's server, started again whenever a file that it has read is changed.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { answers, COMPILED, codeOf, endTree, freePort, pause } from './processes.mjs'

const SECONDS_TO_DRAIN = 2
/** Milliseconds in which an editor or a change of branch writes its files. */
const SETTLED = 80
/** Characters of what it said last. */
const KEPT = 4000
const SOURCE = /^(src|db)\//
const MIGRATION = /^db\/migrations\//

export async function openServer({ sources, settings, postgres }) {
  const env = environmentOf({ port: await freePort(), settings, postgres })
  const start = () => launch({ env, sources, lease: postgres?.lease, onEnd: giveUp })
  let running = start()
  let ready = running.ready
  let turn = Promise.resolve()
  let isBroken = false
  let timer

  function giveUp(error) {
    isBroken = true
    ready = Promise.reject(error)
    ready.catch(() => {})
    process.stderr.write('• the server has ended: it starts again when a file is changed\n')
  }

  async function end(seconds) {
    running.isWanted = false
    await endTree(running.child, seconds)
  }

  function startAgain(file) {
    const from = performance.now()
    turn = turn
      .then(() => end(SECONDS_TO_DRAIN))
      .then(() => {
        running = start()
      })
    ready = turn.then(() => running.ready)
    ready.then(() => tellStarted(file, performance.now() - from)).catch(() => {})
  }

  function tellStarted(file, took) {
    process.stderr.write(`• ${file} was changed: the server started again in ${(took / 1000).toFixed(1)} s\n`)
    if (isBroken) sources.reload()
    isBroken = false
  }

  sources.onChange((place) => {
    running.tell({ isChanged: true })
    const file = path.relative(process.cwd(), place)
    if (!running.files.has(place) && !MIGRATION.test(file) && !(isBroken && SOURCE.test(file))) return
    clearTimeout(timer)
    timer = setTimeout(() => startAgain(file), SETTLED)
  })

  return {
    /** Resolves once the server takes requests, and rejects with what it said last where it has ended instead. */
    async port() {
      for (;;) {
        const asked = ready
        const port = await asked.catch((error) => {
          if (asked === ready) throw error
        })
        if (asked === ready) return port
      }
    },
    stop: async () => {
      clearTimeout(timer)
      await turn
      await end(15)
    },
  }
}

function environmentOf({ port, settings, postgres }) {
  return {
    ...process.env,
    SHOP_WORKSHOP: 'on',
    NODE_COMPILE_CACHE: path.resolve(COMPILED),
    SHOP_PARENT_PID: String(process.pid),
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: settings.publicUrl,
    PAYMOB_SIMULATOR_PORT: String(settings.simulatorPort),
    DATABASE_URL: postgres?.url ?? settings.databaseUrl,
    // The server sees only an address, so it is told that the database is the shop's own and may get demo data.
    DEMO_DATA: settings.demoData ? 'on' : 'off',
  }
}

function launch({ env, sources, lease, onEnd }) {
  const child = spawn(process.execPath, ['--import', './scripts/report-imports.mjs', 'src/main.server.ts'], {
    env,
    stdio: ['ignore', 'inherit', 'pipe', lease ?? 'ignore', 'ipc'],
    // A group of its own: Ctrl-C reaches us alone, and we end things in order.
    detached: true,
  })
  const tell = (what) => void (child.connected && child.send(what, () => {}))
  const server = { child, tell, files: new Set(), isWanted: true }
  let said = ''
  child.stderr.on('data', (text) => {
    process.stderr.write(text)
    said = (said + text).slice(-KEPT)
  })
  child.on('message', async ({ imported, question, number }) => {
    if (imported) server.files.add(fileURLToPath(imported))
    if (question) tell({ number, answer: await sources.answer(question) })
  })
  const ended = codeOf(child).then(() => {
    throw new Error(said.trim() || 'The server has ended.')
  })
  ended.catch((error) => server.isWanted && onEnd(error))
  server.ready = Promise.race([untilItAnswers(child, Number(env.PORT)), ended])
  server.ready.catch(() => {})
  return server
}

async function untilItAnswers(child, port) {
  while (child.exitCode === null && !(await answers(port))) await pause(20)
  // Where it has ended instead, that is told by its end.
  return child.exitCode === null ? port : new Promise(() => {})
}
