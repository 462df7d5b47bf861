import { type Db, inTransaction } from '#lib/db.server.ts'
import { enqueue } from '#lib/jobs.server.ts'
import { dayIn, hourIn, startOfHour } from './choice.ts'
import { findLastArrival, takeHourly, takeSummaries } from './db.server.ts'

/** Whatever time this comes at, late or twice: an hour and a morning are told once. */
export function tellWhatIsDue(db: Db, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const upTo = await findLastArrival(tx)
    for (const { accountId, toldUpTo: after } of await takeHourly(tx, startOfHour(now), upTo))
      if (upTo > after) await enqueue(tx, 'send-orders-letter', { accountId, after, upTo })
    const day = dayIn(now)
    for (const accountId of await takeSummaries(tx, day, hourIn(now)))
      await enqueue(tx, 'send-summary', { accountId, day })
  })
}
