import { type Db, inTransaction } from '#lib/db.server.ts'
import { addToSums, deleteSummed, lockSummed, midnightBefore } from './db.server.ts'
import { deleteSumsBefore } from './db-missed.server.ts'

/** Days that a session is known, so that what it tells again counts once. */
const SESSION_DAYS = 30

/** Sums the days that are over: nothing is written of them any more, so they need not be counted again. */
export function sumVisits(db: Db, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const from = await lockSummed(tx)
    const until = await midnightBefore(tx, now)
    if (until > from) await addToSums(tx, from, until)
    await deleteSummed(tx, until, SESSION_DAYS)
  })
}

/** Where shoppers came from and what they missed, before this day, written 2026-03-05. */
export const forgetSources = (db: Db, day: string): Promise<void> =>
  inTransaction(db, (tx) => deleteSumsBefore(tx, day))
