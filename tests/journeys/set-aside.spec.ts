import { expect, type Page } from '@playwright/test'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { bringToCheckout, nameOf, open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { money, wordsIn } from './support/words.ts'

const keptCart = (page: Page) => page.evaluate(() => localStorage.getItem('bw_cart'))

for (const language of LANGUAGES)
  test(`where no order waits, one press puts a cart that was set aside back and opens the checkout, in ${language}`, async ({
    page,
    makeProduct,
  }) => {
    const { payment: texts, checkout } = wordsIn(language)
    await page.setViewportSize({ width: 1440, height: 900 })
    const product = await makeProduct({ price: 300, sizes: [{ size: 'M', stock: 60 }] })
    await bringToCheckout(page, [{ product, size: 'M' }], language)
    await open(page, inLanguage(language, '/payment/rejected?id=8'))
    const aside = page.getByRole('region', { name: texts.setAside(1) })
    await expect(aside.getByRole('listitem')).toContainText([nameOf(product, language)])
    await expect(aside.getByText(money(300, language))).toHaveCount(2)
    await expect(page.getByText(texts.piecesKept)).toBeVisible()
    await expect(page.getByText(texts.noOrder)).toBeHidden()
    // The checkout that it would lead to is empty.
    await expect(page.getByRole('link', { name: texts.tryAgain })).toBeHidden()
    const way = page.getByRole('button', { name: texts.backToCheckout })
    const [ways, pieces] = [await way.boundingBox(), await aside.boundingBox()]
    const [first, second] = language === 'ar' ? [pieces, ways] : [ways, pieces]
    expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0))
    expect(pieces?.y).toBeLessThan(ways?.y ?? 0)
    await way.press('Enter')
    await expect(page).toHaveURL(/\/checkout$/)
    await expect(page.getByRole('heading', { level: 1, name: checkout.title })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(nameOf(product, language))
    expect(await keptCart(page)).toContain(product.id)
  })

test('what was set aside after a payment comes back by one press', async ({ page, makeProduct }) => {
  const { payment: texts } = wordsIn('en')
  await page.setViewportSize({ width: 1440, height: 900 })
  const product = await makeProduct({ price: 300, sizes: [{ size: 'M', stock: 60 }] })
  await bringToCheckout(page, [{ product, size: 'M' }], 'en')
  await open(page, '/payment/success?id=8')
  const aside = page.getByRole('region', { name: texts.setAside(1) })
  await expect(aside.getByRole('listitem')).toContainText([product.name])
  await expect(aside.getByText(money(300, 'en'))).toHaveCount(2)
  await aside.getByRole('button', { name: texts.putBack }).press('Enter')
  await expect(aside.getByText(texts.piecesBack)).toBeFocused()
  await expect(aside.getByRole('listitem')).toContainText([product.name])
  expect(await keptCart(page)).toContain(product.id)
})
