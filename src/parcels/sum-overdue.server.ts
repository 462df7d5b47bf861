import type { Db } from '#lib/db.server.ts'
import { fromPounds, sumOf, toPounds } from '#lib/money.ts'
import { listCash } from './list-cash.server.ts'

/** Pounds that couriers keep for longer than was agreed with them. */
export async function sumOverdue(db: Db, now: Date): Promise<number> {
  const couriers = await listCash(db, now)
  return toPounds(sumOf(couriers.map(({ overdue }) => fromPounds(overdue.amount))))
}
