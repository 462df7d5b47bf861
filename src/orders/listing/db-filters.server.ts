import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { nameSpellings } from '#lib/name-spellings.ts'
import { phoneDigits } from '#lib/phone.ts'
import type { DB } from '#lib/tables.server.ts'
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

const MOST_WORDS = 8

/** However its Arabic is spelled. */
const holds = (text: Expression<string>, word: string): Condition => sql<SqlBool>`${text} like search_pattern(${word})`

const each = (words: readonly string[], condition: (word: string) => Condition): Condition =>
  sql<SqlBool>`(${sql.join(words.map(condition), sql` and `)})`

/** A name of the order that is written otherwise, in either script. */
const soundsLike = (word: string): Condition => sql<SqlBool>`orders.sounds @> nullif(name_sounds(${word}), '{}')`

/** Id, code, customer, e-mail, phone: whatever part of them somebody read out over the telephone. */
function searchFilter(order: OrderExpression, search: string): Condition {
  // A code may come as it stands in a chat: #7GKZ18JC.
  const words = search
    .split(/\s+#?|^#/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
  const customers = sql`select id from accounts
      where ${each(words, (word) => holds(sql<string>`search_text(full_name || ' ' || email)`, word))}`
  const ways: Condition[] = [
    each(words, (word) => order.or([holds(sql<string>`orders.search`, word), soundsLike(word)])),
    sql<SqlBool>`orders.account_id = any(array(${customers}))`,
  ]
  const digits = phoneDigits(search)
  if (digits.length >= 3 && !/\p{L}/u.test(search)) ways.push(holds(sql<string>`orders.search`, digits))
  return order.or(ways)
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
      search?.trim() ? order.or(nameSpellings(search).map((spelling) => searchFilter(order, spelling))) : null,
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
