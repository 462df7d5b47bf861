import { expect, type Page } from '@playwright/test'
import { inLanguage, LANGUAGES, type Language } from '#lib/language.ts'
import { plentifulProduct } from './support/back-office.ts'
import { hold } from './support/hold.ts'
import { lookOver, standsStill } from './support/look-over.ts'
import { aProduct } from './support/screens.ts'
import { alive, drawer, loginPrompt, nameOf, open, searchField, sizeButton } from './support/shopper.ts'
import { SEARCHED } from './support/sweep.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

const line = (page: Page) => page.locator('header [class*="progress"]')

/** Half a word in the field that is there at once, the other half in the search that comes for it. */
async function typeOnInto(page: Page, letGo: () => void, language: Language): Promise<void> {
  const early = page.getByRole('banner').getByRole('searchbox')
  const hint = wordsIn(language).shop.shell.problem.search
  await expect(early).toHaveAttribute('placeholder', hint)
  await page.keyboard.type('hood')
  await expect(early).toHaveValue('hood')
  const place = await early.boundingBox()
  letGo()
  await expect(searchField(page, language)).toBeFocused()
  expect(await searchField(page, language).boundingBox()).toEqual(place)
  await expect(searchField(page, language)).toHaveAttribute('placeholder', hint)
  await page.keyboard.type('ie')
  await expect(searchField(page, language)).toHaveValue('hoodie')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
}

