import cluster from 'node:cluster'
import path from 'node:path'
import { ensureOwner } from '#accounts/ensure-owner.server.ts'
import { hasOwner } from '#accounts/has-owner.server.ts'
import { openShelf, WATCHING } from '#backups/open-shelf.server.ts'
import { whyUnreachable } from '#lib/db.server.ts'
import { readSettings } from '#lib/env.server.ts'
import { openJobs, SENDING, workOn } from '#lib/jobs.server.ts'
import { keepAssets } from '#lib/kept-assets.server.ts'
import { lasting } from '#lib/lasting.server.ts'
import { migrate } from '#lib/migrate.server.ts'
import { whyNoReplica } from '#lib/public-reads.server.ts'
import { keptWord } from '#lib/secret.server.ts'
import { closeTraces } from '#lib/traces.server.ts'
import { whyForgetful } from '#lib/why-forgetful.server.ts'
import { WrongSetting } from '#lib/wrong-setting.server.ts'
import { openMetrics, shareMetrics } from '#metrics/open-metrics.server.ts'
import { fillEmptyShop } from '../db/demo/fill-empty-shop.ts'
import { FAREWELL, openDoor, openInnerDoor } from './door.server.ts'
import { BUILD, openShop, type Shop } from './shop.server.ts'
import { openSimulator, type Simulator } from './simulator/open-simulator.server.ts'
import { EndedEarly, openWorkers } from './workers.server.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

function fail(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

function settingsOrFail() {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (error instanceof WrongSetting) fail(error.message)
    throw error
  }
}

const envSettings = settingsOrFail()
const databaseUrl =
  envSettings.databaseUrl ?? fail('Wrong setting DATABASE_URL: npm start brings a database, the server alone does not')
const settings = { ...envSettings, secret: envSettings.secret ?? (await keptWord(envSettings.dataDir, 'secret', 32)) }

/** The owner the settings name; a demo makes one up; production waits for none. */
async function ownerOf({ deps: { db } }: Shop): Promise<string[]> {
  const demoAdmin = settings.demo
    ? { email: 'owner@shop.test', password: await keptWord(settings.dataDir, 'demo-password', 9) }
    : undefined
  const admin = settings.admin ?? demoAdmin
  const isMadeUp = settings.admin === undefined
  if (admin) await ensureOwner(db, { ...admin, isPublic: !settings.demo }, new Date())
  else if (!(await hasOwner(db))) fail('Wrong setting ADMIN_EMAIL: required with ADMIN_PASSWORD until an owner exists')
  return settings.demo && admin
    ? [`Back-office: ${settings.publicUrl}/auth  ${admin.email}  ${isMadeUp ? admin.password : '(ADMIN_PASSWORD)'}`]
    : []
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/** The payment provider's stand-in, where payments run against it. */
async function openProvider(): Promise<Simulator | undefined> {
  const { paymob, simulatorPort: port, host, dataDir } = settings
  if (!paymob?.isSimulated) return undefined
  const file = path.join(dataDir, 'simulator.json')
  return openSimulator({ keys: paymob, port, host, file }).catch((error: unknown) => {
    if (isTaken(error)) fail(`Wrong setting PAYMOB_SIMULATOR_PORT: ${port} is taken on ${host}`)
    throw error
  })
}

async function openSeen({ database }: Shop) {
  const { metricsPort } = settings
  if (!metricsPort) return undefined
  return openMetrics({ database, settings }, metricsPort).catch((error: unknown) => {
    if (isTaken(error)) fail(`Wrong setting METRICS_PORT: ${metricsPort} is taken on 127.0.0.1`)
    throw error
  })
}

const { promise: toldToStop, resolve: leave } = Promise.withResolvers<void>()

/** From here on somebody may be inside, and is not left standing; before, there is nothing to see to. */
function hearSignals(onSignal: () => void): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal)
}

/** Thrown outside of any request, by nobody's doing: told, and the process ends, once what is under way is answered. */
function hearUnforeseen({ app }: Shop): void {
  process.once('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'nobody foresaw this: the server ends, to be started anew')
    process.exitCode = 1
    leave()
  })
}

const warnOf =
  ({ app }: Shop) =>
  (error: Error): void =>
    app.log.warn({ err: error }, 'jobs')

/** Serves, and leaves the shop's jobs, letters and figures to the process that started it. */
async function openServing() {
  const shop = await openShop(settings, databaseUrl)
  const boss = await lasting(() => openJobs(databaseUrl, warnOf(shop), SENDING))
  shareMetrics(shop.database)
  // It leaves when the process at the port says so: whoever that one has let in is on the way to it until then.
  hearSignals(() => {})
  const door = await openInnerDoor(shop, databaseUrl, leave)
  return { shop, boss, door, closeBeside: async () => {} }
}

