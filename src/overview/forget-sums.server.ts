import type { Db } from '#lib/db.server.ts'
import { forgetSources } from '#visits/sum-visits.server.ts'
import { deleteSourceOrders } from './db-sums.server.ts'
import { dayBefore } from './period.ts'

/** Two years can be compared, and the running month. */
const KEPT_MONTHS = 25

/** Where shoppers came from and what they missed, so long ago that nobody compares with it. */
export async function forgetSums(db: Db, now: Date): Promise<void> {
  const day = dayBefore(now, KEPT_MONTHS)
  await deleteSourceOrders(db, day)
  await forgetSources(db, day)
}
