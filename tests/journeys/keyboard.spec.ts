import { expect, type Page } from '@playwright/test'
import { inLanguage, LANGUAGES, type Language } from '#lib/language.ts'
import { plentifulProduct } from './support/back-office.ts'
import { tabTo } from './support/keyboard.ts'
import { inArabicDigits, someone } from './support/person.ts'
import { drawer, loginPrompt, nameOf, open, payButton, placedSku } from './support/shopper.ts'
import { test } from './support/test.ts'
import { money, wordsIn } from './support/words.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** The first stop of a new page leads past the header. */
async function skipToContent(page: Page, language: Language): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: wordsIn(language).shop.shell.skipToContent }))
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
}

async function chooseSize(page: Page, size: string): Promise<void> {
  const radio = page.locator(`input[name="size"][value="${size}"]`)
  await tabTo(page, page.locator('input[name="size"]').first())
  for (let presses = 0; presses < 6 && !(await radio.isChecked()); presses += 1) {
    await page.keyboard.press(
      await radio.evaluate((element) => (element === document.activeElement ? 'Space' : 'ArrowDown')),
    )
  }
  await expect(radio).toBeChecked()
}

/** Everything in the drawer, and nothing behind it. */
async function expectFocusStaysIn(page: Page, language: Language): Promise<void> {
  const dialog = drawer(page, language)
  for (let stop = 0; stop < 14; stop += 1) {
    await page.keyboard.press('Tab')
    const isBehind = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement !== document.body && activeElement?.closest('dialog') === null
    })
    expect(isBehind, 'the focus is behind the drawer').toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label))
  await page.keyboard.type(text)
}

for (const language of LANGUAGES) {
  test(`an order is placed with the keyboard alone, in ${language}`, async ({ page }) => {
    const { home, product: words, shop, checkout } = wordsIn(language)
    const { shipping } = checkout
    const product = await plentifulProduct('color=white')
    const size = product.sizes.find(({ stock }) => stock >= 4)?.size ?? ''
    const person = someone(language)

    await open(page, inLanguage(language, '/'))
    await skipToContent(page, language)
    await tabTo(page, page.getByRole('link', { name: home.halves.white.shop }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: shop.products.collections.White })).toBeFocused()
    await tabTo(page, page.getByRole('link', { name: nameOf(product, language), exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: nameOf(product, language), exact: true })).toBeFocused()

    await chooseSize(page, size)
    await tabTo(page, page.getByRole('button', { name: words.add, exact: true }).first())
    await page.keyboard.press('Enter')
    await expect(loginPrompt(page, language).getByRole('heading', { level: 2 })).toBeFocused()
    await tabTo(page, loginPrompt(page, language).getByRole('button', { name: shop.login.guest }))
    await page.keyboard.press('Enter')
    await expect(drawer(page, language).getByRole('heading', { level: 2 })).toBeFocused()
    await expectFocusStaysIn(page, language)
    await tabTo(page, page.getByRole('button', { name: shop.cart.button(1) }))
    await page.keyboard.press('Enter')
    await expect(drawer(page, language).getByRole('heading', { level: 2 })).toBeFocused()
    await tabTo(page, drawer(page, language).getByRole('link', { name: shop.cart.checkout }))
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { level: 1, name: checkout.title })).toBeFocused()
    await type(page, shipping.name, person.name)
    await type(page, shipping.phone, language === 'ar' ? inArabicDigits(person.phone) : person.phone)
    await type(page, shipping.email, person.email)
    await tabTo(page, page.getByLabel(shipping.city, { exact: true }))
    await page.keyboard.type('giza')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await type(page, shipping.cityName, person.cityName)
    await type(page, shipping.street, person.street)
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { level: 2, name: checkout.steps.payment })).toBeFocused()
    await tabTo(page, payButton(page, language))
    await page.keyboard.press('Enter')
    await placedSku(page, language)
    await expect(page.getByRole('heading', { level: 1, name: checkout.order.thanks })).toBeFocused()
    await expect(page.getByText(money(product.finalPrice, language)).first()).toBeVisible()
  })
}
