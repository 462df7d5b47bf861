import { inTransaction } from '#lib/db.server.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { lockOrder } from '../lock-order.server.ts'
import { insertNote } from './db-notes.server.ts'

export function writeNote(
  { id: orderId, body }: { id: string; body: string },
  { db, viewer, now }: RequestContext<'staff'>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockOrder(tx, orderId)
    await insertNote(tx, { orderId, body, accountId: viewer.accountId, at: now, updatedAt: now })
  })
}
