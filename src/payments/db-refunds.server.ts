import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '#lib/db.server.ts'
import type { RefundLines, Refunds } from '#lib/tables.server.ts'

const refunds = (db: Db | Tx) => db.selectFrom('refunds').selectAll()

type RefundLine = Insertable<RefundLines>

export type Refund = Awaited<ReturnType<ReturnType<typeof refunds>['executeTakeFirstOrThrow']>>

export const findRefund = (db: Db | Tx, id: string): Promise<Refund | undefined> =>
  refunds(db).where('id', '=', id).executeTakeFirst()

export const findRefundUnderWay = (db: Db | Tx, paymentId: string): Promise<Refund | undefined> =>
  refunds(db).where('paymentId', '=', paymentId).where('state', '=', 'asked').executeTakeFirst()

export const listRefundsAskedBefore = (db: Db, askedBefore: Date): Promise<Refund[]> =>
  refunds(db).where('state', '=', 'asked').where('askedAt', '<=', askedBefore).orderBy('id').execute()

export async function insertRefund(tx: Tx, refund: Insertable<Refunds>): Promise<void> {
  await tx.insertInto('refunds').values(refund).execute()
}

export async function insertRefundLines(
  tx: Tx,
  refundId: string,
  lines: Omit<RefundLine, 'refundId'>[],
): Promise<void> {
  if (lines.length === 0) return
  const rows = lines.map((line) => ({ ...line, refundId }))
  await tx.insertInto('refundLines').values(rows).execute()
}

export async function clearWordsOf(tx: Tx, accountId: string): Promise<void> {
  const theirs = tx.selectFrom('orders').select('id').where('accountId', '=', accountId)
  const payments = tx.selectFrom('payments').select('id').where('orderId', 'in', theirs)
  await tx.updateTable('refunds').set({ words: '' }).where('paymentId', 'in', payments).execute()
}

/** As far as the provider can know of it. */
export async function sumDone(tx: Tx, paymentId: string): Promise<number> {
  const { sum } = await tx
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('paymentId', '=', paymentId)
    .where('state', '=', 'done')
    .where('how', 'is', null)
    .executeTakeFirstOrThrow()
  return sum
}

/** Since its order was cancelled, the shopper was told that the rest stays. */
export async function isKept(tx: Tx, paymentId: string, cancelledAt: Date): Promise<boolean> {
  const told = refunds(tx).where('paymentId', '=', paymentId).where('isLast', '=', true)
  const last = await told.where('state', '<>', 'refused').where('askedAt', '>=', cancelledAt).executeTakeFirst()
  return last !== undefined
}

/** False where it had ended before. */
export async function endRefund(tx: Tx, id: string, state: 'done' | 'refused', settledAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('refunds')
    .set({ state, settledAt, tryingUntil: null })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False while somebody else is at the provider with it. */
export async function takeRefund(db: Db, id: string, now: Date, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({ tryingUntil: until })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .where((refund) => refund.or([refund('tryingUntil', 'is', null), refund('tryingUntil', '<=', now)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
