import { randomInt } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { Product } from '#catalog/shop-product.ts'
import { testBrowser } from '../../support/browser.ts'
import { orderForm } from '../../support/order-form.ts'
import { here } from './here.ts'

export const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })
export const confirm = (page: Page, name: string) => button(page.getByRole('dialog'), name).click()

export const aPhone = (): string => `0109${String(randomInt(1e7)).padStart(7, '0')}`

/** A guest’s order of one piece; its id. */
export async function place({ id: productId, price }: Product, mark = 'somebody'): Promise<string> {
  const placing = orderForm({ productId, price })
  // Nobody may have many open orders.
  const [email, phone] = [`${mark}.${randomInt(1e9)}@example.com`, aPhone()]
  const shippingAddress = { ...placing.shippingAddress, email, phone }
  const { body } = await testBrowser(here.url).send('POST', '/api/orders/guest', { ...placing, shippingAddress })
  return body.order.id
}