/** A demo may run on a database that is fast and forgets. */
const whyUnsafe = async ({ deps }: Shop): Promise<string | null> =>
  settings.demo ? null : lasting(() => whyForgetful(deps.db))

/** Before it serves: another machine, of the release before, may be asked for the scripts of a page of this one. */
async function keepBuilt({ app, deps: { disk } }: Shop): Promise<void> {
  await keepAssets(disk, path.join(BUILD, 'client/assets'), new Date()).catch((error: unknown) =>
    app.log.warn({ err: error }, 'the assets of this release are not kept for the next'),
  )
}

/** Of what lies elsewhere: uploads, back-ups, the replica. */
async function whyWrong({ deps, database }: Shop): Promise<string | null> {
  const { databaseReplicaUrl: replica, backups } = settings
  const shelf = await openShelf(backups, WATCHING)
  return (
    (await deps.disk.whyUnusable()) ??
    (await shelf.whyUnusable()) ??
    (replica ? await whyNoReplica(replica, database) : null)
  )
}

async function openWhole() {
  const shop = await openShop(settings, databaseUrl)
  const problem = (await whyUnreachable(shop.database, databaseUrl)) ?? (await whyUnsafe(shop))
  if (problem !== null) fail(`Wrong setting DATABASE_URL: ${problem}`)
  const wrong = await whyWrong(shop)
  if (wrong !== null) fail(wrong)
  await lasting(() => migrate(shop.deps.db))
  const boss = await lasting(() => openJobs(databaseUrl, warnOf(shop)))
  const lines = await lasting(() => ownerOf(shop))
  if (settings.demoData) await fillEmptyShop(shop.deps, boss)
  const simulator = await openProvider()
  if (!settings.workshop) await keepBuilt(shop)
  hearSignals(leave)
  hearUnforeseen(shop)
  const door =
    settings.workers === 1
      ? await openDoor(shop, databaseUrl)
      : await openWorkers(settings, (lost) => shop.app.log.error(lost, 'a worker ended, another takes its place'))
  // A worker that has not opened yet would be asked in vain.
  const metrics = await openSeen(shop)
  await workOn(boss, shop.jobs, (error, { name, id }) => {
    // The cause's own words may hold an address: its kind is enough to look further.
    const kind = error instanceof Error ? { type: error.name, code: 'code' in error ? error.code : undefined } : {}
    shop.app.log.error({ job: name, id, ...kind }, 'job failed')
  })
  sayOpen(lines, simulator)
  const closeBeside = async (): Promise<void> => {
    await simulator?.close()
    metrics?.close()
  }
  return { shop, boss, door, closeBeside }
}

function sayOpen(lines: string[], simulator: Simulator | undefined): void {
  say(`The shop is open: ${settings.publicUrl}  (Arabic: ${settings.publicUrl}/ar)`)
  for (const line of lines) say(line)
  if (settings.demo && !settings.smtpUrl) say(`Simulated: mail is written to ${settings.dataDir}/mail`)
  if (settings.paymob && simulator)
    say(`Simulated: card payments, by the provider’s stand-in at ${settings.paymob.apiUrl}`)
  if (settings.demo) say('API: /api/docs. Stop with Ctrl-C.')
}

const { shop, boss, door, closeBeside } = await (cluster.isWorker ? openServing() : openWhole()).catch(
  (error: unknown) => {
    if (error instanceof EndedEarly) process.exit(1)
    if (isTaken(error)) fail(`Wrong setting PORT: ${settings.port} is taken on ${settings.host}`)
    if (error instanceof Error) fail(`The shop can’t start: ${error.message}`)
    throw error
  },
)

/** Nothing accepted is dropped: readiness first, then requests and jobs under way, then the database. */
async function stop(): Promise<void> {
  setTimeout(() => process.exit(1), FAREWELL + 2000).unref()
  await Promise.all([door.close(), boss.stop({ graceful: true, timeout: FAREWELL })])
  await closeBeside()
  await Promise.all([shop.deps.db.destroy(), closeTraces()])
  process.exit()
}

void toldToStop.then(stop)

// Whoever started the server is gone without a word: so is the reason to serve. A worker ends with its channel.
const { parentPid } = settings
if (parentPid && !cluster.isWorker)
  setInterval(() => {
    if (process.ppid !== parentPid) leave()
  }, 500).unref()
