import type { Db, Tx } from '#lib/db.server.ts'
import type { CardPayment } from './card-payment.ts'
import { cardPayments } from './db-card-payments.server.ts'

export const listCardPayments = (db: Db | Tx, attemptId: string): Promise<CardPayment[]> =>
  cardPayments(db).where('attemptId', '=', attemptId).execute()
