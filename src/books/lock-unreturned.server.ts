import type { Tx } from '#lib/db.server.ts'

/** What came for an order, in part or whole, however it came; held until the transaction ends. */
export const lockUnreturned = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('payments')
    .select(['id', 'amount', 'refunded'])
    .where('orderId', '=', orderId)
    .where((payment) => payment.or([payment('settles', '=', true), payment('isPart', '=', true)]))
    .where('undoneAt', 'is', null)
    .whereRef('amount', '>', 'refunded')
    .forUpdate()
    .executeTakeFirst()
