import type { Db, Tx } from '#lib/db.server.ts'
import type { CardPayment } from './card-payment.ts'
import { cardPayments } from './db-card-payments.server.ts'

/** By the provider's number of it, or the one that pays the order. */
export function findCardPayment(
  db: Db | Tx,
  by: { transactionId: number } | { orderId: string },
): Promise<CardPayment | undefined> {
  const one =
    'orderId' in by
      ? cardPayments(db).where('orderId', '=', by.orderId).where('settles', '=', true)
      : cardPayments(db).where('transactionId', '=', by.transactionId)
  return one.executeTakeFirst()
}
