import type { Tx } from '#lib/db.server.ts'

/** Money of an order that somebody of the team took, or saw come; held until the transaction ends. */
export const lockPaymentByHand = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('payments')
    .select(['id', 'amount', 'refunded'])
    .where('orderId', '=', orderId)
    .where('settles', '=', true)
    .where('kind', 'in', ['cash', 'manual'])
    .forUpdate()
    .executeTakeFirst()
