import type { Tx } from '#lib/db.server.ts'
import type { LockedOrder } from '../lock-any-order.server.ts'
import { insertUndo } from './db-undos.server.ts'

/** What undoing the step needs to know, for as long as it may be undone. */
export async function keepForUndo(tx: Tx, step: number, before: LockedOrder, restock: boolean): Promise<void> {
  const { isPaid, fulfilment, cancelledAt, expiredAt, refusedAt, attention } = before
  await insertUndo(tx, { step, isPaid, fulfilment, cancelledAt, expiredAt, refusedAt, attention, restock })
}
