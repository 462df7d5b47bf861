import type { Tx } from '#lib/db.server.ts'
import { lockPromoCode } from './db.server.ts'
import { updatePromoCode } from './db-save.server.ts'

/** What it was given for is over. An order that uses it keeps what it took off. */
export async function withdrawPromoCode(tx: Tx, id: string, now: Date): Promise<void> {
  const promo = await lockPromoCode(tx, { id })
  if (promo?.isActive && promo.used === 0) await updatePromoCode(tx, id, { isActive: false, updatedAt: now })
}
