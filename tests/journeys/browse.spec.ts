import { expect, type Locator, type Page } from '@playwright/test'
import type { Product } from '#catalog/shop-product.ts'
import { inLanguage, LANGUAGES, type Language } from '#lib/language.ts'
import { testBrowser } from '../support/browser.ts'
import { countProducts, plentifulProduct, soldOutProduct } from './support/back-office.ts'
import { here } from './support/here.ts'
import { drawer, goOnAsGuest, nameOf, open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { swipe } from './support/touch.ts'
import { money, wordsIn } from './support/words.ts'

const DESK = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article')
const status = (page: Page): Locator => page.getByRole('main').getByRole('status').first()
/** Pieces come and go while other journeys are under way: the page and the shop are asked again until they agree. */
const expectCount = (page: Page, query: string, language: Language): Promise<void> =>
  expect(async () => {
    await page.reload()
    const said = wordsIn(language).listing.shownCount(await countProducts(query), await countProducts(''))
    await expect(status(page)).toHaveText(said, { timeout: 1000 })
  }).toPass({ timeout: 30_000 })
async function openFilters(page: Page, language: Language): Promise<Locator> {
  const { filters } = wordsIn(language).listing
  await page.getByRole('main').getByRole('button', { name: filters }).first().click()
  return page.getByRole('dialog', { name: filters })
}
const cardOf = (page: Page, product: Product, language: Language): Locator =>
  cards(page).filter({ has: page.getByRole('heading', { name: nameOf(product, language), exact: true }) })

async function found(query: string): Promise<{ products: Product[]; facets: Record<string, Record<string, number>> }> {
  return (await testBrowser(here.url).get(`/api/products?limit=24&${query}`)).body
}

/** Which picture of a card is shown, as its dots say. */
const shownPicture = (card: Locator): Promise<number> =>
  card.locator('i').evaluateAll((dots) => dots.findIndex((dot) => dot.hasAttribute('data-on')))

for (const language of LANGUAGES) {
  const { listing, shop } = wordsIn(language)
  const { products: words, cart } = shop

  test.describe(`on a desk, in ${language}`, () => {
    test.use(DESK)

    test('filters add up in the address, a dead end can’t be chosen, and Back undoes them', async ({ page }) => {
      await open(page, inLanguage(language, '/products'))
      const sheet = await openFilters(page, language)
      await sheet.getByRole('radio', { name: listing.allColors }).focus()
      await page.keyboard.press('ArrowDown')
      await expect(sheet.getByRole('radio', { name: words.colors.black })).toBeFocused()
      await expect(page.getByRole('heading', { level: 1, name: words.collections.Black })).toBeVisible()
      await sheet.getByRole('checkbox', { name: /^XL/ }).check()
      await sheet.getByRole('checkbox', { name: /^XS/ }).check()
      await expect(page).toHaveURL(inLanguage(language, '/products?color=black&size=XS%2CXL'))
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: listing.filtersChosen(3) })).toBeFocused()
      await expectCount(page, 'color=black&size=XS,XL', language)

      await openFilters(page, language)
      const { facets } = await found('color=black&size=XS,XL')
      for (const [category, count] of Object.entries(facets['category'] ?? {})) {
        const choice = sheet.locator(`input[name="category"][value="${category}"]`)
        await expect(choice).toHaveAccessibleName(new RegExp(` ${listing.productCount(count)}$`))
        expect(await choice.isDisabled()).toBe(count === 0)
      }

      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: listing.removeFilter(words.sizeOf('XS')) }).click()
      await expect(page).toHaveURL(inLanguage(language, '/products?color=black&size=XL'))
      await openFilters(page, language)
      await expect(sheet.getByRole('checkbox', { name: /^XS/ })).not.toBeChecked()
      await page.goBack()
      await expect(sheet.getByRole('checkbox', { name: /^XS/ })).toBeChecked()
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: listing.clear }).click()
      await expect(page).toHaveURL(inLanguage(language, '/products'))
      await openFilters(page, language)
      await expect(sheet.getByRole('radio', { name: listing.allColors })).toBeChecked()
      await sheet.getByRole('radio', { name: words.colors.white }).check()
      await expect(page).toHaveURL(inLanguage(language, '/products?color=white'))
      await page.goBack()
      await expect(page).toHaveURL(inLanguage(language, '/products'))
      await expect(sheet.getByRole('radio', { name: listing.allColors })).toBeChecked()
    })

    test('prices are typed or drawn, and never cross', async ({ page }) => {
      await open(page, inLanguage(language, '/products'))
      const sheet = await openFilters(page, language)
      await sheet.getByLabel(listing.highest).fill('٩٠٠')
      await sheet.getByLabel(listing.highest).blur()
      await expect(page).toHaveURL(inLanguage(language, '/products?max=900'))
      await expectCount(page, 'max=900', language)
      await openFilters(page, language)
      const lowest = sheet.getByRole('slider', { name: listing.lowestThumb })
      await lowest.fill('1500')
      await expect(lowest).toHaveValue('899')
      await expect(lowest).toHaveAttribute('aria-valuetext', money(899, language))
      await expect(page).toHaveURL(inLanguage(language, '/products?min=899&max=900'))
      await sheet.getByRole('button', { name: listing.close }).click()
      await page
        .getByRole('link', { name: listing.removeFilter(listing.prices(money(899, language), money(900, language))) })
        .click()
      await expect(page).toHaveURL(inLanguage(language, '/products'))
    })

    test('the keyboard stops at the name, the heart and the sizes of a card; arrow keys turn its pictures', async ({
      page,
    }) => {
      const product = await plentifulProduct('color=white')
      await open(page, inLanguage(language, '/products?color=white'))
      const card = cardOf(page, product, language)
      await card.getByRole('link').focus()
      await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
      await expect.poll(() => shownPicture(card)).toBe(1)
      await page.keyboard.press('Tab')
      const name = nameOf(product, language)
      await expect(card.getByRole('button', { name: wordsIn(language).shop.favorites.button(name) })).toBeFocused()
      await page.keyboard.press('Tab')
      const opener = card.getByRole('button', { name: words.quickAdd(name) })
      await expect(opener).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(card.getByRole('button', { name: words.sizeOf('M'), exact: true })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(card.getByRole('button', { name: words.sizeOf('M'), exact: true })).toBeHidden()
      await expect(opener).toBeFocused()
    })
  })

  test.describe(`on a phone, in ${language}`, () => {
    test.use(PHONE)

    test('40 px of a finger turn a card’s picture, less does not, and down the page stays scrolling', async ({
      page,
    }) => {
      const product = await plentifulProduct('color=black')
      await open(page, inLanguage(language, '/products?color=black'))
      const card = cardOf(page, product, language)
      const picture = card.getByRole('link').locator('div').first()
      const onward = language === 'ar' ? 1 : -1
      await swipe(page, picture, { x: onward * 36, y: 0 })
      expect(await shownPicture(card)).toBe(0)
      await swipe(page, picture, { x: onward * 44, y: 4 })
      await expect.poll(() => shownPicture(card)).toBe(1)
      await swipe(page, picture, { x: -onward * 44, y: 0 })
      await expect.poll(() => shownPicture(card)).toBe(0)
      const before = await page.evaluate(() => scrollY)
      await swipe(page, picture, { x: onward * 20, y: -120 })
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50)
      expect(await shownPicture(card)).toBe(0)
      await expect(page).toHaveURL(inLanguage(language, '/products?color=black'))
    })

    test('the sheet counts as one chooses, and shows what was chosen', async ({ page }) => {
      await open(page, inLanguage(language, '/products?color=white'))
      await page.getByRole('button', { name: listing.filtersChosen(1) }).click()
      const sheet = page.getByRole('dialog', { name: listing.filters })
      await sheet.getByRole('radio', { name: words.categories.Hoodies }).check()
      await sheet.getByRole('checkbox', { name: /^L/ }).check()
      const matching = await countProducts('color=white&category=Hoodies&size=L')
      await sheet.getByRole('button', { name: listing.showProducts(matching) }).click()
      await expect(sheet).toBeHidden()
      await expect(cards(page)).toHaveCount(matching)
      await expect(page.getByRole('button', { name: listing.filtersChosen(3) })).toBeFocused()
    })

    test('one tap on a size puts it into the cart; a sold-out size says so', async ({ page, makeProduct }) => {
      const product = await makeProduct({
        sizes: [
          { size: 'S', stock: 0 },
          { size: 'M', stock: 1 },
        ],
      })
      await open(page, inLanguage(language, `/products?q=${encodeURIComponent(product.name)}`))
      const card = cardOf(page, product, language)
      const opener = card.getByRole('button', { name: words.quickAdd(nameOf(product, language)) })
      await opener.click()
      const gone = card.getByRole('button', { name: `${words.sizeOf('S')}, ${words.outOfStock}` })
      await expect(gone).toBeDisabled()
      await card.getByRole('button', { name: words.sizeOf('M'), exact: true }).click()
      await goOnAsGuest(page, drawer(page, language).getByText(cart.size('M')).first(), language)
      await drawer(page, language).getByRole('button', { name: cart.close }).click()
      await expect(opener).toBeFocused()
      await opener.click()
      await card.getByRole('button', { name: words.sizeOf('M'), exact: true }).click()
      await expect(card.getByRole('alert')).toHaveText(cart.cannotAdd(1, 0))
    })
  })
}

