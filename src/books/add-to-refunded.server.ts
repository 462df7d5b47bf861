import { sql } from 'kysely'
import type { Tx } from '#lib/db.server.ts'

/** More of a payment is going back, or (below zero) less after all. */
export async function addToRefunded(tx: Tx, id: string, amount: number): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ refunded: sql<number>`refunded + ${amount}` })
    .where('id', '=', id)
    .execute()
}
