import type { Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { countUse, lockPromoCode, lockUse, setGivenBack } from './db.server.ts'

/** An order that stands again takes its use again; refused where others have used the code up meanwhile. */
export async function retakePromoCode(tx: Tx, orderId: string): Promise<void> {
  const use = await lockUse(tx, orderId)
  if (!use || use.givenBackAt === null) return
  const promo = use.promoCodeId === null ? undefined : await lockPromoCode(tx, { id: use.promoCodeId })
  if (!promo || promo.used >= promo.maxUses) throw new Refusal('PROMO_CODE_USED_UP', { details: { code: use.code } })
  await setGivenBack(tx, orderId, null)
  await countUse(tx, promo.id, 1)
}