test.describe('the list', () => {
  test.use(DESK)
  const { listing, shop } = wordsIn('en')
  const { products: words } = shop

  test('the last size is offered on the next visit, and hides nothing before it is taken', async ({ page }) => {
    await open(page, '/products')
    const sheet = await openFilters(page, 'en')
    await sheet.getByRole('checkbox', { name: /^M/ }).check()
    await expect(page).toHaveURL('/products?size=M')
    await open(page, '/products?color=white')
    const offer = sheet.getByRole('button', { name: listing.onlyMySize('M') })
    await expectCount(page, 'color=white', 'en')
    await openFilters(page, 'en')
    await offer.click()
    await expect(page).toHaveURL('/products?color=white&size=M')
    await expect(offer).toBeHidden()
  })

  test('a search that finds nothing says what was looked for, and leads on', async ({ page }) => {
    await open(page, '/products?q=zzz&category=Hoodies&size=M')
    await expect(page.getByRole('heading', { name: listing.empty.titleFor('zzz') })).toBeVisible()
    await expect(page.getByText(listing.empty.chosenFilters('Hoodies and Size M'))).toBeVisible()
    await page.getByRole('link', { name: listing.empty.allOf(words.categories.Hoodies) }).click()
    await expect(cards(page)).toHaveCount(await countProducts('category=Hoodies'))
    const sheet = await openFilters(page, 'en')
    await sheet.getByLabel(listing.search).fill('zzz')
    await page.keyboard.press('Enter')
    await expect(sheet).toBeHidden()
    await page.getByRole('link', { name: listing.empty.clearAll }).click()
    await expect(page).toHaveURL('/products')
  })

  test('a mouse brings up the second picture, the arrows, and the sizes', async ({ page }) => {
    const product = await plentifulProduct('color=white')
    await open(page, '/products?color=white')
    const card = cardOf(page, product, 'en')
    await card.hover()
    await expect.poll(() => shownPicture(card)).toBe(1)
    const arrows = card.locator('[aria-hidden] > button')
    await arrows.first().click()
    await expect.poll(() => shownPicture(card)).toBe(0)
    await expect(card.getByRole('button', { name: words.sizeOf(product.sizes[0]?.size ?? '') }).first()).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(card.getByRole('button', { name: words.sizeOf('M'), exact: true })).toBeHidden()
    expect(await shownPicture(card)).toBe(0)
  })

  test('stands where it was left when one comes back from a product', async ({ page }) => {
    await open(page, '/products?color=black')
    await expect(cards(page).nth(8)).toBeAttached()
    await cards(page).nth(8).scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => scrollY)
    expect(left).toBeGreaterThan(300)
    await cards(page).nth(8).getByRole('link').click()
    await expect(page).toHaveURL(/\/product\//)
    await page.goBack()
    await expect(page).toHaveURL('/products?color=black')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
  })

  test('turns to another page at its head while that is on its way, and comes back to where it was left', async ({
    page,
  }) => {
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await open(page, '/products')
    const next = page.getByRole('link', { name: listing.next })
    await next.scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => scrollY)
    expect(left).toBeGreaterThan(1000)
    const height = () => page.getByRole('main').evaluate((main) => main.clientHeight)
    const before = await height()
    await page.route('**/api/products?*', async (route) => {
      await held
      await route.continue()
    })
    await next.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(listing.loading)).toBeAttached()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(page.locator('#results')).toBeFocused()
    await expect(status(page)).toBeEmpty()
    // A name of two lines is all that the boxes don't know of.
    expect(Math.abs((await height()) - before)).toBeLessThan(100)
    release()
    await expect(page).toHaveURL('/products?page=2')
    await expect(cards(page).first()).toBeVisible()
    await expect(status(page)).not.toBeEmpty()
    await expect(page.locator('#results')).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/products')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
  })

  test('is sorted by what shoppers said', async ({ page }) => {
    await open(page, '/products')
    await page.getByLabel(listing.sort).selectOption('best-rated')
    await expect(page).toHaveURL('/products?sort=best-rated')
    // Those that nobody rated follow, newest first: other journeys add to them.
    const rated = (await found('sort=best-rated')).products.filter(({ reviewCount }) => reviewCount > 0)
    const names = cards(page).getByRole('heading')
    await expect
      .poll(async () => (await names.allTextContents()).slice(0, rated.length))
      .toEqual(rated.map(({ name }) => name))
    const [best] = rated
    await expect(page.getByRole('main')).toContainText(
      best ? words.rating(best.avgRating.toFixed(1), best.reviewCount) : 'a rating',
    )
  })

  test('ends with what is sold out, which can be saved but not added', async ({ page }) => {
    const product = await soldOutProduct()
    await open(page, `/products?q=${encodeURIComponent(product.name)}`)
    const card = cardOf(page, product, 'en')
    await expect(card).toContainText(words.outOfStock)
    await expect(card.getByRole('button')).toHaveCount(1)
  })

  test('that takes long shows its boxes, and one that failed can be asked for again', async ({ page }) => {
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await open(page, '/products')
    await page.route('**/api/products?*', async (route) => {
      await held
      await route.abort()
    })
    const sheet = await openFilters(page, 'en')
    await sheet.getByRole('radio', { name: words.colors.white }).check()
    await expect(page.getByText(listing.loading)).toBeAttached()
    await expect(cards(page)).toHaveCount(0)
    release()
    await expect(page.getByText(words.failed)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.unroute('**/api/products?*')
    await page.getByRole('button', { name: words.retry }).click()
    await expect(cards(page)).toHaveCount(await countProducts('color=white'))
    await expect(page).toHaveURL('/products?color=white')
  })
})
