import { type ConstructorOptions, fromKysely, PgBoss } from 'pg-boss'
import type { Tx } from './db.server.ts'
import { lasting } from './lasting.server.ts'
import { jobTries } from './metrics.server.ts'
import { tracedJob } from './traces.server.ts'

/** What each job needs to know. Every room adds its own, in its jobs.server.ts. */
export interface JobNeeds {
  'forget-what-is-over': Record<string, never>
}

export type JobName = keyof JobNeeds

type CarryOut<Needs> = (needs: Needs) => Promise<void>

export type Job<Needs> = CarryOut<Needs> & {
  atOnce?: number
  /** When it comes by itself, as cron says it, in Cairo's time. */
  times?: string
}

export type Jobs = { [Name in JobName]: Job<JobNeeds[Name]> }

/** Mail waits for receivers: up to so many at a time, where they are slow, that these hold up no other. */
const MAILS_AT_ONCE = 20

export const mailJob = <Needs>(carryOut: CarryOut<Needs>): Job<Needs> =>
  Object.assign(carryOut, { atOnce: MAILS_AT_ONCE })

export const timedJob = <Needs>(times: string, carryOut: CarryOut<Needs>): Job<Needs> =>
  Object.assign(carryOut, { times })

/** Milliseconds between two looks for new jobs, one for all queues and their hands. */
const LOOK_EVERY = 500
/** Seconds: only the net under the looks. */
const NET = 60
/** Milliseconds after which a job that is under way lets the next of its kind begin: some forty letters a second. */
const LONG = 20

// A killed worker stops its heartbeat: 10 s later (the least pg-boss allows) the monitor gives the job back.
const QUEUE = { heartbeatSeconds: 10, retryLimit: 24, retryDelay: 1, retryDelayMax: 1800, retryBackoff: true }

let boss: PgBoss | undefined
const queues = new Set<string>()

/** Milliseconds, by pg’s own name: a connection that swallows everything would keep its queue waiting for ever. */
const PATIENCE = { query_timeout: 10_000 }

const WORKING = { max: 4, superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 }
/** For a process that only asks for jobs; another one sees to them. */
export const SENDING = { max: 1, supervise: false, schedule: false, migrate: false }

export async function openJobs(
  url: string,
  onError: (error: Error) => void,
  how: Omit<ConstructorOptions, 'connectionString'> = WORKING,
): Promise<PgBoss> {
  boss = new PgBoss({ connectionString: url, ...PATIENCE, ...how })
  boss.on('error', onError)
  queues.clear()
  return boss.start()
}

/** Before the first job of this name is sent or looked for. */
export async function openQueue(pgBoss: PgBoss, name: string): Promise<void> {
  if (queues.has(name)) return
  await pgBoss.createQueue(name, QUEUE)
  queues.add(name)
}

/** Its rows are those that pg-boss would fetch. */
const DUE = `select name from unnest($1::text[]) as names (name) where exists (
  select from pgboss.job where job.name = names.name and state < 'active' and not blocked and start_after <= now())`

/**
 * One statement for all queues, where pg-boss would ask for each: a shop at rest asked seventy times a second. That the
 * database is gone is told by the monitor.
 */
function lookForDue(pgBoss: PgBoss, wake: ReadonlyMap<string, () => void>): () => void {
  const names = [...wake.keys()]
  let isLooking = false
  return () => {
    if (isLooking) return
    isLooking = true
    pgBoss
      .getDb()
      .executeSql(DUE, [names])
      .then(({ rows }) => {
        for (const { name } of rows as { name: string }[]) wake.get(name)?.()
      })
      .catch(() => {})
      .finally(() => {
        isLooking = false
      })
  }
}

/**
 * pg-boss would let each hand poll, and all of them work at once. Here one is asked to look where a job is due, and the
 * next, which is opened by that, once the job is done or has taken long: a worker that is killed leaves one in doubt.
 */
async function openHands<Needs>(
  pgBoss: PgBoss,
  { name, atOnce = 1 }: { name: string; atOnce: number | undefined },
  carryOut: CarryOut<{ id: string; data: Needs }>,
): Promise<() => void> {
  let hands = 0
  const resting = new Set<string>()
  /** The hands whose jobs have not taken long yet, or wait until they may begin: a slow answer can fill two hands. */
  const young = new Set<string>()
  let turn = Promise.resolve()
  let lastCall: { hand: string | undefined; at: number } | undefined
  const askOne = (): void => {
    const at = performance.now()
    if (young.size > 0 || (lastCall && at - lastCall.at < LONG)) return
    const hand = lastCall?.hand ?? resting.values().next().value
    if (hand === undefined && hands === atOnce) return
    lastCall = { hand, at }
    if (hand !== undefined) pgBoss.notifyWorker(hand)
    else void openHand().catch(() => (hands -= 1))
  }
  /** It looks at once. */
  async function openHand(): Promise<void> {
    hands += 1
    const hand: string = await pgBoss.work<Needs>(name, { pollingIntervalSeconds: NET }, async ([job]) => {
      if (!job) return
      resting.delete(hand)
      if (lastCall?.hand === hand) lastCall = undefined
      const before = turn
      const grown = Promise.withResolvers<void>()
      turn = grown.promise
      young.add(hand)
      await before
      const passOn = (): void => {
        young.delete(hand)
        grown.resolve()
        askOne()
      }
      const late = setTimeout(passOn, LONG)
      await carryOut(job).finally(() => {
        clearTimeout(late)
        resting.add(hand)
        passOn()
      })
    })
    resting.add(hand)
    lastCall = { hand, at: performance.now() }
  }
  await openHand()
  return askOne
}

/** `onFailed` hears of every try that failed, also of those that will be made again. */
export async function workOn(
  pgBoss: PgBoss,
  jobs: Jobs,
  onFailed: (error: unknown, job: { name: string; id: string }) => void,
): Promise<void> {
  const wake = new Map<string, () => void>()
  for (const [name, job] of Object.entries<Job<never>>(jobs)) {
    const { times } = job
    await lasting(() => openQueue(pgBoss, name))
    if (times) await lasting(() => pgBoss.schedule(name, times, {}, { tz: 'Africa/Cairo' }))
    const carryOut = ({ id, data }: { id: string; data: never }) =>
      tracedJob(name, () => job(data)).then(
        () => jobTries.inc({ job: name, outcome: 'done' }),
        (error: unknown) => {
          jobTries.inc({ job: name, outcome: 'failed' })
          onFailed(error, { name, id })
          throw error
        },
      )
    wake.set(name, await openHands(pgBoss, { name, atOnce: job.atOnce }, carryOut))
  }
  const timer = setInterval(lookForDue(pgBoss, wake), LOOK_EVERY).unref()
  pgBoss.once('stopped', () => clearInterval(timer))
}

/** A row in the caller's transaction: no commit, no job. `after` is in seconds. */
export async function enqueue<Name extends JobName>(
  tx: Tx,
  name: Name,
  needs: JobNeeds[Name],
  after = 0,
): Promise<void> {
  if (!boss) throw new Error('openJobs() comes first')
  await openQueue(boss, name)
  await boss.send(name, needs, { db: fromKysely(tx), startAfter: after })
}
