import { type Db, inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { lockPromoCode } from './db.server.ts'
import { deleteUnused } from './db-save.server.ts'

/** One that an order uses can only be switched off. */
export function deletePromoCode(db: Db, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await lockPromoCode(tx, { id }))) throw new Refusal('NOT_FOUND')
    if (!(await deleteUnused(tx, id))) throw new Refusal('PROMO_CODE_IN_USE')
  })
}
