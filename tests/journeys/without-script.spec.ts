import { expect, type Locator, type Page } from '@playwright/test'
import { inLanguage, LANGUAGES, type Language } from '#lib/language.ts'
import { OUTCOMES } from '#payments/outcome.ts'
import { PER_PAGE } from '#storefront/listing/filters.ts'
import { countProducts, plentifulProduct } from './support/back-office.ts'
import { nameOf, sizeButton } from './support/shopper.ts'
import { test } from './support/test.ts'
import { money, wordsIn } from './support/words.ts'

test.use({ javaScriptEnabled: false })

const PRICE = { en: /^EGP [\d,]+\.\d\d/, ar: /^[\d,]+\.\d\d ج\.م/ }

/** Cards as a shopper needs them: a name that leads on, a price, and a picture that is really there. */
async function expectCards(page: Page, count: number, language: Language, around: Locator = page.locator('main')) {
  const cards = around.getByRole('article')
  await expect(cards).toHaveCount(count)
  for (const card of await cards.all()) {
    await expect(card.getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^${inLanguage(language, '/product/')}[0-9A-Z]{26}$`),
    )
    await expect(card.getByRole('heading')).not.toBeEmpty()
    await expect(card.locator('bdi').first()).toHaveText(PRICE[language])
  }
  const broken = await page
    .locator('main img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images
        .filter((image) => image.checkVisibility() && image.complete && image.naturalWidth === 0)
        .map((image) => image.src),
    )
  expect(broken).toEqual([])
}

/** Playwright finds no text in what is only there without a script. */
async function expectSaid(place: Locator, sentence: string): Promise<void> {
  const said = place.locator('noscript > p')
  await expect(said).toHaveText(sentence)
  await expect(said).toBeVisible()
}

for (const language of LANGUAGES) {
  const { home, product: words, listing, shop } = wordsIn(language)

  test(`the home page leads everywhere, in ${language}`, async ({ page }) => {
    await page.goto(inLanguage(language, '/'))
    await expectCards(page, 8, language, page.getByRole('region', { name: shop.products.collections.Black }))
    await expectSaid(page.getByRole('banner'), shop.shell.needsScript)
    await page.getByRole('link', { name: home.halves.white.shop }).click()
    await expect(page.getByRole('heading', { level: 1, name: shop.products.collections.White })).toBeVisible()
  })

  test(`products are filtered by a form and paged by links, in ${language}`, async ({ page }) => {
    await page.goto(inLanguage(language, '/products'))
    await expectCards(page, PER_PAGE, language)
    await page.getByRole('link', { name: listing.next }).click()
    await expect(page).toHaveURL(inLanguage(language, '/products?page=2'))
    await expect(page.getByRole('article').first()).toBeVisible()

    const form = page.locator('summary', { hasText: listing.filters })
    await form.click()
    await page.getByRole('radio', { name: shop.products.colors.white }).check()
    await page.getByRole('radio', { name: shop.products.categories.Hoodies }).check()
    await page.getByRole('button', { name: listing.apply }).click()
    expect(new URL(page.url()).searchParams.get('color')).toBe('white')
    await expectCards(page, await countProducts('color=white&category=Hoodies'), language)
    await form.click()
    await page.getByRole('checkbox', { name: /^M/ }).check()
    await page.getByRole('checkbox', { name: /^XL/ }).check()
    await page.getByRole('button', { name: listing.apply }).click()
    expect(new URL(page.url()).searchParams.getAll('size')).toEqual(['M', 'XL'])
    await expectCards(page, await countProducts('color=white&category=Hoodies&size=M,XL'), language)
    await form.click()
    await page.getByLabel(listing.search).fill('zzzz')
    await page.getByRole('button', { name: listing.apply }).click()
    await expect(page.getByRole('heading', { name: listing.empty.titleFor('zzzz') })).toBeVisible()
    await page.getByRole('link', { name: listing.empty.clearAll }).click()
    await expectCards(page, PER_PAGE, language)
  })

  test(`a product says all there is to know, to people and to machines, in ${language}`, async ({ page }) => {
    const product = await plentifulProduct('color=white')
    await page.goto(inLanguage(language, '/products?color=white'))
    await page.getByRole('link', { name: nameOf(product, language), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: nameOf(product, language), exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByText(money(product.finalPrice, language)).first()).toBeVisible()
    for (const { size } of product.sizes) await expect(sizeButton(page, size)).toBeVisible()
    await expectSaid(page.getByRole('main'), words.needsScript)
    await page.locator('summary', { hasText: words.sizeChart }).click()
    await expect(page.getByRole('table', { name: words.sizeChart })).toBeVisible()
    const pictures = page.getByRole('region', { name: words.pictures }).getByRole('img')
    const areShown = () =>
      pictures.evaluateAll((all: HTMLImageElement[]) => all.every((image) => image.complete && image.naturalWidth > 0))
    await expect.poll(areShown).toBe(true)

    const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const [told, crumbs] = facts.map((fact) => JSON.parse(fact))
    expect(told).toMatchObject({
      '@type': 'Product',
      name: nameOf(product, language),
      sku: product.sku,
    })
    expect(told.offers).toContainEqual(
      expect.objectContaining({
        price: product.finalPrice.toFixed(2),
        priceCurrency: 'EGP',
        availability: 'https://schema.org/InStock',
      }),
    )
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: { length: 4 } })
  })

  test(`what a payment ended on stands on its page, in ${language}`, async ({ page }) => {
    const { payment } = wordsIn(language)
    for (const outcome of OUTCOMES.filter((each) => each !== 'success')) {
      await page.goto(inLanguage(language, `/payment/${outcome}`))
      await expect(page.getByRole('heading', { level: 1, name: payment.outcomes[outcome].title })).toBeVisible()
      await expect(page.getByText(payment.outcomes[outcome].text)).toBeVisible()
      const again = page.getByRole('link', { name: payment.tryAgain })
      await expect(again).toHaveAttribute('href', inLanguage(language, '/checkout'))
    }
    await page.goto(inLanguage(language, '/payment-failure?reason=r&id=7'))
    await expect(page).toHaveURL(inLanguage(language, '/payment/rejected?id=7'))
    for (const [path, title] of [
      ['/payment/success', payment.success.waitingTitle],
      ['/payment/result', payment.processing],
    ] as const) {
      await page.goto(inLanguage(language, path))
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expectSaid(page.getByRole('main'), payment.needsScript)
    }
  })

  test(`the search of the header leads to what is found, and Products to its categories, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(inLanguage(language, '/policies'))
    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: shop.shell.categories }).click()
    const way = banner.getByRole('link', { name: shop.products.categories['Limited Edition'] })
    await expect(way).toHaveAttribute('href', inLanguage(language, '/products?category=Limited+Edition'))
    await banner.getByRole('button', { name: shop.shell.problem.search }).click()
    const field = banner.getByRole('searchbox')
    await expect(field).toBeFocused()
    await banner.getByRole('button', { name: shop.shell.close, exact: true }).click()
    await expect(field).toBeHidden()
    await banner.getByRole('button', { name: shop.shell.problem.search }).click()
    await expect(field).toBeFocused()
    await page.keyboard.type('zzzz hoodie')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: listing.empty.near('hoodie') })).toBeVisible()
    await expectCards(page, 4, language)
  })

  test(`the language can be switched, from ${language}`, async ({ page }) => {
    const other = language === 'ar' ? 'en' : 'ar'
    await page.goto(inLanguage(language, '/products?color=black'))
    await page.getByRole('link', { name: shop.shell.otherLanguage }).click()
    await expect(page).toHaveURL(inLanguage(other, '/products?color=black'))
    await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr')
  })
}
