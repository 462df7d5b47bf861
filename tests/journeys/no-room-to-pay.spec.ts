import { expect } from '@playwright/test'
import { LANGUAGES } from '#lib/language.ts'
import { WORDS } from '../../src/simulator/words.ts'
import { someone } from './support/person.ts'
import { bringToCheckout, continueToPayment, fillAddress } from './support/shopper.ts'
import { test } from './support/test.ts'
import { money, wordsIn } from './support/words.ts'

const TOTAL = 350

for (const language of LANGUAGES) {
  const { checkout, payment: texts, refusals } = wordsIn(language)
  const { payment } = checkout
  const { unpaid } = texts

  test(`DR9: whoever’s payment finds no room is told so, and the page asks again by itself, in ${language}`, async ({
    page,
    makeProduct,
  }) => {
    const message = refusals.messages.UNAVAILABLE()
    const asked: string[] = []
    await page.route('**/api/payment/session', async (route) => {
      asked.push(route.request().postDataJSON().orderId)
      if (asked.length === 8) return route.continue()
      const details = { retryAfter: asked.length === 1 ? 60 : 0.1 }
      return route.fulfill({ status: 503, json: { success: false, errorCode: 'UNAVAILABLE', message, details } })
    })
    await bringToCheckout(page, [{ product: await makeProduct({ price: 300 }), size: 'M' }], language)
    await fillAddress(page, someone(language), language)
    await continueToPayment(page, language)
    await page.getByRole('radio', { name: payment.card }).check()
    await page.getByRole('button', { name: payment.payByCard(money(TOTAL, language)) }).click()
    const byCard = page.getByRole('button', { name: unpaid.card(money(TOTAL, language)) })
    await expect(page.getByRole('status').filter({ hasText: unpaid.away })).toBeVisible()
    await page.getByRole('button', { name: payment.leaveLine }).click()
    await expect(page.getByText(unpaid.away)).toBeHidden()
    expect(asked).toHaveLength(1)
    await byCard.click()
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
    await expect(page.getByText(unpaid.away)).toBeHidden()
    expect(asked).toHaveLength(6)
    await byCard.click()
    await expect(page.getByRole('heading', { name: WORDS[language].title })).toBeVisible()
    expect(asked).toHaveLength(8)
    expect(new Set(asked).size).toBe(1)
  })
}
