import type { Tx } from '#lib/db.server.ts'

/** Money of an order that somebody of the team took, saw come, or had from the courier in part; held until the transaction ends. */
export const lockPaymentByHand = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('payments')
    .select(['id', 'amount', 'refunded'])
    .where('orderId', '=', orderId)
    .where((payment) => payment.or([payment('settles', '=', true), payment('isPart', '=', true)]))
    .where('undoneAt', 'is', null)
    .where('kind', 'in', ['cash', 'manual'])
    .forUpdate()
    .executeTakeFirst()