for (const language of LANGUAGES) {
  const { shop, product: words } = wordsIn(language)

  test(`a page that takes its time shows that it comes, and is asked for once, in ${language}`, async ({ page }) => {
    const product = await plentifulProduct('color=white')
    await open(page, inLanguage(language, '/products?color=white'))
    const answer = await hold(page, `**/api/products/${product.id}`)
    const link = page.getByRole('article').getByRole('link', { name: nameOf(product, language), exact: true })
    const main = page.locator('main')
    await link.click()
    await expect(line(page)).toBeVisible()
    await expect(main).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('banner').getByRole('status').filter({ hasText: shop.shell.loading })).toBeAttached()
    await expect.poll(answer.count).toBe(1)
    await link.click()
    await link.click()
    answer.letGo()
    await expect(page.getByRole('heading', { level: 1, name: nameOf(product, language), exact: true })).toBeVisible()
    expect(answer.count()).toBe(1)
    await expect(line(page)).toBeHidden()
    await expect(main).not.toHaveAttribute('aria-busy', /./)
  })

  test(`on the way to the list its outline stands there, in ${language}`, async ({ page }) => {
    await open(page, inLanguage(language, '/'))
    await page.evaluate(() => scrollTo(0, 200))
    const answer = await hold(page, '**/api/products?*')
    await page
      .getByRole('link', { name: wordsIn(language).home.halves.white.shop })
      .first()
      .click()
    const title = page.getByRole('heading', { level: 1, name: shop.products.collections.White })
    await expect(title).toBeVisible()
    await expect(page.locator('main [data-ground="bone"]').first()).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    const outline = await page.locator('main [aria-hidden="true"][class*="grid"]').boundingBox()
    answer.letGo()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(title).toBeFocused()
    const grid = await page.getByRole('article').first().boundingBox()
    expect(Math.abs((outline?.y ?? 0) - (grid?.y ?? 1000))).toBeLessThanOrEqual(24)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)
  })

  test(`who taps before the page is alive is not forgotten, in ${language}`, async ({ page, context }) => {
    const script = await hold(page, '**/assets/entry.client-*.js')
    await page.goto(inLanguage(language, '/guest-track'), { waitUntil: 'commit' })
    await page.getByRole('button', { name: shop.shell.menu }).click()
    const ways = page.getByRole('navigation', { name: shop.shell.mainNavigation })
    const home = ways.getByRole('link', { name: shop.shell.home, exact: true })
    await expect(home).toHaveAttribute('href', inLanguage(language, '/'))
    script.letGo()
    const menu = page.getByRole('dialog', { name: shop.shell.menu })
    await expect(menu).toBeVisible()
    await menu.getByRole('button', { name: shop.shell.close }).click()
    await expect(menu).toBeHidden()
    await expect(page.locator(':popover-open')).toHaveCount(0)

    const other = await context.newPage()
    const again = await hold(other, '**/assets/entry.client-*.js')
    await other.goto(inLanguage(language, '/guest-track'), { waitUntil: 'commit' })
    await other.getByRole('button', { name: shop.cart.button(0) }).click()
    await expect(other.locator(':popover-open')).toHaveText(shop.shell.loading)
    again.letGo()
    await expect(drawer(other, language)).toBeVisible()
    await other.close()
  })

  test(`a size and “Add” that are tapped before the page is alive count, once, in ${language}`, async ({ page }) => {
    const product = await plentifulProduct('color=black')
    const size = product.sizes.find(({ stock }) => stock >= 4)?.size ?? 'M'
    const script = await hold(page, '**/assets/entry.client-*.js')
    await page.goto(inLanguage(language, `/product/${product.id}`), { waitUntil: 'commit' })
    await sizeButton(page, size).click()
    await page.getByRole('main').getByRole('button', { name: words.chooseSize, exact: true }).first().click()
    script.letGo()
    await loginPrompt(page, language)
      .getByRole('button', { name: wordsIn(language).login.guest })
      .click()
    await expect(drawer(page, language)).toContainText(nameOf(product, language))
  })

  test(`a search that is begun before the page is alive goes on in it, in ${language}`, async ({ page }) => {
    const script = await hold(page, '**/assets/entry.client-*.js')
    await page.goto(inLanguage(language, '/about-us'), { waitUntil: 'commit' })
    await page.getByRole('banner').getByRole('button', { name: shop.shell.problem.search }).click()
    await typeOnInto(page, script.letGo, language)
    await expect(page.getByRole('banner').getByRole('searchbox')).toBeHidden()
    await expect(page).toHaveURL(inLanguage(language, '/about-us'))
  })

  test(`what is typed before the search has come is kept, in ${language}`, async ({ page }) => {
    await open(page, inLanguage(language, '/about-us'))
    const part = await hold(page, '**/assets/search-overlay-*.js')
    const opener = page.getByRole('banner').getByRole('button', { name: shop.shell.problem.search })
    await opener.click()
    await typeOnInto(page, part.letGo, language)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })

  test(`nothing moves while one searches and waits, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, inLanguage(language, '/about-us'))
    await page.getByRole('banner').getByRole('button', { name: shop.shell.problem.search }).click()
    const field = searchField(page, language)
    const list = page.getByRole('listbox')
    await expect(list.getByRole('option').filter({ hasText: shop.shell.problem.toProducts })).toBeVisible()
    const { search } = wordsIn(language)
    const nowhere = `${SEARCHED} ${'kl'.repeat(30)}`
    const answers = [
      ['hoodie', search.foundFor('hoodie')],
      ['hoodiezz', search.nearTo('hoodiezz')],
      [SEARCHED, search.nothing(SEARCHED)],
      [nowhere, search.nothing(nowhere)],
      ['hood', search.foundFor('hood')],
    ] as const
    for (const [words, told] of answers) {
      const answer = await hold(page, '**/api/products?*')
      await field.fill(words)
      await expect(page.getByText(search.searching)).toBeAttached()
      answer.letGo()
      await expect(page.getByText(told)).toBeVisible()
      await page.unrouteAll({ behavior: 'wait' })
    }
    await field.fill('')
    await expect(list).toContainText(shop.shell.problem.popular)
    await page.evaluate(standsStill)
    const { shift } = await page.evaluate(lookOver, [])
    expect(shift).toEqual({ by: 0, of: [] })
  })

  test(`the search of a desk is as high with its first pieces as before them, in ${language}`, async ({
    page,
    makeProduct,
  }) => {
    // The newest, none of them reduced: no price has a second line.
    for (let made = 0; made < 6; made += 1) await makeProduct()
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, inLanguage(language, '/about-us'))
    const pieces = await hold(page, '**/api/products?*')
    await page.getByRole('banner').getByRole('button', { name: shop.shell.problem.search }).click()
    const list = page.getByRole('listbox')
    const high = async (): Promise<number> => Math.round((await list.boundingBox())?.height ?? 0)
    await expect(list).toContainText(shop.shell.problem.popular)
    await page.evaluate(standsStill)
    const before = await high()
    pieces.letGo()
    await expect(
      list
        .getByRole('option')
        .filter({ has: page.locator('img') })
        .first(),
    ).toBeVisible()
    await page.evaluate(standsStill)
    expect(await high()).toBe(before)
  })

  test(`what can’t be fetched says so, and comes when asked again, in ${language}`, async ({ page, context }) => {
    const product = await plentifulProduct('color=black')
    await open(page, inLanguage(language, `/product/${product.id}`))
    await page.waitForLoadState('networkidle')
    const retry = page.getByRole('button', { name: shop.shell.problem.retry })
    const told = page.getByText(shop.shell.latePartFailed)

    await context.setOffline(true)
    await page.getByRole('button', { name: shop.shell.menu }).click()
    const menu = page.getByRole('dialog', { name: shop.shell.menu })
    await expect(menu.getByRole('link', { name: shop.shell.trackOrder })).toBeVisible()
    await page.keyboard.press('Escape')

    const openers = [
      [page.getByRole('button', { name: shop.cart.button(0) }), drawer(page, language)],
      [page.getByRole('button', { name: words.sizeChart }), page.getByRole('table', { name: words.sizeChart })],
      [
        page.getByRole('link', { name: words.enlarge(1, product.images.length) }),
        page.getByRole('dialog', { name: words.pictures }),
      ],
    ] as const
    for (const [opener, opened] of openers) {
      await context.setOffline(true)
      await opener.click()
      await expect(told).toBeVisible()
      // As long as nothing has changed it can only be said again.
      await retry.click()
      await expect(told).toBeHidden()
      await expect(told).toBeVisible()
      await context.setOffline(false)
      await Promise.all([page.waitForEvent('load'), retry.click()])
      await alive(page)
      await opener.click()
      await expect(opened).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(opened).toBeHidden()
      await open(page, page.url())
    }
  })

  test(`sizes that can’t be fetched take no list away, in ${language}`, async ({ page }) => {
    const product = await plentifulProduct('color=black')
    const name = nameOf(product, language)
    await page.route('**/assets/quick-add-*.js', (route) => route.abort())
    await open(page, inLanguage(language, '/products?color=black'))
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
    const opener = card.getByRole('button', { name: shop.products.quickAdd(name) })
    await opener.press('Enter')
    await expect(page.getByText(shop.shell.latePartFailed)).toBeVisible()
    await expect(card).toBeVisible()
    await page.unroute('**/assets/quick-add-*.js')
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: shop.shell.problem.retry }).click()])
    await alive(page)
    await opener.press('Enter')
    await expect(card.getByRole('button', { name: new RegExp(`^${shop.products.sizeOf('M')}`) })).toBeVisible()
  })

  test(`the first piece put into the cart says so from the tap on, in ${language}`, async ({ page }) => {
    const product = await plentifulProduct('color=black')
    await open(page, inLanguage(language, `/product/${product.id}`))
    const size = product.sizes.find(({ stock }) => stock >= 4)?.size ?? 'M'
    await sizeButton(page, size).click()
    const question = await hold(page, '**/assets/login-dialog-*.js')
    await page.getByRole('main').getByRole('button', { name: words.add, exact: true }).first().click()
    const busy = page.locator('main button[aria-busy="true"]').filter({ hasText: words.adding }).first()
    await expect(busy).toBeVisible()
    await busy.click({ force: true })
    question.letGo()
    await loginPrompt(page, language)
      .getByRole('button', { name: wordsIn(language).login.cancel })
      .click()
    await expect(page.getByRole('main').getByRole('button', { name: words.add, exact: true }).first()).toBeVisible()
  })
}

// What a page asks for last is seen last: in Arabic the Latin letters, in English the one Arabic word.
for (const language of LANGUAGES)
  test(`nothing moves when letters come after the page: ${language}`, async ({ page }) => {
    for (const path of ['/verify', `/products?q=${SEARCHED}`, '/guest-track', await aProduct()]) {
      const letters = await hold(page, '**/assets/{archivo,alexandria-word}-*.woff2')
      await page.goto(inLanguage(language, path), { waitUntil: 'commit' })
      await alive(page)
      await expect.poll(letters.count).toBeGreaterThan(0)
      letters.letGo()
      await page.evaluate(standsStill)
      const { shift } = await page.evaluate(lookOver, [])
      expect({ path, ...shift }).toEqual({ path, by: 0, of: [] })
      await page.unrouteAll({ behavior: 'wait' })
    }
  })

test('nothing moves along the line for who asked for no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await hold(page, '**/api/products?*')
  await page
    .getByRole('link', { name: wordsIn('en').home.halves.white.shop })
    .first()
    .click()
  await expect(line(page)).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})
