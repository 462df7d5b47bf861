import { type ExpressionBuilder, type Insertable, sql, type Updateable } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Size } from '#catalog/product.ts'
import { selectOneSize } from '#catalog/select-one-size.server.ts'
import type { Db, Tx } from '#lib/db.server.ts'
import type { DB, ReturnLines, ReturnRequests, ReturnSteps } from '#lib/tables.server.ts'
import type { Reason, ReturnState, Wish } from './return.ts'

type ReturnExpression = ExpressionBuilder<DB, 'returnRequests'>

/** In the words of the order's line, while it has that line. */
const linesOf = (request: ReturnExpression) =>
  jsonArrayFrom(
    request
      .selectFrom('returnLines as line')
      .innerJoin('variants', 'variants.id', 'line.variantId')
      .innerJoin('products', 'products.id', 'variants.productId')
      .leftJoin('variants as wanted', 'wanted.id', 'line.newVariantId')
      .leftJoin('orderLines as sold', (sold) =>
        sold.onRef('sold.orderId', '=', 'returnRequests.orderId').onRef('sold.variantId', '=', 'line.variantId'),
      )
      .leftJoin('media', 'media.id', 'sold.mediaId')
      .select(['line.variantId', 'line.newVariantId', 'line.quantity', 'line.amount', 'line.sellable', 'line.back'])
      .select(['variants.productId', 'variants.size', 'wanted.size as newSize', selectOneSize])
      .select(['media.id as mediaId', 'media.width', 'media.height'])
      .select((line) => [
        line.fn.coalesce('sold.name', 'products.name').as('name'),
        line.fn.coalesce('sold.nameAr', 'products.nameAr').as('nameAr'),
      ])
      .whereRef('line.returnId', '=', 'returnRequests.id')
      .orderBy('line.position'),
  ).as('lines')

const stepsOf = (request: ReturnExpression) =>
  jsonArrayFrom(
    request
      .selectFrom('returnSteps as step')
      .leftJoin('accounts', 'accounts.id', 'step.accountId')
      .select(['step.id', 'step.at', 'step.words', 'step.undoes', 'step.toldAt', 'accounts.fullName as by'])
      .select(sql<ReturnState | null>`step.from_state`.as('fromState'))
      .select(sql<ReturnState>`step.to_state`.as('toState'))
      .select(sql<boolean>`step.account_id is not null and step.from_state is not null`.as('isTeams'))
      .whereRef('step.returnId', '=', 'returnRequests.id')
      .orderBy('step.id'),
  ).as('steps')

const refundOf = (request: ReturnExpression) =>
  jsonObjectFrom(
    request
      .selectFrom('refunds')
      .select(['refunds.id', 'refunds.amount', 'refunds.state', 'refunds.how', 'refunds.reference', 'refunds.words'])
      .select('refunds.fee')
      .whereRef('refunds.id', '=', 'returnRequests.refundId'),
  ).as('refund')

const hasPhoto = (request: ReturnExpression) =>
  request
    .exists(
      request
        .selectFrom('returnPhotos')
        .select('returnPhotos.id')
        .whereRef('returnPhotos.returnId', '=', 'returnRequests.id'),
    )
    .as('hasPhoto')

/** Of whoever of the couriers is called so. */
const courierPageOf = (request: ReturnExpression) =>
  request
    .selectFrom('couriers')
    .select('couriers.page')
    .where(sql<boolean>`lower(couriers.name) = lower(btrim(return_requests.courier))`)
    .as('courierPage')

/**
 * In piastres: what of its order's money neither went back nor is on its way, without what open returns before it ask
 * for; less than nothing where they ask for more. Cash that its courier has not brought yet was paid all the same.
 */
const moneyLeft = sql<number>`(case when orders.is_paid then coalesce((
    select sum(payments.amount - payments.refunded) from payments
    where payments.order_id = orders.id and (payments.settles or payments.is_part) and payments.undone_at is null
  ), 0) else orders.total end - coalesce((
    select sum(line.amount) from return_requests as earlier join return_lines as line on line.return_id = earlier.id
    where earlier.order_id = orders.id and earlier.number < return_requests.number and earlier.wish = 'refund'
      and earlier.refund_id is null and earlier.state in ('requested', 'approved', 'received')
  ), 0))::bigint`.as('moneyLeft')

/** With the order it is of: whose it is, and how it reads. */
export const returns = (db: Db | Tx) =>
  db
    .selectFrom('returnRequests')
    .innerJoin('orders', 'orders.id', 'returnRequests.orderId')
    .selectAll('returnRequests')
    .select((request) => [
      linesOf(request),
      stepsOf(request),
      refundOf(request),
      hasPhoto(request),
      courierPageOf(request),
      moneyLeft,
    ])
    .select(['orders.sku', 'orders.accountId', 'orders.language', 'orders.isPaid', 'orders.shippingFee'])
    .select(['orders.name', 'orders.email', 'orders.phone', 'orders.paymentMethod', 'orders.governorateId'])

