import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '#lib/db.server.ts'
import type { DB } from '#lib/tables.server.ts'
import { holdsWordsOrPhone } from '#lib/typed-words.server.ts'

const piecesOf = (order: ExpressionBuilder<DB, 'orders'>) =>
  order
    .selectFrom('orderLines')
    .select(sql<number>`coalesce(sum(quantity - returned), 0)::int`.as('pieces'))
    .whereRef('orderLines.orderId', '=', 'orders.id')
    .as('pieces')

const parcels = (db: Db) =>
  db
    .selectFrom('orders')
    .select(['orders.id', 'orders.sku', 'orders.name', 'orders.phone', 'orders.governorateId', 'orders.cityName'])
    .select(['orders.address', 'orders.paymentMethod', 'orders.isPaid', 'orders.status', 'orders.total'])
    .select(['orders.createdAt', 'orders.courier', 'orders.trackingNumber'])
    .select(['orders.confirmedAt', 'orders.confirmedBy', 'orders.askedInVain', 'orders.cashReasons'])
    .select((order) => piecesOf(order))

export type ParcelRow = Awaited<ReturnType<ReturnType<typeof parcels>['executeTakeFirstOrThrow']>>

/** The words of the index that it is read from, and isHeld() of cash that waits for its customer's yes. */
const READY = sql<boolean>`(orders.status = 'paid' or (orders.status = 'pending' and orders.payment_method = 'cod'))
  and orders.deleted_at is null
  and (orders.payment_method <> 'cod' or orders.is_paid or orders.confirmed_at is not null or orders.cash_reasons = '{}')
  and not exists (select from manifest_orders where manifest_orders.order_id = orders.id and manifest_orders.step is null)`

const holds = (word: string) => sql<boolean>`orders.search like search_pattern(${word})`

const called = (search: string) => holdsWordsOrPhone(search, holds) ?? sql<boolean>`true`

interface ReadyPage {
  search: string
  page: number
  limit: number
}

export const listReady = (db: Db, { search, page, limit }: ReadyPage): Promise<ParcelRow[]> =>
  parcels(db)
    .where(READY)
    .where(called(search))
    .orderBy('orders.createdAt')
    .orderBy('orders.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()

export async function countReady(db: Db, search: string): Promise<number> {
  const count = db.selectFrom('orders').select(({ fn }) => fn.countAll<number>().as('count'))
  const readyParcels = count.where(READY).where(called(search))
  return (await readyParcels.executeTakeFirstOrThrow()).count
}

/** In the order in which they were put on it; those that were deleted since are not handed to anybody. */
export const listParcels = (db: Db, manifestId: string) =>
  parcels(db)
    .innerJoin('manifestOrders', 'manifestOrders.orderId', 'orders.id')
    .select(['manifestOrders.total as seenTotal', 'manifestOrders.collect as seenCollect', 'manifestOrders.step'])
    .select((order) =>
      order
        .selectFrom('couriers')
        .select('couriers.page')
        .where(sql<boolean>`lower(couriers.name) = lower(btrim(orders.courier))`)
        .as('courierPage'),
    )
    .where('manifestOrders.manifestId', '=', manifestId)
    .where('orders.deletedAt', 'is', null)
    .orderBy('manifestOrders.addedAt')
    .orderBy('orders.sku')
    .execute()

/** Numbers that this courier's parcels have already, outside of these orders. */
export async function listTakenNumbers(
  db: Db,
  numbers: readonly string[],
  { courier, apartFrom }: { courier: string; apartFrom: readonly string[] },
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('trackingNumber')
    .where('trackingNumber', '<>', '')
    .where(sql<boolean>`upper(tracking_number) = any(${numbers.map((number) => number.toUpperCase())}::text[])`)
    .where(sql<boolean>`lower(btrim(courier)) = lower(${courier})`)
    .where(sql<boolean>`not id = any(${[...apartFrom]}::text[])`)
    .where('deletedAt', 'is', null)
    .execute()
  return rows.map(({ trackingNumber }) => trackingNumber.toUpperCase())
}
