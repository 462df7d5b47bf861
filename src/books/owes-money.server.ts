import { sql } from 'kysely'
import type { Tx } from '#lib/db.server.ts'

const OF_CARD_ORDERS = ['card', 'manual'] as const

/** Money that has not all gone back, of a cancelled order cash too: what is on its way may be refused. */
export async function owesMoney(
  tx: Tx,
  { id: orderId, isCancelled }: { id: string; isCancelled: boolean },
): Promise<boolean> {
  const row = await tx
    .selectFrom('payments')
    .select('id')
    .where('orderId', '=', orderId)
    .where('undoneAt', 'is', null)
    .where('kind', 'in', isCancelled ? [...OF_CARD_ORDERS, 'cash'] : OF_CARD_ORDERS)
    .where((payment) =>
      payment(
        'amount',
        '>',
        payment
          .selectFrom('refunds')
          .select(sql<number>`coalesce(sum(refunds.amount), 0)`.as('sum'))
          .whereRef('refunds.paymentId', '=', 'payments.id')
          .where('refunds.state', '=', 'done'),
      ),
    )
    .executeTakeFirst()
  return row !== undefined
}
