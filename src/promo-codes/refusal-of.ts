import { toPounds } from '#lib/money.ts'
import { Refusal, type RefusalCode } from '#lib/refusal.ts'
import type { PromoCode } from './promo-code.ts'

/** With the figure that helps: how much the cart must come to. */
export const refusalOf = (code: RefusalCode, { minSubtotal }: Pick<PromoCode, 'minSubtotal'>): Refusal =>
  new Refusal(code, code === 'MINIMUM_ORDER_AMOUNT_NOT_MET' ? { details: { minimum: toPounds(minSubtotal) } } : {})
