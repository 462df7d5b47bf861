import { inWords } from '#catalog/product.ts'
import type { listGalleriesCall } from '#galleries/api.ts'
import { itemPath } from '#galleries/item-path.ts'
import type { Answer } from '#lib/endpoint.ts'
import type { Language } from '#lib/language.ts'

type Listed = Answer<typeof listGalleriesCall>['galleries'][number]
type Item = Pick<
  Listed['items'][number],
  'id' | 'type' | 'src' | 'width' | 'height' | 'featured' | 'title' | 'titleAr' | 'alt' | 'altAr'
> & { products: { id: string }[] }
type Gallery = Pick<Listed, 'id' | 'name' | 'nameAr'> & { items: Item[] }
type Pieces = readonly { id: string }[]

const isWide = ({ width, height }: Item): boolean => width >= 2 * height
const isUpright = ({ width, height }: Item): boolean => height > width

/** All that is on it can be bought right here. */
const isOf = ({ products }: Item, pieces: Pieces): boolean =>
  products.length > 0 && products.every(({ id }) => pieces.some((piece) => piece.id === id))

const picturesOf = (language: Language, galleries: readonly Gallery[]) =>
  galleries.flatMap((gallery) =>
    gallery.items
      .filter(({ type }) => type === 'image')
      .map((item) => {
        const { id, src, width, height, featured, title, titleAr, alt, altAr } = item
        const name = inWords(language, gallery.name, gallery.nameAr)
        const shown = { src, width, height, alt: inWords(language, alt, altAr) }
        const one = isWide(item)
          ? { ...shown, isWide: true, name: inWords(language, title, titleAr) || name, path: itemPath(gallery.id, id) }
          : { ...shown, isWide: false, name, path: `/gallery?open=${gallery.id}#opened` }
        return { item, featured, one }
      }),
  )

/** A wide picture of the gallery on the home page: the first that is featured, or else the first. */
export function wideOf(language: Language, galleries: readonly Gallery[]) {
  const wide = picturesOf(language, galleries).filter(({ item }) => isWide(item))
  return (wide.find(({ featured }) => featured) ?? wide[0])?.one ?? null
}

/**
 * A picture of the gallery among the cards of a page: a wide one of nothing but what is listed, as a collection has; or
 * else an upright one. Other pages have others.
 */
export function editorialOn(page: number, language: Language, galleries: readonly Gallery[], pieces: Pieces) {
  const pictures = picturesOf(language, galleries)
  const own = pictures.filter(({ item }) => isWide(item) && isOf(item, pieces))
  const upright = pictures.filter(({ item }) => isUpright(item))
  const inTurn = [...own, ...upright.toSorted((one, other) => Number(other.featured) - Number(one.featured))]
  return inTurn[(page - 1) % inTurn.length]?.one ?? null
}

export type Editorial = NonNullable<ReturnType<typeof editorialOn>>
