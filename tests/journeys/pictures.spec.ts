import { expect, type Locator, type Page } from '@playwright/test'
import { inLanguage } from '#lib/language.ts'
import { plentifulProduct } from './support/back-office.ts'
import { addToCart, drawer, open } from './support/shopper.ts'
import { VIEWS } from './support/sweep.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

const { product: words } = wordsIn('en')
/** Every drawing of a garment, and no icon. */
const DRAWING = 'svg:has(use)'

test.use({ viewport: VIEWS[1440] })

const sizes = [{ size: 'M' as const, stock: 9 }]
async function boxOf(place: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
}

const stageOf = (page: Page): Locator => page.locator('[data-alone] > div')

test('one picture is as high as a desktop’s view allows, two stand side by side, and none shows the garment', async ({
  page,
  makeProduct,
}) => {
  const many = await plentifulProduct('color=black')
  await open(page, `/product/${many.id}`)
  const boxAt = (at: number) =>
    boxOf(page.getByRole('link', { name: words.enlarge(at, many.images.length) }).getByRole('img'))
  const [first, second] = [await boxAt(1), await boxAt(2)]
  expect(second).toEqual({ ...first, x: first.x + first.width + 1 })
  const one = await makeProduct({ sizes, images: many.images.slice(0, 1) })
  await open(page, `/product/${one.id}`)
  const alone = page.getByRole('link', { name: words.enlarge(1, 1) }).getByRole('img')
  const box = await boxOf(alone)
  expect(box.y + box.height).toBeLessThanOrEqual(900)
  expect(box.width).toBeGreaterThan(first.width)
  const none = await makeProduct({ sizes })
  await open(page, inLanguage('ar', `/product/${none.id}`))
  await expect(stageOf(page).locator('svg')).toBeVisible()
  expect((await boxOf(stageOf(page).locator('svg'))).height).toBe(box.height)
})

test('a piece without a picture is drawn on its card and in the cart', async ({ page, makeProduct }) => {
  const none = await makeProduct({ sizes })
  await open(page, `/products?q=${encodeURIComponent(none.name)}`)
  const card = page.getByRole('article').filter({ hasText: none.name })
  const { width, height } = await boxOf(card.locator(DRAWING))
  expect(height / width).toBeCloseTo(1.25, 1)
  await open(page, `/product/${none.id}`)
  await addToCart(page, 'M', 'en')
  const line = drawer(page, 'en').getByRole('listitem').filter({ hasText: none.name })
  expect((await boxOf(line.locator(DRAWING))).width).toBeGreaterThan(40)
})

test('the viewer has fetched the pictures beside the one it shows', async ({ page }) => {
  const { id, images } = await plentifulProduct('color=white')
  await open(page, `/product/${id}`)
  const beside = [images[1], images.at(-1)].map((image) =>
    page.waitForRequest((request) => request.url().includes(`/${image?.mediaId}/`) && request.url().endsWith('.webp')),
  )
  await page.getByRole('link', { name: words.enlarge(1, images.length) }).click()
  await expect(page.getByRole('dialog', { name: words.pictures })).toBeVisible()
  await Promise.all(beside)
})

test('what was looked at keeps its room while it is on its way', async ({ page, makeProduct }) => {
  const [first, second] = [await makeProduct({ sizes }), await makeProduct({ sizes })]
  await open(page, `/product/${first.id}`)
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/api\/products\?ids=/, async (route) => {
    await held
    await route.continue()
  })
  await open(page, `/product/${second.id}`)
  const footTop = () =>
    page.getByRole('contentinfo').evaluate((foot) => Math.round(foot.getBoundingClientRect().top + scrollY))
  const asked = page.waitForRequest(/\/api\/products\?ids=/)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await asked
  const before = await footTop()
  letGo()
  await expect(page.getByRole('region', { name: words.recent }).getByRole('link')).toHaveCount(1)
  expect(Math.abs((await footTop()) - before)).toBeLessThanOrEqual(4)
})
