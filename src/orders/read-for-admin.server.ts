import type { Db } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { findOrder } from './db.server.ts'
import { findMoneyOf } from './db-shown-money.server.ts'
import { shownToAdmin } from './show-order.server.ts'

export async function readForAdmin(db: Db, id: string, now: Date) {
  const order = await findOrder(db, id)
  if (!order) throw new Refusal('NOT_FOUND')
  return shownToAdmin(order, await findMoneyOf(db, id), now)
}
