import { lastBackup } from '#backups/last-backup.server.ts'
import type { Answer } from '#lib/endpoint.ts'
import type { RequestContext } from '#lib/route.server.ts'
import type { CONDITIONS, getHealthCall } from './api.ts'
import { countAttention, countQueues } from './db.server.ts'
import { countOddMessages, findLastFailure, findLastMail, measureDatabase } from './db-health.server.ts'
import { countTroubles } from './db-troubles.server.ts'
import { freeRoom } from './free-room.server.ts'

type Condition = (typeof CONDITIONS)[number]
type Health = Omit<Answer<typeof getHealthCall>, 'success'>

/** Seconds: what is due is begun within one; mail servers may be busy for some minutes. */
const LATE = 120
const STUCK = 600
/** Bytes. */
const LITTLE_ROOM = 5e9
const NO_ROOM = 1e9
/** Milliseconds. */
const DAY = 86_400_000
const SLOW = 250
/** Of two days: a phone that is out of date breaks something now and then. */
const FEW = 20

/** What each of the states asks of the owner, the worst first. */
const worst = (isBad: boolean, isOdd: boolean): Condition => (isBad ? 'bad' : isOdd ? 'look' : 'good')

const isMail = (queue: string): boolean => queue.startsWith('send-')

type Queues = Awaited<ReturnType<typeof countQueues>>

/** One full mailbox is no mail server that is away: `isDone` where others have got through lately. */
async function waiting(db: RequestContext['db'], queues: Queues, isDone = false) {
  const due = queues.reduce((sum, queue) => sum + queue.due, 0)
  const failed = queues.reduce((sum, queue) => sum + queue.failed, 0)
  const oldest = Math.round(Math.max(0, ...queues.map((queue) => queue.oldest)))
  const names = queues.filter((queue) => queue.failed > 0).map(({ name }) => name)
  const failure = names.length > 0 ? await findLastFailure(db, names) : null
  return { state: worst(oldest > STUCK && !isDone, oldest > LATE || failed > 0), due, oldest, failed, failure }
}

async function cardsOf({ db, settings, now }: RequestContext): Promise<Health['cards']> {
  if (!settings.paymob) return null
  const { heardAt, unsigned, mismatched } = await countOddMessages(db, new Date(now.getTime() - DAY))
  const state = worst(false, unsigned > 0 || mismatched > 0)
  return { state, heardAt: heardAt?.toISOString() ?? null, unsigned, mismatched }
}

async function backupOf({ settings: { backups }, now }: RequestContext): Promise<Health['backup']> {
  const { at, isKnown } = await lastBackup(backups, now)
  const never = isKnown ? Number.POSITIVE_INFINITY : 0
  const age = at ? now.getTime() - Date.parse(at) : never
  return { state: worst(backups.isNightly && age > 3 * DAY, age > 1.5 * DAY || !isKnown), lastAt: at ?? null, isKnown }
}

export async function readHealth(context: RequestContext): Promise<Health> {
  const { db, settings } = context
  const [queues, lastMail] = await Promise.all([countQueues(db), findLastMail(db)])
  const isMailSent = lastMail !== null && Date.now() - lastMail.getTime() < STUCK * 1000
  const [mail, work, cards, orders, free, database, backup, troubles] = await Promise.all([
    waiting(
      db,
      queues.filter(({ name }) => isMail(name)),
      isMailSent,
    ),
    waiting(
      db,
      queues.filter(({ name }) => !isMail(name)),
    ),
    cardsOf(context),
    countAttention(db),
    freeRoom(settings.dataDir),
    measureDatabase(db),
    backupOf(context),
    countTroubles(db, context.now),
  ])
  return {
    mail: { ...mail, lastSentAt: lastMail?.toISOString() ?? null },
    work,
    cards,
    attention: { state: worst(false, orders > 0), orders },
    disk: { state: worst(free < NO_ROOM, free < LITTLE_ROOM), free },
    database: { state: worst(false, database.answeredIn > SLOW), ...database },
    backup,
    pages: { state: worst(false, troubles.script > FEW || troubles.policy > FEW), ...troubles },
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
  }
}
