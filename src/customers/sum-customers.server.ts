import { type Db, inTransaction } from '#lib/db.server.ts'
import {
  dropThem,
  forgetMovedCustomers,
  gatherCounts,
  hasMoved,
  listMovedCustomers,
  lockCustomers,
  sumThem,
} from './db-sums.server.ts'

/** Customers in one transaction: when all have moved, nobody waits for all of them. */
const MOST = 300

/** Answers whether there may be more. */
export async function sumSomeCustomers(db: Db): Promise<boolean> {
  if (!(await hasMoved(db))) return false
  return inTransaction(db, async (tx) => {
    await lockCustomers(tx)
    const moved = await listMovedCustomers(tx, MOST)
    if (moved.ids.length === 0) return false
    await dropThem(tx, await sumThem(tx, moved))
    await forgetMovedCustomers(tx, moved)
    await gatherCounts(tx)
    return moved.accounts.length + moved.guests.length >= MOST
  })
}

/** Whoever reads sums what has moved first; this keeps that little. */
export async function sumCustomers(db: Db): Promise<void> {
  while (await sumSomeCustomers(db));
}
