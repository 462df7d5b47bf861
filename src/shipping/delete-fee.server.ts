import { type Db, inTransaction } from '#lib/db.server.ts'
import { notice } from '#lib/notices.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { dropFee, lockFees } from './db.server.ts'
import { staleEdit } from './stale-edit.server.ts'

export function deleteFee(db: Db, id: string, updatedAt: string | undefined): Promise<void> {
  return inTransaction(db, async (tx) => {
    const rows = await lockFees(tx, [id])
    if (rows.length === 0) throw new Refusal('NOT_FOUND')
    const refusal = staleEdit([{ id, updatedAt }], rows)
    if (refusal) throw refusal
    await dropFee(tx, id)
    await notice(tx, 'content')
  })
}
