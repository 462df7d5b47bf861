import type { Page } from '@playwright/test'
import type { CartItem } from '#cart/cart.ts'
import type { Product } from '#catalog/shop-product.ts'

export const lineOf = (product: Product, given: Partial<CartItem> = {}): CartItem => ({
  id: `local_${product.id}`,
  productId: product.id,
  name: product.name,
  nameAr: product.nameAr,
  color: product.color,
  size: 'M',
  quantity: 1,
  price: product.finalPrice,
  image: null,
  ...given,
})

/** As a browser that has been here before: put there where no page of the shop could read it too early. */
export async function keep(page: Page, stored: Record<string, string>): Promise<void> {
  await page.goto('/api/health')
  await page.evaluate((texts) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
  }, stored)
}
