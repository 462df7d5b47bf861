import { countStock } from '#catalog/count-stock.server.ts'
import type { Db } from '#lib/db.server.ts'
import { countToDo } from '#overview/count-to-do.server.ts'
import { sumUpDay } from '#overview/sum-up-day.server.ts'
import { sumOverdue } from '#parcels/sum-overdue.server.ts'
import { dayBefore } from './choice.ts'

export interface Summary {
  yesterday: string
  counts: Record<
    'newOrders' | 'approve' | 'ship' | 'late' | 'attention' | 'reviews' | 'outOfStock' | 'lowStock',
    number
  >
  /** Of yesterday, in pounds. */
  revenue: number
  /** With couriers for longer than was agreed, in pounds. */
  overdue: number
}

/** What somebody wants to know in the morning; undefined where there is nothing to say. */
export async function sumUp(db: Db, day: string, now: Date): Promise<Summary | undefined> {
  const yesterday = dayBefore(day)
  const sums = [sumUpDay(db, yesterday), countToDo(db, now), countStock(db), sumOverdue(db, now)] as const
  const [sales, toDo, stock, overdue] = await Promise.all(sums)
  const { approve, ship, late, attention, reviews } = toDo
  const { lowStockProducts: lowStock, outOfStockProducts: outOfStock } = stock
  const counts = { newOrders: sales.totalOrders, approve, ship, late, attention, reviews, outOfStock, lowStock }
  const revenue = sales.totalEarnings
  const isQuiet = revenue === 0 && overdue === 0 && Object.values(counts).every((count) => count === 0)
  return isQuiet ? undefined : { yesterday, counts, revenue, overdue }
}
