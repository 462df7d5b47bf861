import { type Db, inTransaction } from '#lib/db.server.ts'
import { addToSums, lockSummed, midnightBefore } from './db.server.ts'

/** Sums the days that are over: nothing is written of them any more, so they need not be counted again. */
export function sumVisits(db: Db, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const from = await lockSummed(tx)
    const until = await midnightBefore(tx, now)
    if (until > from) await addToSums(tx, from, until)
  })
}
