import { type Db, inTransaction } from '#lib/db.server.ts'
import { notice } from '#lib/notices.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { deleteRow } from './db-moderation.server.ts'

/** At any status, and for good: its author may then write another. */
export function deleteReview(db: Db, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await deleteRow(tx, id))) throw new Refusal('NOT_FOUND')
    await notice(tx, 'content')
  })
}
