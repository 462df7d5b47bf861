import type { Db, Tx } from '#lib/db.server.ts'

export interface CardPayment {
  id: string
  orderId: string
  attemptId: string
  transactionId: number
  amount: number
  refunded: number
  settles: boolean
}

export const cardPayments = (db: Db | Tx) =>
  db
    .selectFrom('payments')
    .select(['id', 'orderId', 'attemptId', 'transactionId', 'amount', 'refunded', 'settles'])
    .where('kind', '=', 'card')
    .$narrowType<{ attemptId: string; transactionId: number }>()
