import type { Tx } from '#lib/db.server.ts'

/** Where that is all there was to look at. */
export async function unmarkOrder(tx: Tx, id: string, attention: string): Promise<void> {
  const marked = tx.updateTable('orders').where('id', '=', id).where('attention', '=', attention)
  await marked.set({ attention: null }).execute()
}
