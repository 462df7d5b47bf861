import { expect, type Page } from '@playwright/test'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { galleryWithFilm } from './support/galleries.ts'
import { hold } from './support/hold.ts'
import { keep, lineOf } from './support/kept.ts'
import { lookOver, standsStill } from './support/look-over.ts'
import { alive, drawer, open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { money, wordsIn } from './support/words.ts'

test('what a drop says stands still until the script that tells it is there', async ({ page, makeProduct }) => {
  const opensAt = new Date(Date.now() + 9 * 86_400_000).toISOString()
  const { id } = await makeProduct({ opensAt, maxPerShopper: 1 })
  const notes = await hold(page, '**/assets/drop-notes-*.js')
  const stock = page.waitForResponse((answer) => answer.url().includes(`/api/products/${id}/stock`))
  await page.goto(`/product/${id}`, { waitUntil: 'commit' })
  await alive(page)
  await expect.poll(notes.count).toBeGreaterThan(0)
  await stock
  await page.evaluate(standsStill)
  const said = page.getByText(wordsIn('en').waiting.opening.limit(1))
  await expect(said).toBeVisible()
  notes.letGo()
  await expect(page.getByRole('timer')).toBeVisible()
  await page.evaluate(standsStill)
  const { shift } = await page.evaluate(lookOver, [])
  expect(shift).toEqual({ by: 0, of: [] })
})

test('who is at the end of a product before its script stays there', async ({ page, makeProduct }) => {
  const [first, second] = [await makeProduct(), await makeProduct()]
  await keep(page, { bw_recent: JSON.stringify([first.id]) })
  const scripts = await hold(page, '**/assets/*.js')
  await page.goto(`/product/${second.id}`)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(scripts.count).toBeGreaterThan(0)
  await page.evaluate(standsStill)
  scripts.letGo()
  await alive(page)
  await page.evaluate(standsStill)
  const { shift } = await page.evaluate(lookOver, [])
  expect(shift).toEqual({ by: 0, of: [] })
})

/** Within half a second of a tap nothing counts as moved. */
const answerOfCartLate = (page: Page): Promise<unknown> =>
  page.route('**/api/cart-validation/validate', async (route) => {
    await page.waitForTimeout(700)
    await route.continue()
  })

for (const language of LANGUAGES)
  test(`the lines of a cart are drawn with what the shop says of them, in ${language}`, async ({
    page,
    makeProduct,
  }) => {
    const { cart: words, products } = wordsIn(language).shop
    const [dear, out] = [await makeProduct(), await makeProduct({ sizes: [{ size: 'M', stock: 0 }] })]
    await keep(page, { bw_cart: JSON.stringify([lineOf(dear, { price: 250 }), lineOf(out)]) })
    await open(page, inLanguage(language, '/guest-track'))
    await answerOfCartLate(page)
    await page.getByRole('button', { name: words.button(2) }).click()
    const lines = drawer(page, language).getByRole('listitem')
    await expect(lines.first()).toContainText(products.outOfStock)
    await expect(lines.last()).toContainText(
      wordsIn(language).checkout.changes.price(money(250, language), money(300, language)),
    )
    await page.evaluate(standsStill)
    const { shift } = await page.evaluate(lookOver, [])
    expect(shift).toEqual({ by: 0, of: [] })
  })

for (const language of LANGUAGES)
  test(`what has changed of a cart is there as the checkout is drawn, in ${language}`, async ({
    page,
    makeProduct,
  }) => {
    const dear = await makeProduct()
    await keep(page, { bw_cart: JSON.stringify([lineOf(dear, { price: 250 })]) })
    await answerOfCartLate(page)
    await open(page, inLanguage(language, '/checkout'))
    await expect(page.getByRole('heading', { name: wordsIn(language).checkout.changes.title })).toBeVisible()
    await page.evaluate(standsStill)
    const { shift } = await page.evaluate(lookOver, [])
    expect(shift).toEqual({ by: 0, of: [] })
  })

/** Where what can be tapped, or looked at, stands, once the letters are there. */
async function standing(): Promise<Record<string, string>> {
  await document.fonts.ready
  await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))
  const shown = [...document.querySelectorAll('header :is(a, button), main :is(label, button, figure, ul a)')].filter(
    (each) => each.checkVisibility({ visibilityProperty: true }),
  )
  const places = shown.map((each) => {
    const { x, y } = each.getBoundingClientRect()
    return [each.ariaLabel ?? each.textContent, `${x}, ${y}`] as const
  })
  return Object.fromEntries(places)
}

test('a card that came before who stands beside it is seen with them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.route('**/*.js', (route) => route.abort())
  const html = await (await page.request.get('/products?color=black')).text()
  const ends = [...html.matchAll(/<\/article>/g)].map(({ index }) => index)
  for (const count of [1, 3, 6]) {
    const body = html.slice(0, ends[count - 1])
    await page.route('**/products?color=black', (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto('/products?color=black')
    const cards = page.locator('article')
    await expect(cards).toHaveCount(count)
    const seen = await cards.evaluateAll((all) => all.map((card) => card.checkVisibility({ visibilityProperty: true })))
    // Rows of four: the last one may still grow.
    expect(seen.filter(Boolean).length).toBe(Math.max(0, count - 3))
  }
})

for (const language of LANGUAGES)
  test(`what has come of a page stands where it will once all has come, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.route('**/*.js', (route) => route.abort())
    const gallery = await galleryWithFilm(language)
    for (const [path, end] of [
      ['/products?color=black', '</select>'],
      ['/products?color=white&size=XXL&max=5', 'white&amp;max=5"'],
      ['/checkout', 'hreflang='],
      ['/about-us', `aria-label="${wordsIn(language).shop.cart.button(0)}"`],
      ['/forgot-password', 'type="email"'],
      [`/gallery?open=${gallery.id}`, `<li id="${gallery.items[2]?.id}"`],
    ] as const) {
      const address = inLanguage(language, path)
      const html = await (await page.request.get(address)).text()
      const at = html.toLowerCase().lastIndexOf(end.toLowerCase())
      expect(at, `${path} has no ${end}`).toBeGreaterThan(0)
      await page.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/html', body: html.slice(0, at) }))
      await page.goto(address)
      const part = await page.evaluate(standing)
      await page.unroute(`**${address}`)
      await page.goto(address)
      expect(await page.evaluate(standing), path).toMatchObject(part)
    }
  })

test('until a page has loaded or is moved, the line is for the pictures in sight', async ({ page }) => {
  // The page goes on by itself after a while, which may be over here before anything is counted.
  await page.addInitScript(() => {
    const { setTimeout: later } = window
    Object.assign(window, { setTimeout: (act: () => void, wait: number) => (wait === 5000 ? 0 : later(act, wait)) })
  })
  const pictures = await hold(page, '**/media/**')
  await page.goto('/products', { waitUntil: 'domcontentloaded' })
  await expect.poll(pictures.count).toBeGreaterThan(0)
  await page.evaluate(standsStill)
  const inSight = await page.evaluate(() => {
    const boxes = [...document.images].map((picture) => picture.getBoundingClientRect())
    return boxes.filter(({ top, height }) => height > 0 && top < innerHeight).length
  })
  expect(pictures.count()).toBeLessThanOrEqual(inSight)
  await page.evaluate(() => scrollBy(0, 1))
  await expect.poll(pictures.count).toBeGreaterThan(inSight)
  pictures.letGo()
})
