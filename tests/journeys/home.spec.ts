import { expect, type Locator, type Page } from '@playwright/test'
import { inWords } from '#catalog/product.ts'
import { inLanguage, LANGUAGES, type Language } from '#lib/language.ts'
import { lookOver } from './support/look-over.ts'
import { nameOf, open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** Milliseconds between two reviews. */
const EVERY = 3000

const carousel = (page: Page, language: Language): Locator =>
  page.getByRole('region', { name: wordsIn(language).home.reviews.title })

const slidesOf = (page: Page, language: Language): Locator => carousel(page, language).getByRole('group')

/** How many slides have gone by where lines start. */
const passed = (page: Page, language: Language): Promise<number> =>
  slidesOf(page, language).evaluateAll((slides) => {
    const [first, second] = slides
    const strip = first?.parentElement
    if (!first || !second || !strip) return -1
    const step = Math.abs(second.getBoundingClientRect().x - first.getBoundingClientRect().x)
    return Math.round((Math.abs(strip.scrollLeft) / step) * 10) / 10
  })

/** The same, once the strip has come to rest at a slide. */
async function restingAt(page: Page, language: Language): Promise<number> {
  let last = -1
  const isResting = async (): Promise<boolean> => {
    const now = await passed(page, language)
    const isSame = now === last && Number.isInteger(now)
    last = now
    return isSame
  }
  await expect.poll(isResting, { intervals: [150] }).toBe(true)
  return last
}

/** The reviews are in view and stand still, and from now on the time is the test's. */
async function holdReviews(page: Page, language: Language): Promise<void> {
  const { reviews: featured } = wordsIn(language).home
  await page.clock.install()
  await open(page, inLanguage(language, '/'))
  await carousel(page, language).scrollIntoViewIfNeeded()
  await expect(carousel(page, language).getByRole('button', { name: featured.stop })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await restingAt(page, language)
}

/** After this time they have moved by as much. */
async function expectMoved(page: Page, language: Language, by: number, ms = EVERY): Promise<void> {
  const before = await restingAt(page, language)
  await page.clock.runFor(ms)
  if (by === 0) expect(await restingAt(page, language)).toBe(before)
  else await expect.poll(() => passed(page, language)).toBe(before + by)
}

for (const width of [768, 1440, 1920])
  test(`the two great words meet at the seam, whichever way lines run, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const language of LANGUAGES) {
      await page.goto(inLanguage(language, '/'))
      await page.evaluate(() => document.fonts.ready)
      const { landmarks } = await page.evaluate(lookOver, [])
      const [black = Number.NaN, white] = ['black half', 'white half'].map((half) => {
        const { x = Number.NaN, width: wide = Number.NaN } = landmarks[half] ?? {}
        return Math.min(Math.abs(x - width / 2), Math.abs(x + wide - width / 2))
      })
      expect(black, language).toBeLessThan(0.02 * width)
      expect(Math.abs(black - (white ?? Number.NaN)), language).toBeLessThanOrEqual(2)
    }
  })

for (const width of [390, 1440])
  test(`in a reader’s own colors the great words stand on plates of their own, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ forcedColors: 'active' })
    for (const language of LANGUAGES) {
      await open(page, inLanguage(language, '/'))
      await page.evaluate(() => document.fonts.ready)
      const { black, white } = wordsIn(language).home.halves
      for (const { word } of [black, white]) {
        const text = page.getByRole('main').getByText(word, { exact: true })
        // What the system lays behind letters is as high as its face says, and Arabic ones are higher.
        await expect(text).toHaveCSS('forced-color-adjust', 'none')
        await expect(text).toHaveCSS('background-color', 'rgb(255, 255, 255)')
        await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)')
      }
    }
  })

