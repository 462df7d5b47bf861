import type { ExpressionBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Tx } from '#lib/db.server.ts'
import type { DB } from '#lib/tables.server.ts'
import type { LineProblem } from './settlement.ts'

/** What its courier has brought of an order's cash in lines that were less than what was open. */
export const cameOf = (order: ExpressionBuilder<DB, 'orders'>) =>
  order
    .selectFrom('settlementLines as part')
    .select(sql<number>`coalesce(sum(part.amount), 0)::bigint`.as('sum'))
    .whereRef('part.orderId', '=', 'orders.id')
    .where('part.state', '=', 'part')

interface Place {
  settlementId: string
  line: number
}

interface Part extends Place {
  /** The step that it led to; null where the parcel had arrived before. */
  step: number | null
  accountId: string
  at: Date
}

const lineAt = (tx: Tx, { settlementId, line }: Place) =>
  tx.updateTable('settlementLines').where('settlementId', '=', settlementId).where('line', '=', line)

/** What the courier wrote stays, so that it can be looked at once more. */
export async function keepPart(tx: Tx, { step, accountId, at, ...place }: Part): Promise<void> {
  await lineAt(tx, place).set({ state: 'part', problem: null, step, bookedAt: at, bookedBy: accountId }).execute()
}

export async function dropPart(tx: Tx, place: Place, problem: LineProblem): Promise<void> {
  await lineAt(tx, place).set({ state: 'held', problem, step: null, bookedAt: null, bookedBy: null }).execute()
}

export const findOrderOfLine = (tx: Tx, { settlementId, line }: Place) =>
  tx
    .selectFrom('settlementLines')
    .select('orderId')
    .where('settlementId', '=', settlementId)
    .where('line', '=', line)
    .executeTakeFirst()
