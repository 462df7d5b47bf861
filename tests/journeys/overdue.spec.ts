import { expect } from '@playwright/test'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { orderAfter } from '../support/shown-order.ts'
import { open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

for (const language of LANGUAGES) {
  test(`who is asked to write because an order is overdue is led to where, in ${language}`, async ({ page }) => {
    const order = orderAfter('shipped', 'pending', 'shipped')
    await page.route(`**/api/orders/guest/${order.sku}`, (route) => route.fulfill({ json: { success: true, order } }))
    await open(page, inLanguage(language, `/guest-track?sku=${order.sku}`))
    const found = page.getByRole('article')
    await expect(found.getByText(wordsIn(language).checkout.order.nextMissed('|').split('|')[0] ?? '')).toBeVisible()
    const mail = found.getByRole('link', { name: wordsIn(language).confirm.write.email })
    await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:.*${order.sku}`))
  })
}
