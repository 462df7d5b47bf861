import { sql } from 'kysely'
import { PAY_DAYS } from '#couriers/courier.ts'
import type { Db } from '#lib/db.server.ts'
import { cameOf } from './settling/db-parts.server.ts'

/** The words of the index that it is read from. */
const CASH_IS_OUT = sql<boolean>`orders.payment_method = 'cod' and not orders.is_paid
  and orders.status in ('shipped', 'delivered') and orders.deleted_at is null`

/** Each with its courier, and how many days in Cairo it is since its parcel was delivered, or left. */
const cashOut = (db: Db, now: Date) =>
  db
    .selectFrom('orders')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('orderHistory')
          .select('orderHistory.at as since')
          .whereRef('orderHistory.orderId', '=', 'orders.id')
          .where('orderHistory.toStatus', 'in', ['shipped', 'delivered'])
          .orderBy('orderHistory.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .leftJoin('couriers', (join) => join.on(sql<boolean>`lower(couriers.name) = lower(btrim(orders.courier))`))
    .innerJoinLateral(
      (from) => from.selectFrom(cameOf(from).as('parts')).select(sql<number>`parts.sum`.as('came')).as('settled'),
      (join) => join.onTrue(),
    )
    .select(['orders.id', 'orders.sku', 'orders.name', 'orders.phone', 'orders.status', 'settled.came'])
    .select(sql<number>`orders.total - settled.came`.as('amount'))
    .select(sql<string>`btrim(orders.courier)`.as('courier'))
    .select('orders.trackingNumber')
    .select(sql<number>`coalesce(couriers.pay_days, ${sql.lit(PAY_DAYS)})`.as('payDays'))
    .select(
      sql<number>`greatest(0, day_in_cairo(${now}::timestamptz) - day_in_cairo(coalesce(last.since, orders.created_at)))::int`.as(
        'days',
      ),
    )
    .where(CASH_IS_OUT)
    .where(sql<boolean>`orders.total > settled.came`)

/** By courier, age and whether it has arrived. */
export const listCashOut = (db: Db, now: Date) =>
  db
    .selectFrom(cashOut(db, now).as('out'))
    .select(({ fn }) => [fn.max('courier').as('courier'), fn.max('payDays').as('payDays')])
    .select(sql<boolean>`came > 0`.as('isShort'))
    .select(['days', 'status', sql<number>`count(*)::int`.as('orders'), sql<number>`sum(amount)::bigint`.as('amount')])
    .groupBy([sql`lower(courier)`, 'days', 'status', sql`came > 0`])
    .orderBy(sql`lower(max(courier))`)
    .execute()

/** What is out longer than was agreed with its courier, or was left out of what it paid. */
const overdue = (db: Db, now: Date) =>
  db.selectFrom(cashOut(db, now).as('out')).where(sql<boolean>`days > pay_days or came > 0`)

export const listOverdueOut = (db: Db, { page, limit }: { page: number; limit: number }, now: Date) =>
  overdue(db, now)
    .selectAll()
    .orderBy('days', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()

export async function countOverdueOut(db: Db, now: Date): Promise<number> {
  const count = overdue(db, now).select(({ fn }) => fn.countAll<number>().as('count'))
  return (await count.executeTakeFirstOrThrow()).count
}
