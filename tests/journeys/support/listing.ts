import { expect, type Locator, type Page } from '@playwright/test'
import type { Product } from '#catalog/shop-product.ts'
import type { Language } from '#lib/language.ts'
import { testBrowser } from '../../support/browser.ts'
import { countProducts } from './back-office.ts'
import { here } from './here.ts'
import { nameOf } from './shopper.ts'
import { wordsIn } from './words.ts'

export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article')
export const status = (page: Page): Locator => page.getByRole('main').getByRole('status').first()
/** Pieces come and go while other journeys are under way: the page and the shop are asked again until they agree. */
export const expectCount = (page: Page, query: string, language: Language): Promise<void> =>
  expect(async () => {
    await page.reload()
    const said = wordsIn(language).listing.shownCount(await countProducts(query), await countProducts(''))
    await expect(status(page)).toHaveText(said, { timeout: 1000 })
  }).toPass({ timeout: 30_000 })
export async function openFilters(page: Page, language: Language): Promise<Locator> {
  const { filters } = wordsIn(language).listing
  await page.getByRole('main').getByRole('button', { name: filters }).first().click()
  return page.getByRole('dialog', { name: filters })
}
export const cardOf = (page: Page, product: Product, language: Language): Locator =>
  cards(page).filter({ has: page.getByRole('heading', { name: nameOf(product, language), exact: true }) })

export async function found(
  query: string,
): Promise<{ products: Product[]; facets: Record<string, Record<string, number>> }> {
  return (await testBrowser(here.url).get(`/api/products?limit=24&${query}`)).body
}

/** Which picture of a card is shown, as its dots say. */
export const shownPicture = (card: Locator): Promise<number> =>
  card.locator('i').evaluateAll((dots) => dots.findIndex((dot) => dot.hasAttribute('data-on')))
