import type { Tx } from '#lib/db.server.ts'
import { lockPromoCode } from './db.server.ts'
import { updatePromoCode } from './db-save.server.ts'

/** What it was given for stands again. */
export async function restorePromoCode(tx: Tx, id: string, now: Date): Promise<void> {
  const promo = await lockPromoCode(tx, { id })
  if (promo && !promo.isActive) await updatePromoCode(tx, id, { isActive: true, updatedAt: now })
}
