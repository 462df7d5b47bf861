import { sql } from 'kysely'
import type { Db, Tx } from '#lib/db.server.ts'

/** What its courier has brought of an order's cash, in settlements that were less than all of it. */
export async function sumParts(db: Db | Tx, orderId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('settlementLines')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('orderId', '=', orderId)
    .where('state', '=', 'part')
    .executeTakeFirstOrThrow()
  return sum
}
