import type { Db, Tx } from '#lib/db.server.ts'

export async function listUnpaidOrders(db: Db | Tx, placedBefore: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'pending')
    .where('paymentMethod', '=', 'paymob')
    .where('deletedAt', 'is', null)
    .where('createdAt', '<=', placedBefore)
    .orderBy('createdAt')
    .limit(500)
    .execute()
  return rows.map(({ id }) => id)
}
