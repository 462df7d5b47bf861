import type { Db, Tx } from '#lib/db.server.ts'
import type { Language } from '#lib/language.ts'

export interface Delivered {
  id: string
  sku: string
  accountId: string | null
  name: string
  email: string
  language: Language
  productIds: string[]
}

/** An order that is paid and delivered, and to which nothing has happened since this step of its history. */
export async function findDelivered(
  db: Db | Tx,
  { orderId, step }: { orderId: string; step: number },
): Promise<Delivered | undefined> {
  const row = await db
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
  if (!row) return undefined
  const lines = db.selectFrom('orderLines').select('productId').distinct().where('orderId', '=', orderId)
  return { ...row, productIds: (await lines.execute()).map(({ productId }) => productId) }
}
