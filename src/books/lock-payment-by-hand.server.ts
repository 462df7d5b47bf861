import type { Tx } from '#lib/db.server.ts'

/**
 * Money of an order that goes back by hand: somebody of the team took it, saw it come, or had it from the courier in
 * part, or the bank refuses to take it back. Held until the transaction ends.
 */
export const lockPaymentByHand = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('payments')
    .select(['id', 'amount', 'refunded'])
    .where('orderId', '=', orderId)
    .where((payment) => payment.or([payment('settles', '=', true), payment('isPart', '=', true)]))
    .where('undoneAt', 'is', null)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('kind', 'in', ['cash', 'manual']),
        exists(
          selectFrom('refunds')
            .select('refunds.id')
            .whereRef('refunds.paymentId', '=', 'payments.id')
            .where('refunds.state', '=', 'refused'),
        ),
      ]),
    )
    .forUpdate()
    .executeTakeFirst()
