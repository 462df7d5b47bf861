import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { countProducts, plentifulProduct, soldOutProduct } from './support/back-office.ts'
import { cardOf, cards, expectCount, found, openFilters, shownPicture, status } from './support/listing.ts'
import { open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

const LaidOut = z.object({
  name: z.literal('LayoutInvalidationTracking'),
  args: z.object({ data: z.object({ nodeName: z.string() }) }),
})

/** Prices and ratings that Chrome throws away and lays out anew, when a card's link gets a pixel of room. */
async function laidOutAnew(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page)
  const names: string[] = []
  devTools.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) {
      const { success, data } = LaidOut.safeParse(event)
      if (success) names.push(data.args.data.nodeName)
    }
  })
  const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.invalidationTracking']
  await devTools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } })
  await cards(page)
    .first()
    .getByRole('link')
    .first()
    .evaluate((link) => {
      link.style.paddingBlockEnd = '1px'
      // Read, so that it is laid out here and now.
      return link.getBoundingClientRect().height
    })
  const isComplete = new Promise((resolve) => devTools.once('Tracing.tracingComplete', resolve))
  await devTools.send('Tracing.end')
  await isComplete
  return names.filter((name) => /price|rating|BDI/.test(name))
}

const DESK = { viewport: { width: 1440, height: 900 } }

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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const path of ['/', '/products', '/ar/products?color=black', '/products?search=hoodi'])
    test(`what changes in a card lays no other out anew: ${path}`, async ({ page }) => {
      await open(page, path)
      await expect(cards(page).nth(2)).toBeVisible()
      expect(await laidOutAnew(page)).toEqual([])
    })
})
