import { type Db, inTransaction } from '#lib/db.server.ts'
import { enqueue } from '#lib/jobs.server.ts'
import { insertArrival, listToldOfEach, lockArrivals } from './db.server.ts'

/** An order has come in: once, however often it is told. Who wants to hear of each gets a letter of their own. */
export function noteArrival(db: Db, orderId: string, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockArrivals(tx)
    const upTo = await insertArrival(tx, orderId, now)
    if (upTo === undefined) return
    for (const { id: accountId } of await listToldOfEach(tx))
      await enqueue(tx, 'send-orders-letter', { accountId, after: upTo - 1, upTo })
  })
}
