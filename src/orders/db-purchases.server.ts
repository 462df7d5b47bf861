import type { Db, Tx } from '#lib/db.server.ts'

/** The line that counts: of a paid order before others, of the newest before older ones. */
export const findBoughtLine = (db: Db | Tx, { accountId, productId }: { accountId: string; productId: string }) =>
  db
    .selectFrom('orders')
    .innerJoin('orderLines', 'orderLines.orderId', 'orders.id')
    .select(['orderLines.size', 'orders.isPaid'])
    .where('orders.accountId', '=', accountId)
    .where('orderLines.productId', '=', productId)
    .where('orders.cancelledAt', 'is', null)
    .where('orders.deletedAt', 'is', null)
    .orderBy('orders.isPaid', 'desc')
    .orderBy('orders.createdAt', 'desc')
    .orderBy('orderLines.position')
    .limit(1)
    .executeTakeFirst()

/** Undefined once the order's history has gone on after this step. */
export const findDeliveredIn = (db: Db | Tx, { orderId, step }: { orderId: string; step: number }) =>
  db
    .selectFrom('orders')
    .select(['id', 'sku', 'accountId', 'name', 'email', 'language'])
    .where('id', '=', orderId)
    .where('status', '=', 'delivered')
    .where('isPaid', '=', true)
    .where('deletedAt', 'is', null)
    .where('email', '<>', '')
    .where(({ eb, selectFrom }) => {
      const history = selectFrom('orderHistory').whereRef('orderHistory.orderId', '=', 'orders.id')
      return eb(
        history.select((later) => later.fn.max('orderHistory.id').as('last')),
        '=',
        step,
      )
    })
    .executeTakeFirst()

export async function listProductsOf(db: Db | Tx, orderId: string): Promise<string[]> {
  const lines = db.selectFrom('orderLines').select('productId').distinct().where('orderId', '=', orderId)
  return (await lines.execute()).map(({ productId }) => productId)
}
