import { type Insertable, sql } from 'kysely'
import type { Tx } from '#lib/db.server.ts'
import type { StepUndos } from '#lib/tables.server.ts'
import type { Holds } from '../order.ts'

export async function insertUndo(tx: Tx, undo: Insertable<StepUndos>): Promise<void> {
  await tx.insertInto('stepUndos').values(undo).execute()
}

/** How the order stood before this step; undefined where it was no step of the team. */
export const findUndo = (tx: Tx, step: number) =>
  tx.selectFrom('stepUndos').selectAll().where('step', '=', step).executeTakeFirst()

export type Undo = NonNullable<Awaited<ReturnType<typeof findUndo>>>

export const findLastStep = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('orderHistory')
    .select(['id', 'at', 'toldAt', 'undoes'])
    .where('orderId', '=', orderId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

/** The letter about a step leaves: nobody undoes it any more. */
export async function markStepTold(tx: Tx, step: number, now: Date): Promise<void> {
  await tx.updateTable('orderHistory').set({ toldAt: now }).where('id', '=', step).where('toldAt', 'is', null).execute()
}

/** What somebody has to look at since then stays to be looked at. */
export async function restoreFacts(tx: Tx, id: string, was: Undo & { holds: Holds }, now: Date): Promise<void> {
  const { isPaid, fulfilment, cancelledAt, expiredAt, refusedAt, attention, holds } = was
  await tx
    .updateTable('orders')
    .set({ isPaid, fulfilment, cancelledAt, expiredAt, refusedAt, holds, updatedAt: now })
    .set({ attention: sql<string | null>`coalesce(attention, ${attention})` })
    .where('id', '=', id)
    .execute()
}
