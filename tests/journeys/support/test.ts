import { test as base } from '@playwright/test'
import type { Product } from '#catalog/shop-product.ts'
import { type BackOffice, openBackOffice } from './back-office.ts'

interface Fixtures {
  /** A product of this test's own, gone from the shop when the test is over. */
  makeProduct: (given?: Partial<Product>) => Promise<Product>
}

interface WorkerFixtures {
  backOffice: BackOffice
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  backOffice: [async ({ browser: _ }, use) => use(await openBackOffice()), { scope: 'worker' }],
  makeProduct: async ({ backOffice }, use) => {
    const made: Product[] = []
    await use(async (given = {}) => {
      const product = await backOffice.makeProduct({ sizes: [{ size: 'M', stock: 10 }], ...given })
      made.push(product)
      return product
    })
    for (const { id } of made) await backOffice.hide(id)
  },
})
