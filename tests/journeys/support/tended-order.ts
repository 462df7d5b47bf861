import { randomInt } from 'node:crypto'
import { expect } from '@playwright/test'
import type { Product } from '#catalog/shop-product.ts'
import type { ShownOrder } from '#orders/shown-order.ts'
import { sessionForm } from '#payments/session-form.ts'
import { type Bank, bankAt } from '../../support/bank.ts'
import { testBrowser } from '../../support/browser.ts'
import { orderForm } from '../../support/order-form.ts'
import { aPhone } from './admin-page.ts'
import { type BackOffice, plentifulProduct } from './back-office.ts'
import { here } from './here.ts'

const FEE = 50

/** A guest's order of so many pieces of one size, and the guest's browser. */
export async function placePieces(product: Product, quantity: number, method: 'card' | 'cod') {
  const guest = testBrowser(here.url)
  const size = product.sizes.find(({ stock }) => stock >= quantity)?.size ?? 'M'
  const price = product.finalPrice
  const placing = orderForm({ productId: product.id, price, quantity, size }, { paymentInfo: { method } })
  const contact = { email: `tended.${randomInt(1e9)}@example.com`, phone: aPhone() }
  const shippingAddress = { ...placing.shippingAddress, ...contact }
  const total = price * quantity + FEE
  const { body } = await guest.send('POST', '/api/orders/guest', {
    ...placing,
    shippingAddress,
    total,
    shippingFee: FEE,
  })
  expect(body).toMatchObject({ success: true })
  return { guest, order: body.order as ShownOrder }
}

/** Pays it at the bank, which then tells the shop, or does not; answers that bank. */
export async function payAtTheBank(
  { guest, order }: Awaited<ReturnType<typeof placePieces>>,
  journey: 'once' | 'lost',
): Promise<Bank> {
  const { body } = await guest.send('POST', '/api/payment/session', sessionForm(order))
  const bank = bankAt(new URL(body.unifiedCheckoutUrl).origin)
  await bank.choose(body.unifiedCheckoutUrl, { outcome: 'Y', journey })
  if (journey === 'once')
    await expect.poll(async () => (await guest.get(`/api/orders/${order.id}`)).body.order.status).toBe('paid')
  return bank
}

let tended: Promise<string> | undefined

/** An order that is paid by card, with a note of the team: made once, and the same from then on. */
export function tendedOrder(backOffice: BackOffice): Promise<string> {
  tended ??= (async () => {
    const placed = await placePieces(await plentifulProduct('color=black'), 2, 'card')
    await payAtTheBank(placed, 'once')
    const { id } = placed.order
    await backOffice.browser.send('POST', `/api/admin/orders/${id}/notes`, { body: 'اتصلت بها مرتين.' })
    return id
  })()
  return tended
}
