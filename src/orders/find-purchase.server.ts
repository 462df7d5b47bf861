import type { Size } from '#catalog/product.ts'
import type { Db, Tx } from '#lib/db.server.ts'

export interface Purchase {
  orderId: string
  size: Size
  isPaid: boolean
}

/** What this account bought of the product, a paid order before others; what was cancelled or deleted is no purchase. */
export async function findPurchase(
  db: Db | Tx,
  { accountId, productId }: { accountId: string; productId: string },
): Promise<Purchase | undefined> {
  return db
    .selectFrom('orders')
    .innerJoin('orderLines', 'orderLines.orderId', 'orders.id')
    .select(['orders.id as orderId', 'orderLines.size', 'orders.isPaid'])
    .where('orders.accountId', '=', accountId)
    .where('orderLines.productId', '=', productId)
    .where('orders.cancelledAt', 'is', null)
    .where('orders.deletedAt', 'is', null)
    .orderBy('orders.isPaid', 'desc')
    .orderBy('orders.createdAt', 'desc')
    .orderBy('orderLines.position')
    .limit(1)
    .executeTakeFirst()
}
