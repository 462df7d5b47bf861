import type { Db } from '#lib/db.server.ts'
import { toPounds } from '#lib/money.ts'
import { localPhone } from '#lib/phone.ts'
import { pageOf } from '#lib/wire.ts'
import { countOverdueOut, listOverdueOut } from './db-cash.server.ts'

/** Orders whose cash is out longer than agreed, or came in part, the oldest first: what a courier is asked for. */
export async function listOverdue(db: Db, query: { page: number; limit: number }, now: Date) {
  const [rows, total] = await Promise.all([listOverdueOut(db, query, now), countOverdueOut(db, now)])
  const orders = rows.map(({ amount, came, phone, ...row }) => ({
    ...row,
    _id: row.id,
    phone: localPhone(phone),
    amount: toPounds(amount),
    came: toPounds(came),
  }))
  return { orders, pagination: pageOf(total, query) }
}
