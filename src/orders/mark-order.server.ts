import type { Tx } from '#lib/db.server.ts'

/** What somebody has to look at, whatever its state: money came, or did not go, as nobody expected. */
export async function markOrder(tx: Tx, id: string, attention: string): Promise<void> {
  await tx.updateTable('orders').set({ attention }).where('id', '=', id).execute()
}
