import type { Tx } from '#lib/db.server.ts'
import { settleCancelled } from './cancel-pre-order.server.ts'
import { clearNames, listOpenIds, lockPreOrder } from './db.server.ts'

/** Inside the transaction that erases the account: nobody is left to send anything to. */
export async function anonymisePreOrders(tx: Tx, accountId: string, now: Date): Promise<void> {
  for (const id of await listOpenIds(tx, accountId)) {
    const row = await lockPreOrder(tx, id)
    if (row?.state === 'open') await settleCancelled(tx, row, { by: 'shopper', accountId, note: '' }, now)
  }
  await clearNames(tx, accountId, now)
}
