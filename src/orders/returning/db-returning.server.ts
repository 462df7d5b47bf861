import { sql } from 'kysely'
import { selectOneSize } from '#catalog/select-one-size.server.ts'
import type { Db, Tx } from '#lib/db.server.ts'

/**
 * What was bought; of it the pieces that refunds were for, without those that the bank refused, and of these the ones
 * that no return was about.
 */
export const listReturnable = (db: Db | Tx, orderId: string) =>
  db
    .selectFrom('orderLines')
    .innerJoin('products', 'products.id', 'orderLines.productId')
    .select(['variantId', 'productId', 'orderLines.name', 'orderLines.nameAr', 'size', 'quantity', 'returned'])
    .select(['claimed', 'orderLines.price', 'products.category', selectOneSize])
    .select((line) => {
      const refunded = line
        .selectFrom('refundLines')
        .innerJoin('refunds', 'refunds.id', 'refundLines.refundId')
        .innerJoin('payments', 'payments.id', 'refunds.paymentId')
        .select(sql<number>`coalesce(sum(refund_lines.quantity), 0)`.as('sum'))
        .whereRef('payments.orderId', '=', 'orderLines.orderId')
        .whereRef('refundLines.variantId', '=', 'orderLines.variantId')
        .where('refunds.state', '<>', 'refused')
      return [
        refunded.$asScalar().$notNull().as('refunded'),
        refunded.where('refundLines.isClaimed', '=', false).$asScalar().$notNull().as('refundedApart'),
      ]
    })
    .where('orderId', '=', orderId)
    .orderBy('orderLines.position')
    .execute()

export async function addToReturned(tx: Tx, orderId: string, variantId: string, pieces: number): Promise<void> {
  await tx
    .updateTable('orderLines')
    .set({ returned: sql<number>`returned + ${pieces}` })
    .where('orderId', '=', orderId)
    .where('variantId', '=', variantId)
    .execute()
}

export async function addToClaimed(tx: Tx, orderId: string, variantId: string, pieces: number): Promise<void> {
  await tx
    .updateTable('orderLines')
    .set({ claimed: sql<number>`claimed + ${pieces}` })
    .where('orderId', '=', orderId)
    .where('variantId', '=', variantId)
    .execute()
}

export async function addToOpenReturns(tx: Tx, orderId: string, more: number): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ openReturns: sql<number>`open_returns + ${more}` })
    .where('id', '=', orderId)
    .execute()
}

/** The step of its history that made it delivered, the last of them that was not undone. */
export async function findDeliveredAt(db: Db | Tx, orderId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('orderHistory as step')
    .select('step.at')
    .where('step.orderId', '=', orderId)
    .where('step.toStatus', '=', 'delivered')
    .where('step.fromStatus', '<>', 'delivered')
    .where('step.undoes', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('orderHistory as undone').select('undone.id').whereRef('undone.undoes', '=', 'step.id'))),
    )
    .orderBy('step.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? null
}

export async function findDiscount(db: Db | Tx, orderId: string): Promise<number> {
  const order = db.selectFrom('orders').select('discount').where('id', '=', orderId)
  return (await order.executeTakeFirstOrThrow()).discount
}
