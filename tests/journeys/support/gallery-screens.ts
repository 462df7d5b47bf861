import { expect } from '@playwright/test'
import { galleryWithFilm } from './galleries.ts'
import type { Screen } from './screen.ts'
import { wordsIn } from './words.ts'

/** The owner's side of the gallery. */
export const GALLERIES: Record<string, Screen> = {
  'galleries of the back-office': { path: '/admin/gallery', heading: ({ admin }) => admin.gallery.title },
  'facts of a gallery': {
    path: '/admin/gallery',
    heading: ({ admin }) => admin.gallery.title,
    onOpen: async (page, language) => {
      const { gallery } = wordsIn(language).admin
      const { name } = await galleryWithFilm(language)
      await page.getByRole('button', { name: gallery.viewOf(name) }).click()
      await expect(page.getByRole('dialog', { name }).getByRole('listitem').first()).toBeVisible()
    },
  },
  'new gallery': {
    path: '/admin/gallery/new',
    heading: ({ admin }) => admin.galleryForm.addTitle,
    onOpen: async (page, language) => {
      const { galleryForm } = wordsIn(language).admin
      await page.getByRole('button', { name: galleryForm.addItem }).click()
      await page.getByRole('button', { name: galleryForm.create }).click()
      await expect(page.getByText(galleryForm.problems.galleryNameRequired).first()).toBeVisible()
    },
  },
  'edited gallery': {
    path: async () => `/admin/gallery/${(await galleryWithFilm('en')).id}`,
    heading: ({ admin }) => new RegExp(admin.galleryForm.editing),
  },
}
