import type { Db, Tx } from '#lib/db.server.ts'
import { inPiastres, type Piastres } from '#lib/money.ts'

/** What paid it, or came as a part of its cash, and neither went back nor is on its way. */
export async function readMoneyLeft(db: Db | Tx, orderId: string): Promise<Piastres> {
  const { left } = await db
    .selectFrom('payments')
    .select(({ fn, eb }) => fn.coalesce(fn.sum<number>(eb('amount', '-', eb.ref('refunded'))), eb.lit(0)).as('left'))
    .where('orderId', '=', orderId)
    .where((payment) => payment.or([payment('settles', '=', true), payment('isPart', '=', true)]))
    .where('undoneAt', 'is', null)
    .executeTakeFirstOrThrow()
  return inPiastres(Number(left))
}
