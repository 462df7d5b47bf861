import { type Db, inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { deleteUnused } from './db-save.server.ts'
import { lockAsSeen, type Seen } from './lock-as-seen.server.ts'

/** One that an order uses can only be switched off. */
export function deletePromoCode(db: Db, seen: Seen): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { id } = await lockAsSeen(tx, seen)
    if (!(await deleteUnused(tx, id))) throw new Refusal('PROMO_CODE_IN_USE')
  })
}
