import { expect, type Locator, type Page } from '@playwright/test'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { plentifulProduct } from './support/back-office.ts'
import { tabTo } from './support/keyboard.ts'
import { goOnAsGuest, loginPrompt, nameOf, open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

const heart = (page: Page, label: string): Locator =>
  page.getByRole('main').getByRole('button', { name: label, exact: true })
const names = (page: Page): Locator => page.getByRole('main').getByRole('article').getByRole('heading')
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('bw_favorites') ?? '[]'))
const keep = (page: Page, text: string) =>
  page.addInitScript((value) => localStorage.setItem('bw_favorites', value), text)

for (const language of LANGUAGES) {
  const { listing, shop } = wordsIn(language)
  const { favorites: words } = shop
  const { saved } = listing

  test(`what is saved is found again, newest first, and can be taken off and brought back, in ${language}`, async ({
    page,
  }) => {
    const black = await plentifulProduct('color=black')
    const white = await plentifulProduct('color=white')
    const [blackName, whiteName] = [nameOf(black, language), nameOf(white, language)]
    await open(page, inLanguage(language, '/products?color=black'))
    await heart(page, words.button(blackName)).click()
    await goOnAsGuest(page, page.getByText(words.saved), language)
    await expect(heart(page, words.button(blackName))).toHaveAttribute('aria-pressed', 'true')
    await open(page, inLanguage(language, `/product/${white.id}`))
    await heart(page, words.button(whiteName)).first().click()
    await page.getByRole('button', { name: words.viewFavorites }).click()

    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(names(page)).toHaveText([whiteName, blackName])
    await expect(page.getByText(saved.count(2))).toBeVisible()
    expect(await kept(page)).toEqual([black.id, white.id])

    await heart(page, words.button(whiteName)).click()
    await expect(names(page)).toHaveText([blackName])
    await expect(heart(page, words.button(blackName))).toBeFocused()
    await page.getByRole('button', { name: words.undo }).click()
    await expect(names(page)).toHaveText([whiteName, blackName])
    await page.reload()
    await expect(names(page)).toHaveText([whiteName, blackName])
  })

  test(`an empty list leads to the products, in ${language}`, async ({ page }) => {
    await open(page, inLanguage(language, '/favorites'))
    await expect(page.getByRole('heading', { name: saved.empty })).toBeVisible()
    await page.getByRole('link', { name: saved.toProducts }).click()
    await expect(page).toHaveURL(inLanguage(language, '/products'))
  })

  test(`what has left the shop is dropped with a word, in ${language}`, async ({ page, makeProduct, backOffice }) => {
    const [left, gone] = [await makeProduct(), await backOffice.makeProduct({})]
    await backOffice.hide(gone.id)
    await keep(page, JSON.stringify([gone.id, left.id]))
    await open(page, inLanguage(language, '/favorites'))
    await expect(names(page)).toHaveText([nameOf(left, language)])
    await expect(page.getByText(saved.noLongerListed(1))).toBeVisible()
    expect(await kept(page)).toEqual([left.id])
  })
}

const { favorites: words, shell, login } = wordsIn('en').shop
const { saved } = wordsIn('en').listing

for (const width of [390, 1440])
  test(`an empty list offers pieces, and the heart pressed there stays under the finger, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/favorites')
    const offers = page.getByRole('region', { name: shell.problem.popular })
    const offered = offers.getByRole('article')
    await expect(offered).toHaveCount(4)
    const hearts = offers.locator('[aria-pressed]')
    const list = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 2 }) })
    const nameAt = async (at: number): Promise<string> =>
      (await offered.nth(at).getByRole('heading').textContent()) ?? ''

    /** By its key: wherever the list above it begins or ends, the heart neither moves nor loses the focus. */
    const press = async (at: number, saves: () => Promise<void>): Promise<void> => {
      await tabTo(page, hearts.nth(at))
      const place = await hearts.nth(at).boundingBox()
      await page.keyboard.press('Enter')
      await saves()
      await expect(hearts.nth(at)).toBeFocused()
      expect(Math.abs(((await hearts.nth(at).boundingBox())?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(1)
    }

    const [first, second] = [await nameAt(0), await nameAt(1)]
    await press(0, async () => {
      await tabTo(page, loginPrompt(page, 'en').getByRole('button', { name: login.guest }))
      await page.keyboard.press('Enter')
      await expect(list.getByRole('heading')).toHaveText([first])
    })
    await expect(page.getByRole('heading', { name: saved.empty })).toBeHidden()
    await press(1, () => expect(list.getByRole('heading')).toHaveText([second, first]))
    await press(1, () => expect(list.getByRole('heading')).toHaveText([first]))
    await page.reload()
    await expect(list.getByRole('heading')).toHaveText([first])
    await expect(offers).toBeHidden()
    await list.locator('[aria-pressed]').press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeFocused()
    await expect(offered).toHaveCount(4)
  })

test('a heart that is pressed in one tab is full in the other', async ({ page, context }) => {
  const product = await plentifulProduct('color=black')
  const other = await context.newPage()
  await open(other, '/favorites')
  await open(page, `/product/${product.id}`)
  await heart(page, words.button(product.name)).first().click()
  await goOnAsGuest(page, page.getByText(words.saved), 'en')
  await expect(names(other)).toHaveText([product.name])
  await heart(other, words.button(product.name)).click()
  await expect(heart(page, words.button(product.name)).first()).toHaveAttribute('aria-pressed', 'false')
})

test('a broken list is reported and counts as empty', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await keep(page, '{"broken":')
  await open(page, '/favorites')
  await expect(page.getByRole('heading', { name: saved.empty })).toBeVisible()
  expect(faults).toHaveLength(1)
})

test('a list that could not be loaded can be asked for again', async ({ page }) => {
  const product = await plentifulProduct('color=black')
  await keep(page, JSON.stringify([product.id]))
  await page.route('**/api/products?*', (route) => route.abort())
  await open(page, '/favorites')
  await expect(page.getByText(saved.failed)).toBeVisible()
  await page.unroute('**/api/products?*')
  await page.getByRole('button', { name: saved.retry }).click()
  await expect(names(page)).toHaveText([product.name])
  expect(await kept(page)).toEqual([product.id])
})
