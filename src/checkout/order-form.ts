import type { Size } from '#catalog/product.ts'
import { fromPounds, NOTHING, type Piastres, toPounds } from '#lib/money.ts'
import { type Amounts, amountsOf } from '#orders/price.ts'
import type { Delivery } from '#shipping/delivery.ts'
import { type Draft, typedAddress } from './draft.ts'

interface Line {
  productId: string
  size: Size
  quantity: number
  price: number
}

/** What is to pay; a fee that is not known counts as nothing until it is. */
export const checkoutAmounts = (
  lines: readonly Pick<Line, 'price' | 'quantity'>[],
  delivery: Delivery,
  discount: Piastres,
): Amounts =>
  amountsOf(
    lines.map(({ price, quantity }) => ({ price: fromPounds(price), quantity })),
    delivery.kind === 'known' ? delivery.fee : NOTHING,
    discount,
  )

/** The order as the shopper saw it: every price and the total are said, so that no other can be charged. */
export const orderForm = (
  { parts, promoCode, method }: Omit<Draft, 'attempt'>,
  lines: readonly Line[],
  { total, shippingFee }: Amounts,
) => ({
  products: lines.map(({ productId, size, quantity, price }) => ({ product: productId, size, quantity, price })),
  total: toPounds(total),
  shippingFee: toPounds(shippingFee),
  shippingAddress: typedAddress(parts),
  ...(promoCode === '' ? {} : { promoCode: { code: promoCode } }),
  paymentInfo: { method },
})
