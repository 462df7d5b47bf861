import { inWords } from '#catalog/product.ts'
import type { Answer } from '#lib/endpoint.ts'
import type { Language } from '#lib/language.ts'
import type { listGalleriesCall } from './api.ts'

type Gallery = Answer<typeof listGalleriesCall>['galleries'][number]
type Item = Gallery['items'][number]

const shownItem = (language: Language, item: Item) => ({
  id: item.id,
  type: item.type,
  title: inWords(language, item.title, item.titleAr),
  description: inWords(language, item.description, item.descriptionAr),
  alt: inWords(language, item.alt, item.altAr),
  src: item.src,
  thumbnail: item.thumbnail,
  width: item.width,
  height: item.height,
  featured: item.featured,
  tags: language === 'ar' && item.tagsAr.length > 0 ? item.tagsAr : item.tags,
  products: item.products
    .filter(({ isDraft }) => !isDraft)
    .map(({ id, name, nameAr }) => ({ id, name: inWords(language, name, nameAr) })),
})

/** A gallery as a page shows it, in the page's language: what a page doesn't say, a phone need not fetch. */
export const shownGallery = (language: Language, gallery: Gallery) => ({
  id: gallery.id,
  name: inWords(language, gallery.name, gallery.nameAr),
  description: inWords(language, gallery.description, gallery.descriptionAr),
  loves: gallery.loveCount,
  items: gallery.items.map((item) => shownItem(language, item)),
})

export type ShownGallery = ReturnType<typeof shownGallery>
export type ShownItem = ShownGallery['items'][number]
