import { toPounds } from '#lib/money.ts'
import { Refusal, type RefusalCode } from '#lib/refusal.ts'
import type { Occasion, PromoCode } from './promo-code.ts'

/** With the figures that help: how much the cart must come to, and how much of that is missing. */
export function refusalOf(
  code: RefusalCode,
  { minSubtotal }: Pick<PromoCode, 'minSubtotal'>,
  { subtotal }: Pick<Occasion, 'subtotal'>,
): Refusal {
  if (code !== 'MINIMUM_ORDER_AMOUNT_NOT_MET') return new Refusal(code)
  return new Refusal(code, {
    details: { minimum: toPounds(minSubtotal), missing: toPounds(minSubtotal - subtotal) },
  })
}
