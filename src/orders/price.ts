import { inPiastres, NOTHING, type Piastres, sumOf } from '#lib/money.ts'

export interface Amounts {
  subtotal: Piastres
  shippingFee: Piastres
  discount: Piastres
  total: Piastres
}

export const lineTotal = ({ price, quantity }: { price: Piastres; quantity: number }): Piastres =>
  inPiastres(price * quantity)

/** Total = subtotal + shipping fee - promo discount; a discount never exceeds the subtotal. */
export function amountsOf(
  lines: readonly { price: Piastres; quantity: number }[],
  shippingFee: Piastres,
  discount: Piastres = NOTHING,
): Amounts {
  const subtotal = sumOf(lines.map(lineTotal))
  const cappedDiscount = inPiastres(Math.min(discount, subtotal))
  return { subtotal, shippingFee, discount: cappedDiscount, total: inPiastres(subtotal + shippingFee - cappedDiscount) }
}
