import { expect, type Locator, type Page } from '@playwright/test'
import { type ShownGallery, shownGallery } from '#galleries/shown-gallery.ts'
import { inLanguage, type Language } from '#lib/language.ts'
import { testBrowser } from '../../support/browser.ts'
import { here } from './here.ts'
import { open } from './shopper.ts'

/** The shop's galleries as its pages show them. */
export async function galleriesIn(language: Language): Promise<ShownGallery[]> {
  const { body } = await testBrowser(here.url).get('/api/gallery?limit=100')
  return body.galleries.map((gallery: Parameters<typeof shownGallery>[1]) => shownGallery(language, gallery))
}

/** One with several items, the second of them a film. */
export async function galleryWithFilm(language: Language): Promise<ShownGallery> {
  const found = (await galleriesIn(language)).find(({ items }) => items.length > 2 && items[1]?.type === 'video')
  if (!found) throw new Error('No gallery has a film as its second item')
  return found
}

export const viewerOf = (page: Page, { name }: { name: string }): Locator => page.getByRole('dialog', { name })

export async function openViewer(page: Page, gallery: ShownGallery, language: Language): Promise<Locator> {
  await open(page, inLanguage(language, '/gallery'))
  await page.getByRole('main').getByRole('article').filter({ hasText: gallery.name }).getByRole('link').click()
  const viewer = viewerOf(page, gallery)
  await expect(viewer).toBeVisible()
  return viewer
}
