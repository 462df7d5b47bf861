import { type Db, inTransaction } from '#lib/db.server.ts'
import { forgetMoved, listMoved, lockSums, sumDays } from './db-sums.server.ts'

/** Figures are right at any moment, summed or not; this keeps few days to be counted from their orders. */
export function sumSales(db: Db): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockSums(tx)
    const moved = await listMoved(tx)
    if (moved.ids.length === 0) return
    await sumDays(tx, moved)
    await forgetMoved(tx, moved)
  })
}
