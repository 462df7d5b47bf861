import { inWords } from '#catalog/product.ts'
import type { listGalleriesCall } from '#galleries/api.ts'
import type { Answer } from '#lib/endpoint.ts'
import type { Language } from '#lib/language.ts'

type Listed = Answer<typeof listGalleriesCall>['galleries'][number]
type Item = Pick<Listed['items'][number], 'type' | 'src' | 'width' | 'height' | 'featured' | 'alt' | 'altAr'>
type Gallery = Pick<Listed, 'id' | 'name' | 'nameAr'> & { items: Item[] }

/** A picture of the gallery among the cards of a page; upright, as its place is. Other pages have others. */
export function editorialOn(page: number, language: Language, galleries: readonly Gallery[]) {
  const pictures = galleries.flatMap(({ id, name, nameAr, items }) =>
    items
      .filter(({ type, width, height }) => type === 'image' && height > width)
      .map(({ src, width, height, featured, alt, altAr }) => ({
        ...{ galleryId: id, src, width, height, featured },
        name: inWords(language, name, nameAr),
        alt: inWords(language, alt, altAr),
      })),
  )
  const inTurn = pictures.toSorted((one, other) => Number(other.featured) - Number(one.featured))
  return inTurn[(page - 1) % inTurn.length] ?? null
}

export type Editorial = NonNullable<ReturnType<typeof editorialOn>>
