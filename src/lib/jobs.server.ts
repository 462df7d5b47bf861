import { fromKysely, PgBoss } from 'pg-boss'
import type { Tx } from './db.server.ts'
import type { Language } from './language.ts'

export type AccountMail =
  | 'verify'
  | 'taken'
  | 'reset'
  | 'password changed'
  | 'google linked'
  | 'second factor on'
  | 'second factor off'
  | 'closed'

/** Every job of the shop, and what it needs to know. */
export interface JobNeeds {
  /** `step` names the letter within its event; `amount` is the money that goes back, in piastres. */
  'send-order-mail': {
    orderId: string
    event:
      | 'placed'
      | 'not paid yet'
      | 'paid'
      | 'shipped'
      | 'delivered'
      | 'cancelled'
      | 'stands again'
      | 'refunded'
      | 'sent back'
      | 'given back'
    step: number | string
    amount?: number
    /** Of money given back by hand. */
    how?: 'cash' | 'bank' | 'wallet' | 'other'
    reference?: string
  }
  /** `seed` names the letter: a job that runs twice sends the same one, with the same link in it. */
  'send-account-mail': { kind: AccountMail; email: string; language: Language; seed: string }
  'tell-size-is-back': { variantId: string }
  'send-stock-mail': {
    alertId: string
    email: string
    language: Language
    name: string
    size: string
    productId: string
  }
  'flag-unanswered-order': { orderId: string }
  /** `step` is the history's row that made the order delivered and paid: a later one makes the job void. */
  'invite-to-review': { orderId: string; step: number }
  'send-review-mail': { orderId: string; step: number }
  'ask-provider': { orderId: string }
  'close-unpaid-orders': Record<string, never>
  'close-unpaid-order': { orderId: string }
  'carry-out-refund': { refundId: string }
  'check-refunds': { paymentId: string }
  'press-refunds': Record<string, never>
  'make-picture-variants': { mediaId: string }
  'discard-media': { mediaId: string }
  'erase-closed-accounts': Record<string, never>
  'forget-what-is-over': Record<string, never>
}

export type JobName = keyof JobNeeds
export type Jobs = { [Name in JobName]: (needs: JobNeeds[Name]) => Promise<void> }

const NAMES: readonly JobName[] = [
  'send-order-mail',
  'send-account-mail',
  'tell-size-is-back',
  'send-stock-mail',
  'flag-unanswered-order',
  'invite-to-review',
  'send-review-mail',
  'ask-provider',
  'close-unpaid-orders',
  'close-unpaid-order',
  'carry-out-refund',
  'check-refunds',
  'press-refunds',
  'make-picture-variants',
  'discard-media',
  'erase-closed-accounts',
  'forget-what-is-over',
]

/** Mail waits for receivers: so many at a time that slow ones hold up no other. */
const MAILS_AT_ONCE = 20
const AT_ONCE: Partial<Record<JobName, number>> = {
  'send-order-mail': MAILS_AT_ONCE,
  'send-account-mail': MAILS_AT_ONCE,
  'send-stock-mail': MAILS_AT_ONCE,
  'send-review-mail': MAILS_AT_ONCE,
}

/** Milliseconds between two looks for new jobs, one a queue however many hands it has. */
const LOOK_EVERY = 500
/** Seconds: only the net under the looks. */
const NET = 60

let boss: PgBoss | undefined

export async function openJobs(url: string, onError: (error: Error) => void): Promise<PgBoss> {
  boss = new PgBoss({ connectionString: url, max: 4, superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 })
  boss.on('error', onError)
  await boss.start()
  // A killed worker stops its heartbeat: 10 s later (the least pg-boss allows) the monitor gives the job back.
  for (const name of NAMES)
    await boss.createQueue(name, {
      heartbeatSeconds: 10,
      retryLimit: 24,
      retryDelay: 1,
      retryDelayMax: 1800,
      retryBackoff: true,
    })
  await boss.schedule('close-unpaid-orders', '* * * * *', {}, { tz: 'Africa/Cairo' })
  await boss.schedule('press-refunds', '23 * * * *', {}, { tz: 'Africa/Cairo' })
  await boss.schedule('forget-what-is-over', '17 4 * * *', {}, { tz: 'Africa/Cairo' })
  return boss
}

type CarryOut<Name extends JobName> = (job: { id: string; data: JobNeeds[Name] }) => Promise<void>
type Look = () => void

/**
 * Hands that take one job each and settle it on its own. pg-boss would let each of them poll; here one resting hand
 * looks for all. Whoever finds a job wakes the next, and looks again at once when it is done.
 */
async function openHands<Name extends JobName>(opened: PgBoss, name: Name, carryOut: CarryOut<Name>): Promise<Look> {
  const resting = new Set<string>()
  const wakeOne = (): void => {
    const [hand] = resting
    if (hand) opened.notifyWorker(hand)
  }
  for (let count = AT_ONCE[name] ?? 1; count > 0; count -= 1) {
    const hand: string = await opened.work<JobNeeds[Name]>(name, { pollingIntervalSeconds: NET }, async ([job]) => {
      if (!job) return
      resting.delete(hand)
      wakeOne()
      await carryOut(job).finally(() => {
        resting.add(hand)
        opened.notifyWorker(hand)
      })
    })
    resting.add(hand)
  }
  return wakeOne
}

/** `onFailed` hears of every try that failed, also of those that will be made again. */
export async function workOn(
  opened: PgBoss,
  jobs: Jobs,
  onFailed: (error: unknown, job: { name: string; id: string }) => void,
): Promise<void> {
  const looks: Look[] = []
  for (const name of NAMES) {
    const verb = jobs[name] as (needs: JobNeeds[JobName]) => Promise<void>
    const carryOut: CarryOut<typeof name> = ({ id, data }) =>
      verb(data).catch((error: unknown) => {
        onFailed(error, { name, id })
        throw error
      })
    looks.push(await openHands(opened, name, carryOut))
  }
  const timer = setInterval(() => {
    for (const look of looks) look()
  }, LOOK_EVERY).unref()
  opened.once('stopped', () => clearInterval(timer))
}

/** A row in the caller's transaction: no commit, no job. `after` is in seconds. */
export async function enqueue<Name extends JobName>(
  tx: Tx,
  name: Name,
  needs: JobNeeds[Name],
  after = 0,
): Promise<void> {
  if (!boss) throw new Error('openJobs() comes first')
  await boss.send(name, needs, { db: fromKysely(tx), startAfter: after })
}
