import type { Tx } from '#lib/db.server.ts'
import type { CardPayment } from './card-payment.ts'
import { cardPayments } from './db-card-payments.server.ts'

export const lockCardPayment = (tx: Tx, id: string): Promise<CardPayment | undefined> =>
  cardPayments(tx).where('id', '=', id).forUpdate().executeTakeFirst()
