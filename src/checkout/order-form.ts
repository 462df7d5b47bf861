import type { Size } from '#catalog/product.ts'
import { toPounds } from '#lib/money.ts'
import type { Amounts } from '#orders/price.ts'
import { type Draft, typedAddress } from './draft.ts'

interface Line {
  productId: string
  size: Size
  quantity: number
  price: number
}

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
