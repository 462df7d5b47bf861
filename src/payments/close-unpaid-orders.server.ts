import { type Db, inTransaction } from '#lib/db.server.ts'
import { enqueue } from '#lib/jobs.server.ts'
import { listUnpaidOrders } from '#orders/list-unpaid-orders.server.ts'
import { CARD_SECONDS } from '#orders/order.ts'
import { takeDueChecks } from './db.server.ts'
import { GRACE } from './payment.ts'

export async function closeUnpaidOrders(db: Db, now: Date): Promise<void> {
  const placedBefore = new Date(now.getTime() - (CARD_SECONDS + GRACE) * 1000)
  const due = await takeDueChecks(db, await listUnpaidOrders(db, placedBefore), now)
  await inTransaction(db, async (tx) => {
    for (const orderId of due) await enqueue(tx, 'close-unpaid-order', { orderId })
  })
}
