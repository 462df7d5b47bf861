import { expect, type Page } from '@playwright/test'
import type { Product } from '#catalog/shop-product.ts'
import { inLanguage, LANGUAGES, type Language } from '#lib/language.ts'
import { button } from './support/admin-page.ts'
import { openBackOffice } from './support/back-office.ts'
import { keep, lineOf } from './support/kept.ts'
import { type Person, someone } from './support/person.ts'
import { fillAddress, open, payButton, placedSku } from './support/shopper.ts'
import { test } from './support/test.ts'
import { money, wordsIn } from './support/words.ts'

const PRICE = 900
const FEE = 50
/** In pounds, and far above what other journeys order: these rules are about nobody but who buys so many. */
const RULES = {
  firstOrder: { above: 70_000, answer: 'card' },
  refusals: { atLeast: 99, answer: 'allow' },
  openTotal: { above: 60_000, answer: 'confirm' },
} as const
/** Pieces: below both; with the first above the second; above the first at once. */
const [ALLOWED, TO_CONFIRM, BY_CARD] = [20, 50, 90]

type Facts = Record<string, unknown>

let before: Facts
const saveCash = async (settings: Facts) => {
  const { browser } = await openBackOffice()
  expect((await browser.send('PUT', '/api/settings/cash', { settings })).status).toBe(200)
}
test.beforeAll(async () => {
  const { browser } = await openBackOffice()
  const { cashAnswerDays, cashRules } = (await browser.get('/api/admin/settings')).body.settings
  before = { cashAnswerDays, cashRules }
  await saveCash({ ...before, cashRules: RULES })
})
test.afterAll(() => saveCash(before))

/** The last step, with an address that was typed before. */
async function chooseHow(page: Page, product: Product, quantity: number, language: Language) {
  await keep(page, { bw_cart: JSON.stringify([lineOf(product, { quantity })]) })
  await open(page, inLanguage(language, '/checkout?step=payment'))
}

async function typeAddress(page: Page, product: Product, person: Person, language: Language) {
  await keep(page, { bw_cart: JSON.stringify([lineOf(product)]) })
  await open(page, inLanguage(language, '/checkout'))
  await fillAddress(page, person, language)
  await button(page, wordsIn(language).checkout.shipping.continue).click()
}

for (const language of LANGUAGES) {
  const { checkout, confirm, admin } = wordsIn(language)
  const { payment } = checkout

  test(`cash is taken, taken once it is confirmed, or not taken at all, and each says why, in ${language}`, async ({
    page,
    browser,
    backOffice,
    makeProduct,
  }) => {
    const product = await makeProduct({ price: PRICE, sizes: [{ size: 'M', stock: 200 }] })
    const person = someone(language)
    const cash = page.getByRole('radio', { name: payment.cod })
    await typeAddress(page, product, person, language)

    await chooseHow(page, product, BY_CARD, language)
    await expect(cash).toBeDisabled()
    await expect(page.getByText(payment.noCash['first order'])).toBeVisible()
    await expect(page.getByRole('radio', { name: payment.card })).toBeChecked()
    await expect(button(page, payment.payByCard(money(PRICE * BY_CARD + FEE, language)))).toBeVisible()

    const orders: { sku: string; isHeld: boolean }[] = []
    for (const quantity of [ALLOWED, TO_CONFIRM]) {
      await chooseHow(page, product, quantity, language)
      await cash.check()
      await payButton(page, language).click()
      orders.push({ sku: await placedSku(page, language), isHeld: quantity === TO_CONFIRM })
      // Nobody is told of a rule: whoever pays in cash is asked to confirm, every time.
      await expect(page.getByText(confirm.here.byLink(person.email))).toBeVisible()
    }

    const desk = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
    await keep(desk, { bw_access_token: backOffice.browser.token ?? '' })
    for (const { sku, isHeld } of orders) {
      const { id } = await backOffice.orderBySku(sku)
      await open(desk, inLanguage(language, `/admin/orders/${id}`))
      await expect(desk.getByText(admin.confirmation.held)).toHaveCount(isHeld ? 1 : 0)
      await expect(desk.getByText(admin.confirmation.reasons['open total'])).toHaveCount(isHeld ? 1 : 0)
      await expect(button(desk, admin.change.ship)).toHaveCount(isHeld ? 0 : 1)
      if (!isHeld) continue
      await button(desk, admin.confirmation.confirmed).click()
      await expect(desk.getByText(admin.confirmation.held)).toHaveCount(0)
      await expect(button(desk, admin.change.ship)).toBeVisible()
    }
    await desk.context().close()
  })
}