for (const language of LANGUAGES) {
  const { home, shop, gallery } = wordsIn(language)
  const { reviews: featured } = home

  test.describe(`the featured reviews, in ${language}`, () => {
    const button = (page: Page, name: string) => carousel(page, language).getByRole('button', { name })

    test('move on every 3 seconds, wait for who points at one, and stop for who reads on by keys', async ({ page }) => {
      await holdReviews(page, language)
      const told = carousel(page, language).locator('[aria-live]')
      await expect(told).toHaveAttribute('aria-live', 'off')
      await expectMoved(page, language, 1)

      await slidesOf(page, language).nth(1).hover()
      await expectMoved(page, language, 0, 3 * EVERY)
      await page.mouse.move(0, 0)
      await expectMoved(page, language, 1)

      await slidesOf(page, language).nth(2).getByRole('link').focus()
      await expect(button(page, featured.start)).toBeVisible()
      await expect(told).toHaveAttribute('aria-live', 'polite')
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await expectMoved(page, language, 0, 3 * EVERY)

      await button(page, featured.start).click()
      await expect(told).toHaveAttribute('aria-live', 'off')
      await expectMoved(page, language, 1)
    })

    test('are turned by buttons, of which the one that stops them is the first', async ({ page }) => {
      await holdReviews(page, language)
      const stops = carousel(page, language).locator('button, a')
      await expect(stops.first()).toHaveAccessibleName(featured.stop)
      const before = await restingAt(page, language)
      await button(page, featured.next).click()
      await expect.poll(() => passed(page, language)).toBe(before + 1)
      await page.clock.runFor(1000)
      const count = await slidesOf(page, language).count()
      await expect(carousel(page, language)).toContainText(featured.now(before + 2, count))
      await expect(button(page, featured.start)).toBeVisible()
      await button(page, featured.previous).click()
      await expect.poll(() => passed(page, language)).toBe(before)
    })
  })

  test(`the pictures of what comes next pass by until somebody looks closer, in ${language}`, async ({ page }) => {
    await open(page, inLanguage(language, '/'))
    const next = page.getByRole('region', { name: home.next.title })
    await next.scrollIntoViewIfNeeded()
    const stop = next.getByRole('button', { name: home.next.stop })
    await expect(stop).toBeVisible()
    const moving = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
    await page.mouse.move(0, 0)
    await expect.poll(moving).toBe(2)

    const black = next.getByRole('link', { name: home.next.black })
    await black.hover()
    await expect.poll(moving).toBe(0)
    await page.mouse.move(0, 0)
    await expect.poll(moving).toBe(2)
    await black.focus()
    await expect.poll(moving).toBe(0)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await expect.poll(moving).toBe(2)

    const way = await page.evaluate(() => {
      const [first] = document.getAnimations()
      if (!(first?.effect instanceof KeyframeEffect)) return 0
      const { target } = first.effect
      const at = (time: number): number => {
        first.currentTime = time
        return target?.getBoundingClientRect().x ?? 0
      }
      return Math.sign(at(2000) - at(1000))
    })
    expect(way, 'against the way lines run').toBe(language === 'ar' ? 1 : -1)

    await stop.click()
    await page.mouse.move(0, 0)
    await expect(next.getByRole('button', { name: home.next.start })).toBeVisible()
    await expect.poll(moving).toBe(0)
    await black.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: shop.products.collections.Black })).toBeVisible()
  })

  test(`who wants no motion sees all of it at rest, in ${language}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await open(page, inLanguage(language, '/'))
    const next = page.getByRole('region', { name: home.next.title })
    await next.scrollIntoViewIfNeeded()
    const pictures = next.getByRole('img')
    await expect(pictures).toHaveCount(12)
    for (const picture of await pictures.all()) await expect(picture).toBeInViewport({ ratio: 0.1 })
    await expect(next.getByRole('button')).toHaveCount(0)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await carousel(page, language).scrollIntoViewIfNeeded()
    await expect(carousel(page, language).getByRole('button')).toHaveCount(2)
    await expectMoved(page, language, 0, 3 * EVERY)
  })

  test(`the featured piece leads its collection, in ${language}`, async ({ page, backOffice }) => {
    const { products } = (await backOffice.browser.get('/api/products?collection=current&limit=9')).body
    const [lead, ...others] = products
    expect(lead.featured).toBe(true)
    await open(page, inLanguage(language, '/'))
    const current = page.getByRole('region', { name: shop.products.collections.Black })
    await expect(current.getByRole('heading', { level: 3 })).toHaveText(
      [lead, ...others].map((product) => nameOf(product, language)),
    )
    await current.getByRole('link', { name: home.lead.see }).click()
    await expect(page.getByRole('heading', { level: 1, name: nameOf(lead, language), exact: true })).toBeVisible()
  })

  test(`the front page leads to the gallery, and a code to where it is verified, in ${language}`, async ({
    page,
    backOffice,
  }) => {
    const { galleries } = (await backOffice.browser.get('/api/gallery?limit=4')).body
    await open(page, inLanguage(language, '/'))
    await expect(page.getByRole('link', { name: home.seeGallery })).toHaveAttribute(
      'href',
      inLanguage(language, '/gallery'),
    )
    await expect(page.getByRole('region', { name: gallery.preview }).getByRole('heading', { level: 3 })).toHaveText(
      galleries.map((one: { name: string; nameAr: string }) => inWords(language, one.name, one.nameAr)),
    )
    await page.getByLabel(home.verify.label).fill('BW12AB34')
    await page.getByRole('button', { name: home.verify.action }).click()
    await expect(page).toHaveURL(inLanguage(language, '/verify?sku=BW12AB34'))
  })
}

test.describe('what can’t be read is left out', () => {
  const { home, shop } = wordsIn('en')

  test('and takes nothing else with it', async ({ page }) => {
    await open(page, '/products')
    for (const path of ['reviews/featured?*', 'coming/black'])
      await page.route(`**/api/${path}`, (route) => route.abort())
    await page
      .getByRole('navigation', { name: shop.shell.mainNavigation })
      .getByRole('link', { name: shop.shell.home })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: home.title })).toBeVisible()
    await expect(page.getByRole('heading', { name: shop.products.collections.Black })).toBeVisible()
    await expect(page.getByRole('heading', { name: home.verify.title })).toBeVisible()
    await expect(page.getByRole('heading', { name: home.reviews.title })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: home.next.title })).toHaveCount(0)
  })

  test('or said to be missing, where it is what the page is for', async ({ page }) => {
    await open(page, '/guest-track')
    await page.route('**/api/products?*', (route) => route.abort())
    await page
      .getByRole('navigation', { name: shop.shell.mainNavigation })
      .getByRole('link', { name: shop.shell.home })
      .click()
    await expect(page.getByText(shop.products.failed)).toBeVisible()
    await expect(page.getByRole('heading', { name: home.reviews.title })).toBeVisible()
    await page.unroute('**/api/products?*')
    await page.getByRole('link', { name: shop.products.retry }).click()
    await expect(page.getByRole('heading', { name: shop.products.collections.Black })).toBeVisible()
  })
})
