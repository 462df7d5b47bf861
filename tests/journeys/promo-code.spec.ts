import { expect, type Page } from '@playwright/test'
import { inWords } from '#catalog/product.ts'
import { newId } from '#lib/id.server.ts'
import { LANGUAGES, type Language } from '#lib/language.ts'
import { promoCodeForm } from '../support/promo-codes.ts'
import { type BackOffice, openBackOffice } from './support/back-office.ts'
import { inArabicDigits, someone } from './support/person.ts'
import { bringToCheckout, continueToPayment, fillAddress, payButton, placedSku } from './support/shopper.ts'
import { test } from './support/test.ts'
import { money, wordsIn } from './support/words.ts'

const FEE = 50

let backOffice: BackOffice
test.beforeAll(async () => {
  backOffice = await openBackOffice()
})

const { description, descriptionAr } = promoCodeForm()

async function makeCode(given: object = {}): Promise<string> {
  const form = { ...promoCodeForm(), code: `J20-${newId().slice(-8)}`, discountValue: 20, ...given }
  const { status, body } = await backOffice.browser.send('POST', '/api/promo-codes', form)
  expect(status, JSON.stringify(body)).toBe(201)
  return form.code
}

const asked = (page: Page, language: Language) =>
  page.getByRole('textbox', { name: wordsIn(language).checkout.promo.label })

/** What is said of an applied code, where it was typed and in the summary of the order. */
async function expectSaid(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('status').getByText(words)).toBeVisible()
  await expect(page.locator('dd', { hasText: words })).toHaveCount(1)
}

for (const language of LANGUAGES) {
  const { promo, summary } = wordsIn(language).checkout
  const { messages } = wordsIn(language).refusals

  test(`a promo code takes off what it says, survives a reload, and can be taken out, in ${language}`, async ({
    page,
  }) => {
    const code = await makeCode()
    const capped = await makeCode({ maxDiscountAmount: 40, maxUsagePerUser: 2 })
    const tooDear = await makeCode({ minimumOrderAmount: 450 })
    const product = await backOffice.makeProduct({ price: 300, sizes: [{ size: 'M', stock: 9 }] })
    await bringToCheckout(page, [{ product, size: 'M' }], language)
    await fillAddress(page, someone(language), language)
    await continueToPayment(page, language)
    const total = (off: number) => expect(payButton(page, language)).toContainText(money(300 + FEE - off, language))

    await page.getByRole('button', { name: promo.ask }).click()
    await expect(asked(page, language)).toBeFocused()
    await page.getByRole('button', { name: promo.apply }).click()
    await expect(asked(page, language)).toHaveAccessibleDescription(promo.enter)
    await asked(page, language).fill('nosuchcode')
    await expect(asked(page, language)).toHaveValue('NOSUCHCODE')
    await asked(page, language).press('Enter')
    await expect(asked(page, language)).toHaveAccessibleDescription(messages.INVALID_PROMO_CODE())
    await total(0)
    await asked(page, language).fill(tooDear)
    await asked(page, language).press('Enter')
    await expect(asked(page, language)).toHaveAccessibleDescription(
      messages.MINIMUM_ORDER_AMOUNT_NOT_MET({ missing: 150 }),
    )
    await asked(page, language).fill(capped)
    await asked(page, language).press('Enter')
    await expectSaid(page, promo.atMost(money(40, language)))
    await expectSaid(page, inWords(language, description, descriptionAr))
    await expectSaid(page, promo.perPerson(2))
    await total(40)
    await page.getByRole('button', { name: promo.remove }).click()

    const typed = code.toLowerCase()
    await asked(page, language).fill(language === 'ar' ? inArabicDigits(typed) : typed)
    await page.getByRole('button', { name: promo.apply }).click()
    await expectSaid(page, promo.percentOff(20))
    await expect(asked(page, language)).toBeDisabled()
    await total(60)
    await page.reload()
    await expectSaid(page, promo.percentOff(20))
    await total(60)

    await page.getByRole('button', { name: promo.remove }).click()
    await expect(asked(page, language)).toBeEnabled()
    await total(0)
    await asked(page, language).fill(code)
    await asked(page, language).press('Enter')
    await total(60)
    await payButton(page, language).click()
    const sku = await placedSku(page, language)
    await expect(page.getByRole('main').getByText(summary.discount, { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByText(money(290, language)).first()).toBeVisible()
    expect(await backOffice.orderBySku(sku)).toMatchObject({ total: 290, promoCode: { code, discountAmount: 60 } })
  })

  test(`a code that is used up while one orders goes with a word, and nothing else is lost, in ${language}`, async ({
    page,
  }) => {
    const code = await makeCode({ maxUsage: 1 })
    const product = await backOffice.makeProduct({ price: 300, sizes: [{ size: 'M', stock: 9 }] })
    await bringToCheckout(page, [{ product, size: 'M' }], language)
    await fillAddress(page, someone(language), language)
    await continueToPayment(page, language)
    await page.getByRole('button', { name: promo.ask }).click()
    await asked(page, language).fill(code)
    await asked(page, language).press('Enter')
    await expectSaid(page, promo.percentOff(20))
    const [{ id }] = (await backOffice.browser.get(`/api/promo-codes?q=${code}`)).body.data.promoCodes
    await backOffice.browser.send('PATCH', `/api/promo-codes/${id}/toggle`)
    await payButton(page, language).click()
    await expect(page.getByText(messages.INACTIVE_PROMO_CODE()).first()).toBeVisible()
    await expect(payButton(page, language)).toContainText(money(300 + FEE, language))
    await payButton(page, language).click()
    await placedSku(page, language)
  })
}
