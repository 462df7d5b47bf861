import type { Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { countUse, lockPromoCode, putUse } from './db.server.ts'
import type { DroppedUse } from './drop-promo-code.server.ts'

/** What was dropped by mistake is used again; refused where others have used the code up meanwhile. */
export async function reusePromoCode(tx: Tx, use: DroppedUse): Promise<void> {
  const { promoCodeId: id, givenBackAt } = use
  const promo = id === null ? undefined : await lockPromoCode(tx, { id })
  if (givenBackAt === null) {
    if (!promo || promo.used >= promo.maxUses) throw new Refusal('PROMO_CODE_USED_UP', { details: { code: use.code } })
    await countUse(tx, promo.id, 1)
  }
  await putUse(tx, { ...use, promoCodeId: promo?.id ?? null })
}
