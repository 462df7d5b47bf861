import { lockCardPayment } from '#books/lock-card-payment.server.ts'
import { inTransaction } from '#lib/db.server.ts'
import type { Deps } from '#lib/route.server.ts'
import { markOrder } from '#orders/mark-order.server.ts'
import { carryOutRefund } from './carry-out-refund.server.ts'
import { listRefundsAskedBefore } from './db-refunds.server.ts'
import { type Attention, REFUND_OVERDUE } from './payment.ts'
import { ProviderSilent } from './paymob.server.ts'

export async function pressRefunds(deps: Pick<Deps, 'db' | 'settings'>, now: Date): Promise<void> {
  const overdue = await listRefundsAskedBefore(deps.db, new Date(now.getTime() - REFUND_OVERDUE * 1000))
  for (const { id, paymentId } of overdue) {
    await inTransaction(deps.db, async (tx) => {
      const payment = await lockCardPayment(tx, paymentId)
      if (payment) await markOrder(tx, payment.orderId, 'refund waiting' satisfies Attention)
    })
    await carryOutRefund(deps, id, now).catch((error: unknown) => {
      if (!(error instanceof ProviderSilent)) throw error
    })
  }
}
