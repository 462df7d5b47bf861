import type { Tx } from '#lib/db.server.ts'
import { inPiastres, type Piastres } from '#lib/money.ts'
import type { RefusalCode } from '#lib/refusal.ts'
import { lockPromoCode, lockUse } from './db.server.ts'
import { discountOn, type PricedLine, sumsFor, whyNotOn } from './promo-code.ts'

export interface Repriced {
  code: string
  discount: Piastres
  /** Why it takes nothing off any more. */
  why: RefusalCode | null
}

/**
 * What the code of an order takes off its new lines. It was taken while it was good, so that only what it asks of a cart
 * counts, not its time or its uses. Null for an order without one.
 */
export async function repricePromoCode(
  tx: Tx,
  { orderId, discount }: { orderId: string; discount: Piastres },
  lines: readonly PricedLine[],
): Promise<Repriced | null> {
  const use = await lockUse(tx, orderId)
  if (!use || use.givenBackAt !== null) return null
  const { code, discountType, discountValue } = use
  const promo = use.promoCodeId === null ? undefined : await lockPromoCode(tx, { id: use.promoCodeId })
  if (!promo) return { code, discount, why: null }
  const sums = sumsFor(promo, lines)
  const why = whyNotOn(promo, sums)
  const asUsed = { discountType, discountValue, maxDiscount: promo.maxDiscount }
  return { code, discount: why === null ? discountOn(sums.eligible, asUsed) : inPiastres(0), why }
}
