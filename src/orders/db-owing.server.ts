import { type ExpressionBuilder, sql } from 'kysely'
import type { Tx } from '#lib/db.server.ts'
import type { DB } from '#lib/tables.server.ts'

type OrderExpression = ExpressionBuilder<DB, 'orders'>

/** Money that has not all gone back, of a cancelled order cash too: what is on its way may be refused. */
const hasPayment = (order: OrderExpression) =>
  order.exists(
    order
      .selectFrom('payments')
      .select('payments.id')
      .whereRef('payments.orderId', '=', 'orders.id')
      .where('payments.undoneAt', 'is', null)
      .where((payment) =>
        payment.or([
          payment('payments.kind', 'in', ['card', 'manual']),
          payment.and([payment('payments.kind', '=', 'cash'), payment('orders.cancelledAt', 'is not', null)]),
        ]),
      )
      .where((payment) =>
        payment(
          'payments.amount',
          '>',
          payment
            .selectFrom('refunds')
            .select(sql<number>`coalesce(sum(refunds.amount), 0)`.as('sum'))
            .whereRef('refunds.paymentId', '=', 'payments.id')
            .where('refunds.state', '=', 'done'),
        ),
      ),
  )

/** Its courier has brought some of its cash, and it stands. */
const hasPart = (order: OrderExpression) =>
  order.and([
    order('orders.isPaid', '=', false),
    order('orders.cancelledAt', 'is', null),
    order.exists(
      order
        .selectFrom('settlementLines')
        .select('settlementLines.orderId')
        .whereRef('settlementLines.orderId', '=', 'orders.id')
        .where('settlementLines.state', '=', 'part')
        .where('settlementLines.amount', '>', 0),
    ),
  ])

/** It is not deleted as it stands, and who asks is told so beforehand. */
export const owesMoneyOf = (order: OrderExpression) =>
  order
    .or([hasPayment(order), hasPart(order)])
    .$castTo<boolean>()
    .as('owesMoney')

export async function owesMoney(tx: Tx, orderId: string): Promise<boolean> {
  const row = await tx.selectFrom('orders').select(owesMoneyOf).where('orders.id', '=', orderId).executeTakeFirst()
  return row?.owesMoney === true
}