export type ReturnRow = Awaited<ReturnType<ReturnType<typeof returns>['executeTakeFirstOrThrow']>>

export const findReturn = (db: Db | Tx, id: string): Promise<ReturnRow | undefined> =>
  returns(db).where('returnRequests.id', '=', id).executeTakeFirst()

export const listReturnsOf = (db: Db | Tx, orderId: string): Promise<ReturnRow[]> =>
  returns(db).where('returnRequests.orderId', '=', orderId).orderBy('returnRequests.number').execute()

export interface LockedReturn {
  id: string
  orderId: string
  code: string
  state: ReturnState
  reason: Reason
  wish: Wish
  note: string
  refundId: string | null
  courier: string
  trackingNumber: string
  lines: { variantId: string; newVariantId: string | null; productId: string; size: Size; quantity: number }[]
}

/** To be called with its order locked: everyone locks the order first. */
export async function lockReturnRow(tx: Tx, id: string): Promise<LockedReturn | undefined> {
  const row = await tx
    .selectFrom('returnRequests')
    .select(['id', 'orderId', 'code', 'state', 'reason', 'wish', 'note', 'refundId', 'courier', 'trackingNumber'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const lines = await tx
    .selectFrom('returnLines')
    .innerJoin('variants', 'variants.id', 'returnLines.variantId')
    .select(['variantId', 'newVariantId', 'productId', 'size', 'quantity'])
    .where('returnId', '=', id)
    .orderBy('position')
    .execute()
  return { ...row, lines }
}

export async function findOrderOf(db: Db | Tx, by: { id: string } | { refundId: string }) {
  const query = db.selectFrom('returnRequests').select(['id', 'orderId'])
  const one = 'id' in by ? query.where('id', '=', by.id) : query.where('refundId', '=', by.refundId)
  return one.executeTakeFirst()
}

export async function nextNumber(tx: Tx, orderId: string): Promise<number> {
  const { last } = await tx
    .selectFrom('returnRequests')
    .select(sql<number>`coalesce(max(number), 0)`.as('last'))
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow()
  return last + 1
}

export async function insertReturn(
  tx: Tx,
  request: Insertable<ReturnRequests>,
  lines: Omit<Insertable<ReturnLines>, 'returnId' | 'position'>[],
): Promise<void> {
  await tx.insertInto('returnRequests').values(request).execute()
  const rows = lines.map((line, position) => ({ ...line, position, returnId: request.id }))
  await tx.insertInto('returnLines').values(rows).execute()
}

export async function updateReturn(tx: Tx, id: string, change: Updateable<ReturnRequests>): Promise<void> {
  await tx.updateTable('returnRequests').set(change).where('id', '=', id).execute()
}

export async function updateLine(
  tx: Tx,
  { returnId, variantId }: { returnId: string; variantId: string },
  arrived: { sellable: number | null; back: number | null },
): Promise<void> {
  await tx
    .updateTable('returnLines')
    .set(arrived)
    .where('returnId', '=', returnId)
    .where('variantId', '=', variantId)
    .execute()
}

export const listArrived = (tx: Tx, returnId: string) =>
  tx.selectFrom('returnLines').select(['variantId', 'sellable', 'back']).where('returnId', '=', returnId).execute()

export async function insertReturnStep(tx: Tx, step: Insertable<ReturnSteps>): Promise<number> {
  const { id } = await tx.insertInto('returnSteps').values(step).returning('id').executeTakeFirstOrThrow()
  return id
}

export const listStepsOf = (tx: Tx, returnId: string) =>
  tx.selectFrom('returnSteps').selectAll().where('returnId', '=', returnId).orderBy('id').execute()

export async function markReturnStepTold(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('returnSteps').set({ toldAt: now }).where('id', '=', id).where('toldAt', 'is', null).execute()
}

/** Of returns that have been over since then. */
export async function emptyPayToBefore(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('returnRequests')
    .set({ payToBy: null, payTo: null })
    .where('payTo', 'is not', null)
    .where('state', 'in', ['rejected', 'refunded', 'withdrawn'])
    .where('updatedAt', '<', before)
    .execute()
}

/** What the shopper wrote and the team noted of them goes with the account; pieces and sums stay for the books. */
export async function clearReturnsOf(tx: Tx, accountId: string): Promise<string[]> {
  const theirs = tx.selectFrom('orders').select('id').where('accountId', '=', accountId)
  const requests = tx.selectFrom('returnRequests').select('id').where('orderId', 'in', theirs)
  await tx.updateTable('returnSteps').set({ words: '' }).where('returnId', 'in', requests).execute()
  await tx
    .updateTable('returnRequests')
    .set({ message: '', note: '', payToBy: null, payTo: null, trackingNumber: '' })
    .where('orderId', 'in', theirs)
    .execute()
  const photos = await tx.deleteFrom('returnPhotos').where('orderId', 'in', theirs).returning('id').execute()
  return photos.map(({ id }) => id)
}
