import { numberIn } from '#lib/digits.ts'
import type { Answer, CallInput } from '#lib/endpoint.ts'
import type { getGalleryCall, updateGalleryCall } from '../api.ts'
import { MOST_TAGS, problemsOf } from '../gallery.ts'

export type Gallery = Answer<typeof getGalleryCall>['gallery']
type Item = Gallery['items'][number]
export type LinkedProduct = Omit<Item['products'][number], '_id'>

export interface TypedItem {
  /** Stays the same while the item moves. */
  key: string
  /** Null until it is saved. */
  id: string | null
  /** Null until its file has arrived. */
  mediaId: string | null
  type: 'image' | 'video'
  /** Where its file can be seen, on the device or in the shop; empty while there is none. */
  url: string
  /** A picture of it in the shop; empty for one that was just picked. */
  thumbnail: string
  width: number
  height: number
  title: string
  titleAr: string
  description: string
  descriptionAr: string
  alt: string
  altAr: string
  tags: string
  tagsAr: string
  featured: boolean
  products: readonly LinkedProduct[]
}

/** The form as it is typed: numbers and tags are still texts. */
export interface TypedGallery {
  name: string
  nameAr: string
  description: string
  descriptionAr: string
  featured: boolean
  isActive: boolean
  order: string
  items: readonly TypedItem[]
}

export type FieldName = keyof TypedGallery
export type Problem =
  | 'galleryNameRequired'
  | 'galleryFilesRequired'
  | 'galleryItemsRequired'
  | 'itemTitleRequired'
  | 'itemFileRequired'
  | 'orderWhole'
  | 'tooManyTags'

const HIGHEST_ORDER = 1_000_000
const LONGEST_TAG = 40

export const emptyItem = (key: string): TypedItem => ({
  ...{ key, id: null, mediaId: null, type: 'image', url: '', thumbnail: '', width: 0, height: 0 },
  ...{ title: '', titleAr: '', description: '', descriptionAr: '', alt: '', altAr: '', tags: '', tagsAr: '' },
  featured: false,
  products: [],
})

export const emptyGallery: TypedGallery = {
  ...{ name: '', nameAr: '', description: '', descriptionAr: '', order: '0' },
  featured: false,
  isActive: true,
  items: [],
}

const typedItem = ({ id, mediaId, type, src, thumbnail, width, height, ...item }: Item): TypedItem => ({
  ...{ key: id, id, mediaId, type, url: src, thumbnail, width, height },
  ...{ title: item.title, titleAr: item.titleAr, alt: item.alt, altAr: item.altAr, featured: item.featured },
  ...{ description: item.description, descriptionAr: item.descriptionAr },
  tags: item.tags.join(', '),
  tagsAr: item.tagsAr.join('، '),
  products: item.products.map(({ _id: _, ...product }) => product),
})

export const typedFrom = (gallery: Gallery): TypedGallery => ({
  ...{ name: gallery.name, nameAr: gallery.nameAr, featured: gallery.featured, isActive: gallery.isActive },
  ...{ description: gallery.description, descriptionAr: gallery.descriptionAr },
  order: String(gallery.order),
  items: gallery.items.map(typedItem),
})

export const tagsIn = (text: string): string[] =>
  text
    .split(/[,،]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

const whyNotTags = (text: string): Problem | null => {
  const tags = tagsIn(text)
  return tags.length > MOST_TAGS || tags.some(({ length }) => length > LONGEST_TAG) ? 'tooManyTags' : null
}

const whyNotOrder = (text: string): Problem | null => {
  const order = numberIn(text)
  return Number.isInteger(order) && order <= HIGHEST_ORDER ? null : 'orderWhole'
}

/** By the key of an item where the server counts: an item keeps its problem while it moves. */
const fieldOf = (path: string, items: readonly TypedItem[]): string => {
  const [field = '', at, part] = path.split('.')
  const item = field === 'items' && at !== undefined ? items[Number(at)] : undefined
  return item ? `${item.key}.${part}` : field
}

export const serverProblems = (errors: Record<string, string>, { items }: TypedGallery): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([path, sentence]) => [fieldOf(path, items), sentence]))

/** What stands against each field; `none`: what to say where no item has a file. A file on its way counts as there. */
export function galleryProblems(
  { name, order, items }: TypedGallery,
  none: 'galleryFilesRequired' | 'galleryItemsRequired',
): Record<string, Problem> {
  const filled = items.map(({ title, url }) => ({ title: title.trim(), mediaId: url === '' ? null : url }))
  const itemProblems = Object.entries(problemsOf(filled, none) ?? {})
  const problems: [string, Problem | null][] = [
    ['name', name.trim() === '' ? 'galleryNameRequired' : null],
    ...itemProblems.map(([path, problem]): [string, Problem] => [fieldOf(path, items), problem]),
    ...items.flatMap(({ key, tags, tagsAr }): [string, Problem | null][] => [
      [`${key}.tags`, whyNotTags(tags)],
      [`${key}.tagsAr`, whyNotTags(tagsAr)],
    ]),
    ['order', whyNotOrder(order)],
  ]
  return Object.fromEntries(problems.flatMap(([field, problem]) => (problem === null ? [] : [[field, problem]])))
}

/** Of an item, what is sent and compared. */
const sentItem = ({ id, mediaId, tags, tagsAr, products, ...item }: TypedItem) => ({
  ...(id === null ? {} : { id }),
  ...(mediaId === null ? {} : { mediaId }),
  ...{ title: item.title, titleAr: item.titleAr, description: item.description, descriptionAr: item.descriptionAr },
  ...{ alt: item.alt, altAr: item.altAr, featured: item.featured },
  tags: tagsIn(tags),
  tagsAr: tagsIn(tagsAr),
  products: products.map((product) => product.id),
})

const shownItem = (item: TypedItem) => ({ ...sentItem(item), url: item.url })

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export const isSameItem = (one: TypedItem, other: TypedItem): boolean => same(shownItem(one), shownItem(other))

const isSame = (field: FieldName, before: TypedGallery, after: TypedGallery): boolean =>
  field === 'items' ? same(before.items.map(shownItem), after.items.map(shownItem)) : same(before[field], after[field])

const FIELDS = Object.keys(emptyGallery) as FieldName[]

export const changesBetween = (before: TypedGallery, after: TypedGallery): FieldName[] =>
  FIELDS.filter((field) => !isSame(field, before, after))

type Body = Omit<CallInput<typeof updateGalleryCall>, 'id' | 'updatedAt'>

/** All of it, as a new gallery is sent. */
export const bodyOf = ({ order, items, ...typed }: TypedGallery) => ({
  ...typed,
  order: numberIn(order),
  items: items.map(sentItem),
})

/** What changed and nothing else, so that what was changed elsewhere stays as it is. */
export function changedBody(before: TypedGallery, after: TypedGallery): Body {
  const changes = new Set<string>(changesBetween(before, after))
  return Object.fromEntries(Object.entries(bodyOf(after)).filter(([field]) => changes.has(field)))
}

/** Something would be lost with it. */
export const holdsSomething = (item: TypedItem): boolean =>
  !same(shownItem({ ...item, id: null }), shownItem(emptyItem('')))
