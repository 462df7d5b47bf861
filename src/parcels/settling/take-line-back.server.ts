import { type Db, inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { hasLine, takeFromAside } from './db-aside.server.ts'

/** What was set aside is open again. */
export function takeLineBack(db: Db, place: { settlementId: string; line: number }): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await hasLine(tx, place))) throw new Refusal('NOT_FOUND')
    if (!(await takeFromAside(tx, place))) throw new Refusal('STATE_CONFLICT')
  })
}
