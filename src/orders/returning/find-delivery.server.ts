import type { Db, Tx } from '#lib/db.server.ts'
import { findDeliveredAt } from './db-returning.server.ts'

/** When it came to its door; null where it has not, or that was a mistake. */
export const findDelivery = (db: Db | Tx, orderId: string): Promise<Date | null> => findDeliveredAt(db, orderId)
