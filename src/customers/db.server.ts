import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#lib/db.server.ts'
import { holdsWordsOrPhone } from '#lib/typed-words.server.ts'
import type { REFUND_STATES } from '#orders/order.ts'
import type { CustomerKind, CustomerSort } from './customer.ts'

const holds = (word: string) => sql<SqlBool>`customers.search like search_pattern(${word})`

/** Somewhere in it, or as a name that sounds like it. */
const means = (word: string) => sql<SqlBool>`(${holds(word)} or customers.sounds @> nullif(name_sounds(${word}), '{}'))`

/** As the indexes have it, each to its end. */
const SORTED: Record<CustomerSort, RawBuilder<unknown>> = {
  newest: sql`since desc, id desc`,
  orders: sql`orders desc, id desc`,
  spent: sql`spent desc, id desc`,
  'last-order': sql`last_order_at desc nulls last, id desc`,
  name: sql`nullif(search_text(name), ''), id`,
}

interface CustomerQuery {
  search: string
  kind?: CustomerKind | undefined
  sort: CustomerSort
  page: number
  limit: number
}

export async function listCustomers(db: Db, { search, kind, sort, page, limit }: CustomerQuery) {
  const called = holdsWordsOrPhone(search, means)
  const conditions = [called, kind === undefined ? null : sql<SqlBool>`kind = ${kind}`]
  const matchingCustomers = db
    .selectFrom('customers')
    .where((customer) => customer.and(conditions.filter((condition) => condition !== null)))
  const counted = matchingCustomers.select((customer) => customer.fn.countAll<number>().as('total'))
  const [rows, total] = await Promise.all([
    matchingCustomers
      .select(['id', 'kind', 'name', 'email', 'phone', 'since', 'orders', 'spent', 'lastOrderAt'])
      .orderBy(SORTED[sort])
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    called === null ? countCustomers(db, kind) : counted.executeTakeFirstOrThrow().then((only) => only.total),
  ])
  return { rows, total }
}

/** As they are counted with each change: however many there are, none is read. */
async function countCustomers(db: Db, kind: CustomerKind | undefined): Promise<number> {
  const counted = db.selectFrom('customersCounted').select(sql<number>`coalesce(sum(change), 0)::int`.as('total'))
  const ofKind = kind === undefined ? counted : counted.where('kind', '=', kind)
  const { total } = await ofKind.executeTakeFirstOrThrow()
  return total
}

export type CustomerRow = Awaited<ReturnType<typeof listCustomers>>['rows'][number]

/** By an id of theirs: their own, their account's, that of an order. */
export function findCustomer(db: Db, id: string) {
  const ofOrder = db
    .selectFrom('orders')
    .select(['accountId', sql<string | null>`guest_of(account_id, guest_phone, phone)`.as('guest')])
    .where('id', '=', id)
    .as('ofOrder')
  return db
    .selectFrom('customers')
    .leftJoin('accounts', 'accounts.id', 'customers.accountId')
    .selectAll('customers')
    .select(['accounts.closedAt', 'accounts.emailVerifiedAt', 'accounts.language'])
    .where((customer) =>
      customer.or([
        customer('customers.id', '=', id),
        customer('customers.accountId', '=', id),
        customer('customers.accountId', '=', customer.selectFrom(ofOrder).select('ofOrder.accountId')),
        customer('customers.guestPhone', '=', customer.selectFrom(ofOrder).select('ofOrder.guest')),
      ]),
    )
    .executeTakeFirst()
}

export type FoundCustomer = NonNullable<Awaited<ReturnType<typeof findCustomer>>>

const MOST_SHOWN = 10

const ordersOf = ({ accountId, guestPhone }: Pick<FoundCustomer, 'accountId' | 'guestPhone'>) =>
  accountId === null
    ? sql<boolean>`guest_of(account_id, guest_phone, phone) = ${guestPhone}`
    : sql<boolean>`account_id = ${accountId}`

/** What was asked to be taken back of their orders. */
export async function countReturnsOfCustomer(db: Db, { accountId, guestPhone }: FoundCustomer): Promise<number> {
  if (accountId === null && guestPhone === null) return 0
  const theirs = ordersOf({ accountId, guestPhone })
  const { count } = await db
    .selectFrom('returnRequests')
    .innerJoin('orders', 'orders.id', 'returnRequests.orderId')
    .select((request) => request.fn.countAll<number>().as('count'))
    .where(theirs)
    .executeTakeFirstOrThrow()
  return count
}

export function listOrdersOfCustomer(db: Db, { accountId, guestPhone }: FoundCustomer) {
  if (accountId === null && guestPhone === null) return Promise.resolve([])
  const theirs = ordersOf({ accountId, guestPhone })
  return db
    .selectFrom('orders')
    .select(['id', 'sku', 'status', 'paymentMethod', 'isPaid', 'total', 'createdAt'])
    .select((order) =>
      order
        .selectFrom('payments')
        .select(
          sql<(typeof REFUND_STATES)[number] | null>`case when refunded >= amount then 'all'
          when refunded > 0 then 'part' end`.as('state'),
        )
        .whereRef('payments.orderId', '=', 'orders.id')
        .where('payments.settles', '=', true)
        .where('payments.amount', '>', 0)
        .as('refundState'),
    )
    .where(theirs)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .limit(MOST_SHOWN)
    .execute()
}

/** By their account or their number; of orders that were deleted too. */
export async function countRefusals(db: Db, { accountId, phone }: FoundCustomer): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((order) => order.fn.countAll<number>().as('count'))
    .where('refusedAt', 'is not', null)
    .where(sql<boolean>`(account_id = ${accountId} or (phone = ${phone} and phone <> ''))`)
    .executeTakeFirstOrThrow()
  return count
}

export function listReviewsOfCustomer(db: Db, { accountId }: FoundCustomer) {
  return db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.productId')
    .select(['reviews.id', 'reviews.rating', 'reviews.comment', 'reviews.status', 'reviews.createdAt'])
    .select(['products.id as productId', 'products.name', 'products.nameAr'])
    .where('reviews.accountId', '=', accountId)
    .orderBy('reviews.createdAt', 'desc')
    .limit(MOST_SHOWN)
    .execute()
}

export function listSamePhone(db: Db, { id, phone }: FoundCustomer) {
  if (phone === '') return Promise.resolve([])
  return db
    .selectFrom('customers')
    .select(['id', 'kind', 'name', 'orders'])
    .where('phone', '=', phone)
    .where('id', '!=', id)
    .orderBy('orders', 'desc')
    .limit(MOST_SHOWN)
    .execute()
}
