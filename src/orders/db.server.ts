import { type ExpressionBuilder, type Insertable, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { selectOneSize } from '#catalog/select-one-size.server.ts'
import type { Db, Tx } from '#lib/db.server.ts'
import type { DB, OrderHistory, OrderLines, Orders } from '#lib/tables.server.ts'
import { owesMoneyOf } from './db-owing.server.ts'
import { cameOf, dueBackOf, isUndecided, moneyBackOf, refundStateOf } from './db-shown-money.server.ts'
import type { EditedPart } from './desk/desk.ts'
import type { Holds, OrderFacts, OrderStatus, PaymentMethod } from './order.ts'

type OrderExpression = ExpressionBuilder<DB, 'orders'>

const linesOf = (order: OrderExpression) =>
  jsonArrayFrom(
    order
      .selectFrom('orderLines')
      .leftJoin('media', 'media.id', 'orderLines.mediaId')
      .innerJoin('products', 'products.id', 'orderLines.productId')
      .selectAll('orderLines')
      .select(['media.width', 'media.height', 'products.category', selectOneSize])
      .whereRef('orderLines.orderId', '=', 'orders.id')
      .orderBy('orderLines.position'),
  ).as('lines')

const historyOf = (order: OrderExpression) =>
  jsonArrayFrom(
    order
      .selectFrom('orderHistory')
      .leftJoin('accounts', 'accounts.id', 'orderHistory.accountId')
      .leftJoin('stepUndos', 'stepUndos.step', 'orderHistory.id')
      .leftJoin('orderEdits', 'orderEdits.step', 'orderHistory.id')
      .select(['orderHistory.id', 'orderHistory.at', 'orderHistory.fromStatus', 'orderHistory.toStatus'])
      .select(['orderHistory.note', 'orderHistory.toldAt', 'orderHistory.undoes', 'accounts.fullName as by'])
      .select('orderHistory.event')
      .select(sql<boolean>`step_undos.step is not null`.as('isTeams'))
      .select([sql<EditedPart | null>`before`.as('before'), sql<EditedPart | null>`after`.as('after')])
      .whereRef('orderHistory.orderId', '=', 'orders.id')
      .orderBy('orderHistory.id'),
  ).as('history')

const promoOf = (order: OrderExpression) =>
  jsonObjectFrom(
    order
      .selectFrom('promoCodeUses')
      .select(['code', 'discountType', 'discountValue'])
      .whereRef('promoCodeUses.orderId', '=', 'orders.id'),
  ).as('promo')

const paidAt = (order: OrderExpression) =>
  order
    .selectFrom('payments')
    .select((payment) => payment.fn.max('payments.recordedAt').as('at'))
    .whereRef('payments.orderId', '=', 'orders.id')
    .where('payments.settles', '=', true)
    .as('paidAt')

/** Of whoever of the couriers is called so. */
const courierPageOf = (order: OrderExpression) =>
  order
    .selectFrom('couriers')
    .select('couriers.page')
    .where(sql<boolean>`lower(couriers.name) = lower(btrim(orders.courier))`)
    .as('courierPage')

export const orders = (db: Db | Tx) =>
  db
    .selectFrom('orders')
    .selectAll('orders')
    .select((order) => [linesOf(order), historyOf(order), promoOf(order), paidAt(order)])
    .select((order) => [moneyBackOf(order), refundStateOf(order), isUndecided(order), courierPageOf(order)])
    .select((order) => [cameOf(order), dueBackOf(order), owesMoneyOf(order)])
    .where('orders.deletedAt', 'is', null)

export type OrderRow = Awaited<ReturnType<ReturnType<typeof orders>['executeTakeFirstOrThrow']>>

export const findOrder = (db: Db | Tx, id: string): Promise<OrderRow | undefined> =>
  orders(db).where('orders.id', '=', id).executeTakeFirst()

export const findOrderBySku = (db: Db | Tx, sku: string): Promise<OrderRow | undefined> =>
  orders(db).where('orders.sku', '=', sku).executeTakeFirst()

/** Products of former collections too: their pieces are still worn. */
export async function isProductSku(db: Db, sku: string): Promise<boolean> {
  const product = db.selectFrom('products').select('id').where('sku', '=', sku)
  return (await product.executeTakeFirst()) !== undefined
}

export async function findOrderByKey(tx: Tx | Db, placedBy: string, key: string) {
  const query = tx.selectFrom('orders').select(['id', 'requestHash']).where('placedBy', '=', placedBy)
  return query.where('idempotencyKey', '=', key).executeTakeFirst()
}

/** Held until the transaction ends; always taken in the same order, so that they can't wait for each other. */
export async function lockNames(tx: Tx, names: readonly string[]): Promise<void> {
  const sorted = [...new Set(names)].sort()
  // One by one in this order: rows of an array come as they stand in it.
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${sorted}::text[]) as name`.execute(tx)
}

export interface Step {
  orderId: string
  at: Date
  accountId: string | null
  fromStatus: OrderStatus | null
  toStatus: OrderStatus
  note: string
  undoes?: number
  event?: OrderHistory['event']
}

/** With its lines and the first step of its history, which is answered. */
export async function insertOrder(
  tx: Tx,
  order: Insertable<Orders>,
  { lines, step }: { lines: Omit<Insertable<OrderLines>, 'orderId' | 'position'>[]; step: Omit<Step, 'orderId'> },
): Promise<number> {
  const rows = lines.map((line, position) => ({ ...line, position, orderId: order.id }))
  const { id } = await tx
    .with('placed', (write) => write.insertInto('orders').values(order))
    .with('lined', (write) => write.insertInto('orderLines').values(rows))
    .insertInto('orderHistory')
    .values({ ...step, orderId: order.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertStep(tx: Tx, step: Step): Promise<number> {
  const { id } = await tx.insertInto('orderHistory').values(step).returning('id').executeTakeFirstOrThrow()
  return id
}

/** The pieces that the order is about: those that a refund has put back on the shelf are no part of it any more. */
export const listLinesOf = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('orderLines')
    .select(['variantId', 'name', 'nameAr', 'size'])
    .select(sql<number>`quantity - returned`.as('quantity'))
    .where('orderId', '=', orderId)
    .execute()

export async function updateFacts(
  tx: Tx,
  id: string,
  facts: OrderFacts & { holds: Holds; isExpired: boolean; isRefusal: boolean },
  now: Date,
): Promise<void> {
  const { isPaid, fulfilment, isCancelled, holds, isExpired, isRefusal } = facts
  const cancelledAt = isCancelled ? sql<Date>`coalesce(cancelled_at, ${now})` : null
  const expiredAt = isExpired ? now : null
  const refusedAt = isRefusal ? now : null
  await tx
    .updateTable('orders')
    .set({ isPaid, fulfilment, holds, cancelledAt, expiredAt, refusedAt, updatedAt: now })
    // Somebody acted on it; that its time ended answers nothing.
    .$if(!isExpired, (update) => update.set({ attention: null }))
    .where('id', '=', id)
    .execute()
}

export async function hideOrder(tx: Tx, id: string, deletedAt: Date): Promise<void> {
  await tx.updateTable('orders').set({ deletedAt, updatedAt: deletedAt }).where('id', '=', id).execute()
}

export async function updateMethod(tx: Tx, id: string, paymentMethod: PaymentMethod, now: Date): Promise<void> {
  await tx.updateTable('orders').set({ paymentMethod, updatedAt: now }).where('id', '=', id).execute()
}

export async function flagOrder(tx: Db | Tx, id: string, attention: string): Promise<void> {
  await tx.updateTable('orders').set({ attention }).where('id', '=', id).where('status', '=', 'pending').execute()
}
