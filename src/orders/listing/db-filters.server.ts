import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { DB } from '#lib/tables.server.ts'
import { holdsWords, holdsWordsOrPhone } from '#lib/typed-words.server.ts'
import type { OrderStatus, PaymentMethod } from '../order.ts'
import type { View } from './views.ts'

/** The last day on which an order for that governorate had to be placed to be overdue now; `''`: for any other. */
export type OverdueDays = ReadonlyMap<string, string>

export interface OrderFilters {
  ids?: readonly string[] | undefined
  search?: string | undefined
  status?: OrderStatus | undefined
  attention?: boolean | undefined
  view?: Exclude<View, 'late'> | { late: OverdueDays } | undefined
  method?: PaymentMethod | undefined
  isPaid?: boolean | undefined
  governorate?: string | undefined
  /** Used in it: a cancelled order has given it back. */
  promoCode?: string | undefined
  /** Days in Cairo, both included. */
  from?: string | undefined
  to?: string | undefined
  /** Nothing that was placed after this instant: a list that is read again stays where it is. */
  until?: Date | undefined
}

type OrderExpression = ExpressionBuilder<DB, 'orders'>
type Condition = Expression<SqlBool>

/** However its Arabic is spelled, or as a name that sounds like it, in either script. */
const holds = (word: string): Condition =>
  sql<SqlBool>`(orders.search like search_pattern(${word}) or orders.sounds @> nullif(name_sounds(${word}), '{}'))`

const isAccountOf = (word: string): Condition =>
  sql<SqlBool>`search_text(full_name || ' ' || email) like search_pattern(${word})`

/** Id, code, customer, e-mail, phone: whatever part of them somebody read out over the telephone. */
function foundBy(search: string): Condition | null {
  const accounts = holdsWords(search, isAccountOf)
  return (
    accounts &&
    sql<SqlBool>`(${holdsWordsOrPhone(search, holds)}
    or orders.account_id = any(array(select id from accounts where ${accounts})))`
  )
}

const dayOf = sql`(orders.created_at at time zone 'Africa/Cairo')::date`
const startOf = (day: string, daysLater = 0) =>
  sql<Date>`((${day}::date + ${daysLater}::int)::timestamp at time zone 'Africa/Cairo')`

/** The words of the indexes that they are read from: a parameter would not be recognised there. */
const TO_DO = {
  'to-confirm': sql<SqlBool>`(orders.payment_method = 'cod' and orders.status = 'pending' and orders.confirmed_at is null)`,
  'to-approve': sql<SqlBool>`(orders.payment_method = 'cod' and not orders.is_paid and orders.cancelled_at is null)`,
  'to-ship': sql<SqlBool>`orders.status = 'paid'`,
  attention: sql<SqlBool>`orders.attention is not null`,
}

const overdue = (days: OverdueDays): Condition =>
  sql<SqlBool>`(${TO_DO['to-ship']} and ${dayOf} <= coalesce(
    (select day from unnest(${[...days.keys()]}::text[], ${[...days.values()]}::date[]) as late (place, day)
      where place = orders.governorate_id), ${days.get('') ?? null}::date))`

const viewFilter = (view: NonNullable<OrderFilters['view']>): Condition =>
  typeof view === 'string' ? TO_DO[view] : overdue(view.late)

const usedIn = (code: string): Condition =>
  sql<SqlBool>`exists (select from promo_code_uses where order_id = orders.id and code = ${code} and given_back_at is null)`

const placed = (order: OrderExpression, { from, to, until }: OrderFilters) => [
  from && order('orders.createdAt', '>=', startOf(from)),
  to && order('orders.createdAt', '<', startOf(to, 1)),
  until && order('orders.createdAt', '<=', until),
]

export function matching(filters: OrderFilters) {
  const { ids, search, status, attention, view, method, isPaid, governorate, promoCode } = filters
  return (order: OrderExpression): Condition => {
    const conditions = [
      order('orders.deletedAt', 'is', null),
      ids && order('orders.id', 'in', ids),
      search && foundBy(search),
      status && order('orders.status', '=', status),
      attention && TO_DO.attention,
      view && viewFilter(view),
      method && order('orders.paymentMethod', '=', method),
      isPaid !== undefined && order('orders.isPaid', '=', isPaid),
      governorate && order('orders.governorateId', '=', governorate),
      promoCode && usedIn(promoCode),
      ...placed(order, filters),
    ]
    return order.and(conditions.filter((condition): condition is Condition => Boolean(condition)))
  }
}
