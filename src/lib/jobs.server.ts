import { fromKysely, PgBoss } from 'pg-boss'
import type { Tx } from './db.server.ts'
import type { Language } from './language.ts'

export type AccountMail = 'verify' | 'taken' | 'reset' | 'password changed' | 'google linked' | 'closed'

/** Every job of the shop, and what it needs to know. */
export interface JobNeeds {
  /** `step` names the letter within its event; `amount` is the money that goes back, in piastres. */
  'send-order-mail': {
    orderId: string
    event: 'placed' | 'paid' | 'shipped' | 'delivered' | 'cancelled' | 'refunded' | 'sent back'
    step: number | string
    amount?: number
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

/** `onFailed` hears of every try that failed, also of those that will be made again. */
export async function workOn(
  opened: PgBoss,
  jobs: Jobs,
  onFailed: (error: unknown, job: { name: string; id: string }) => void,
): Promise<void> {
  for (const name of NAMES) {
    const verb = jobs[name] as (needs: JobNeeds[JobName]) => Promise<void>
    await opened.work<JobNeeds[JobName]>(name, { pollingIntervalSeconds: 0.5, batchSize: 1 }, async ([job]) => {
      if (!job) return
      await verb(job.data).catch((error: unknown) => {
        onFailed(error, { name, id: job.id })
        throw error
      })
    })
  }
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
