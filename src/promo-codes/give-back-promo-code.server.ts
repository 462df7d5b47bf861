import type { Tx } from '#lib/db.server.ts'
import { countUse, lockPromoCode, lockUse, setGivenBack } from './db.server.ts'

/** What a cancelled order held can be used by somebody else; once, however often it is cancelled. */
export async function giveBackPromoCode(tx: Tx, orderId: string, now: Date): Promise<void> {
  const use = await lockUse(tx, orderId)
  if (!use?.promoCodeId || use.givenBackAt !== null) return
  await lockPromoCode(tx, { id: use.promoCodeId })
  await setGivenBack(tx, orderId, now)
  await countUse(tx, use.promoCodeId, -1)
}
