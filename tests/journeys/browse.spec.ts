import { expect } from '@playwright/test'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { countProducts, plentifulProduct } from './support/back-office.ts'
import { cardOf, cards, expectCount, found, openFilters, shownPicture } from './support/listing.ts'
import { drawer, goOnAsGuest, nameOf, open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { swipe } from './support/touch.ts'
import { money, wordsIn } from './support/words.ts'

const DESK = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

for (const language of LANGUAGES) {
  const { listing, shop } = wordsIn(language)
  const { products: words, cart } = shop

  test.describe(`on a desk, in ${language}`, () => {
    test.use(DESK)

    test('words that nothing has as they were typed are told from those that are found', async ({ page }) => {
      const slip = { en: 'hodie', ar: 'هوديي' }[language]
      const word = { en: 'hoodie', ar: 'هودي' }[language]
      const told = (words: string) => page.getByRole('link', { name: listing.removeFilter(words), exact: true })
      await open(page, inLanguage(language, `/products?q=${slip}`))
      await expect(told(listing.nearTo(slip))).toBeVisible()
      await open(page, inLanguage(language, `/products?q=${word}`))
      await expect(told(listing.quotedWords(word))).toBeVisible()
    })

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
      await goOnAsGuest(page, drawer(page, language).getByText(words.sizeOf('M')).first(), language)
      await drawer(page, language).getByRole('button', { name: cart.close }).click()
      await expect(opener).toBeFocused()
      await opener.click()
      await card.getByRole('button', { name: words.sizeOf('M'), exact: true }).click()
      await expect(card.getByRole('alert')).toHaveText(cart.cannotAdd(1, 0))
    })
  })
}

test('the next page is fetched while a finger is on its way: nothing of it twice', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(api\/(products|alike|looks|reviews|shipping)|assets)\b/.test(pathname)) asked.push(pathname)
  })
  await open(page, '/products')
  const card = page.getByRole('main').getByRole('link').and(page.locator('[href*="/product/"]')).first()
  const id = (await card.getAttribute('href'))?.slice(-26) ?? ''
  const pageScript = /^\/assets\/product\.page-.+\.js$/
  expect(asked.filter((path) => pageScript.test(path))).toEqual([])
  await page.mouse.wheel(0, 10)
  await expect.poll(() => asked.filter((path) => pageScript.test(path)).length).toBe(1)
  asked.length = 0
  await card.hover()
  await page.mouse.down()
  await expect.poll(() => asked).toContain(`/api/products/${id}`)
  await page.mouse.up()
  await expect(page).toHaveURL(`/product/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const answers = [`/api/products/${id}`, `/api/alike/${id}`, `/api/looks/${id}`, `/api/reviews/product/${id}`]
  for (const answer of [...answers, '/api/shipping']) expect(asked.filter((path) => path === answer)).toEqual([answer])
})
