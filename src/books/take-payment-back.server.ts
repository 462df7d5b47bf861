import type { Tx } from '#lib/db.server.ts'

/** What somebody of the team recorded by mistake never came; false where some of it has been given back already. */
export async function takePaymentBack(tx: Tx, orderId: string, undoneAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set({ undoneAt, settles: false })
    .where('orderId', '=', orderId)
    .where('settles', '=', true)
    .where('kind', 'in', ['cash', 'manual'])
    .where('refunded', '=', 0)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
