import type { Tx } from '#lib/db.server.ts'

/** Once it was cancelled, its pre-order was put back to waiting. */
export async function hasWaitingPreOrder(tx: Tx, orderId: string): Promise<boolean> {
  const step = tx.selectFrom('preOrderSteps').select('id').where('orderId', '=', orderId).limit(1)
  return (await step.executeTakeFirst()) !== undefined
}
