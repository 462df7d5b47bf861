import { type Db, inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { lockPromoCode } from './db.server.ts'
import { updatePromoCode } from './db-save.server.ts'

export function togglePromoCode(db: Db, id: string, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const current = await lockPromoCode(tx, { id })
    if (!current) throw new Refusal('NOT_FOUND')
    await updatePromoCode(tx, id, { isActive: !current.isActive, updatedAt: now })
  })
}
