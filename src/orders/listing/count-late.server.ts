import type { Db } from '#lib/db.server.ts'
import { countOrders } from '../db-list.server.ts'
import { listOverdueDays } from './db-overdue.server.ts'

/** How many are paid, not sent, and should have been at their doors on an earlier day. */
export const countLate = async (db: Db, now: Date): Promise<number> =>
  countOrders(db, { view: { late: await listOverdueDays(db, now) } })
