import { expect, type Page } from '@playwright/test'
import type { Product } from '#catalog/shop-product.ts'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import type { BackOffice } from './support/back-office.ts'
import { open } from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

/** Reviews that are shown before somebody asks for more. */
const STEP = 5

interface Said {
  rating: number
  comment: string
  user: { full_name: string }
}

/** A product of which more is said than is shown at first, and all that is said of it. */
async function muchReviewed({ browser }: BackOffice, language: string): Promise<{ product: Product; said: Said[] }> {
  const { products } = (await browser.get('/api/products')).body
  const product = products.find(({ reviewCount }: Product) => reviewCount > STEP)
  if (!product) throw new Error('No product has many reviews')
  const { body } = await browser.get(`/api/reviews/product/${product.id}?language=${language}`)
  return { product, said: body.reviews }
}

for (const language of LANGUAGES) {
  const { reviews: words } = wordsIn(language)
  const listed = (page: Page) => page.getByRole('region', { name: words.title }).getByRole('listitem')

  test(`what is said of a product is read in steps, in ${language}`, async ({ page, backOffice }) => {
    const { product, said } = await muchReviewed(backOffice, language)
    await open(page, inLanguage(language, `/product/${product.id}`))
    const region = page.getByRole('region', { name: words.title })
    await expect(region.getByRole('img', { name: words.average(product.avgRating.toFixed(1)) })).toBeVisible()
    await expect(region.getByText(words.count(said.length), { exact: true })).toBeVisible()
    const comments = region.locator('[lang][dir="auto"]')
    await expect(comments).toHaveText(said.slice(0, STEP).map(({ comment }) => comment))
    await expect(region.getByText(words.shownCount(STEP, said.length))).toBeVisible()
    await region.getByRole('link', { name: words.more }).click()
    await expect(comments).toHaveText(said.map(({ comment }) => comment))
    await expect(listed(page).filter({ hasText: said[STEP]?.comment ?? '' })).toBeFocused()
    await expect(region.getByRole('link', { name: words.more })).toHaveCount(0)
  })

  test(`a bar leaves what gives so many stars, and all come back, in ${language}`, async ({ page, backOffice }) => {
    const { product, said } = await muchReviewed(backOffice, language)
    const rating = said.at(-1)?.rating ?? 5
    const chosen = said.filter((each) => each.rating === rating)
    await open(page, inLanguage(language, `/product/${product.id}`))
    const region = page.getByRole('region', { name: words.title })
    const comments = region.locator('[lang][dir="auto"]')
    const bar = region.getByRole('button', { name: words.ofRating(rating, chosen.length) })
    await bar.click()
    await expect(comments).toHaveText(chosen.slice(0, STEP).map(({ comment }) => comment))
    await expect(region.getByRole('status')).toHaveText(words.ofRating(rating, chosen.length))
    await expect(bar).toHaveAttribute('aria-pressed', 'true')
    await expect(bar).toBeFocused()
    await region.getByRole('button', { name: words.all }).click()
    await expect(comments).toHaveText(said.slice(0, STEP).map(({ comment }) => comment))
    await expect(region.getByText(words.shownCount(STEP, said.length))).toBeVisible()
    await expect(region.getByRole('list').last()).toBeFocused()
    await page.route('**/api/reviews/product/**', (route) => route.abort())
    await bar.press('Enter')
    await bar.press('Enter')
    await expect(bar).toHaveAttribute('aria-pressed', 'false')
    await expect(comments).toHaveCount(STEP)
  })

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false })

    test(`more is a link away, in ${language}`, async ({ page, backOffice }) => {
      const { product, said } = await muchReviewed(backOffice, language)
      await page.goto(inLanguage(language, `/product/${product.id}`))
      await expect(page.getByText(said[0]?.comment ?? '')).toBeVisible()
      await page.getByRole('link', { name: words.more }).click()
      for (const { comment } of said) await expect(page.getByText(comment)).toBeVisible()
    })

    test(`the front page says what customers say, in ${language}`, async ({ page, backOffice }) => {
      const { data } = (await backOffice.browser.get('/api/reviews/featured')).body
      await page.goto(inLanguage(language, '/'))
      const region = page.getByRole('region', { name: wordsIn(language).home.reviews.title })
      for (const { comment } of data) await expect(region.getByText(comment)).toHaveCount(1)
    })
  })

  test(`a product of which nobody has said anything asks for the first word, in ${language}`, async ({
    page,
    makeProduct,
  }) => {
    const { id } = await makeProduct()
    await open(page, inLanguage(language, `/product/${id}`))
    await expect(page.getByText(words.empty.title)).toBeVisible()
  })
}
