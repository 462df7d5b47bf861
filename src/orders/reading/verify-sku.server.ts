import { Refusal } from '#lib/refusal.ts'
import { isProductSku } from '../db.server.ts'
import { paymentWord } from '../verified-payment.ts'
import type { Asker } from './asker.server.ts'
import { findOrderByCode } from './find-order-by-code.server.ts'

/** A code of the shop is an order's. A product's own code proves nothing: it is on the product's page for all to read. */
export async function verifySku(typed: string, asker: Asker) {
  const order = await findOrderByCode(typed, asker)
  if (!order) {
    const isOfProduct = await isProductSku(asker.db, typed.toUpperCase())
    throw new Refusal(isOfProduct ? 'SKU_OF_PRODUCT' : 'SKU_NOT_FOUND')
  }
  const { name, email } = order.shippingAddress
  const payment = paymentWord(order)
  return {
    order,
    products: order.products,
    customer: { name, email },
    verificationInfo: { paymentVerified: payment === 'verified', payment, verifiedAt: asker.now.toISOString() },
  }
}
