import { sql } from 'kysely'
import type { Tx } from '#lib/db.server.ts'

/** What was bought, and of it the pieces that refunds were for, without those that the bank refused. */
export const listReturnable = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('orderLines')
    .select(['variantId', 'productId', 'name', 'nameAr', 'size', 'quantity', 'returned'])
    .select((line) =>
      line
        .selectFrom('refundLines')
        .innerJoin('refunds', 'refunds.id', 'refundLines.refundId')
        .innerJoin('payments', 'payments.id', 'refunds.paymentId')
        .select(sql<number>`coalesce(sum(refund_lines.quantity), 0)`.as('sum'))
        .whereRef('payments.orderId', '=', 'orderLines.orderId')
        .whereRef('refundLines.variantId', '=', 'orderLines.variantId')
        .where('refunds.state', '<>', 'refused')
        .$asScalar()
        .$notNull()
        .as('refunded'),
    )
    .where('orderId', '=', orderId)
    .execute()

export async function addToReturned(tx: Tx, orderId: string, variantId: string, pieces: number): Promise<void> {
  await tx
    .updateTable('orderLines')
    .set({ returned: sql<number>`returned + ${pieces}` })
    .where('orderId', '=', orderId)
    .where('variantId', '=', variantId)
    .execute()
}
