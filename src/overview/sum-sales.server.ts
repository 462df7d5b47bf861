import { type Db, inTransaction } from '#lib/db.server.ts'
import { forgetMoved, listMoved, lockSums, sumDays } from './db-sums.server.ts'

/** Days in one transaction: when all of the past has moved, nobody waits for all of it. */
const MOST = 31

/** How many days it was. */
const sumSome = (db: Db): Promise<number> =>
  inTransaction(db, async (tx) => {
    await lockSums(tx)
    const moved = await listMoved(tx, MOST)
    if (moved.ids.length === 0) return 0
    await sumDays(tx, moved)
    await forgetMoved(tx, moved)
    return moved.days.length
  })

/** Figures are right at any moment, summed or not; this keeps few days to be counted from their orders. */
export async function sumSales(db: Db): Promise<void> {
  let count: number
  do count = await sumSome(db)
  while (count === MOST)
}
