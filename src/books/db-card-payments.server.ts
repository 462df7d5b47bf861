import type { Db, Tx } from '#lib/db.server.ts'

export const cardPayments = (db: Db | Tx) =>
  db
    .selectFrom('payments')
    .select(['id', 'orderId', 'attemptId', 'transactionId', 'amount', 'refunded', 'settles'])
    .where('kind', '=', 'card')
    .$narrowType<{ attemptId: string; transactionId: number }>()
