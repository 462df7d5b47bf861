import type { Tx } from '#lib/db.server.ts'

/** What paid it, or came as a part of its cash, and neither went back nor is on its way. */
export async function hasMoneyLeft(tx: Tx, orderId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('payments')
    .select('id')
    .where('orderId', '=', orderId)
    .where((payment) => payment.or([payment('settles', '=', true), payment('isPart', '=', true)]))
    .where('undoneAt', 'is', null)
    .whereRef('amount', '>', 'refunded')
    .executeTakeFirst()
  return row !== undefined
}
