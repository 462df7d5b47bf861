import { changedIn, mergedFrom, picked, type Whose } from '#back-office/form/admin-form.ts'
import { isSameItem, type TypedGallery, type TypedItem } from './gallery-form.ts'

type Items = readonly TypedItem[]
export type GalleryField = Exclude<keyof TypedGallery, 'items'>

const FIELDS: readonly GalleryField[] = [
  ...(['name', 'nameAr', 'description', 'descriptionAr'] as const),
  ...(['featured', 'isActive', 'order'] as const),
]

const ITEM_FIELDS = [
  ...(['title', 'titleAr', 'description', 'descriptionAr', 'alt', 'altAr'] as const),
  ...(['tags', 'tagsAr', 'featured', 'products', 'mediaId'] as const),
]
export type ItemField = (typeof ITEM_FIELDS)[number]

/** What belongs to the file of an item, by which it is known whether it is another. */
const FILE = ['mediaId', 'type', 'url', 'thumbnail', 'width', 'height'] as const

/** A field, an item, or the order of the items, as each of the two left it; null: without that item. */
export type GalleryPart =
  | { kind: 'field'; key: string; field: GalleryField }
  | { kind: 'item'; key: string; fields: readonly ItemField[]; mine: TypedItem | null; theirs: TypedItem | null }
  | { kind: 'order'; key: string }

export interface Versions {
  start: TypedGallery
  mine: TypedGallery
  theirs: TypedGallery
}

export interface GalleryMerge {
  merged: TypedGallery
  taken: GalleryPart[]
  contested: GalleryPart[]
}

interface ItemMerge {
  kept: TypedItem | null
  taken: GalleryPart[]
  contested: GalleryPart[]
}

const storedIn = (items: Items, { id }: TypedItem): TypedItem | undefined =>
  id === null ? undefined : items.find((each) => each.id === id)

const withFields = (item: TypedItem, from: TypedItem, fields: readonly ItemField[]): TypedItem => ({
  ...item,
  ...picked(from, fields),
  ...(fields.includes('mediaId') ? picked(from, FILE) : {}),
})

const keptAs = (item: TypedItem | null): ItemMerge => ({ kept: item, taken: [], contested: [] })

function mergedBoth(before: TypedItem, mine: TypedItem, theirs: TypedItem): ItemMerge {
  const { taken, contested } = mergedFrom(ITEM_FIELDS, { start: before, mine, theirs })
  const partOf = (fields: ItemField[]): GalleryPart[] =>
    fields.length === 0 ? [] : [{ kind: 'item', key: mine.key, fields, mine, theirs }]
  return { kept: withFields(mine, theirs, taken), taken: partOf(taken), contested: partOf(contested) }
}

/** What became of an item that both began with. */
function mergedItem(before: TypedItem, mine: TypedItem | undefined, theirs: TypedItem | undefined): ItemMerge {
  if (mine && theirs) return mergedBoth(before, mine, theirs)
  if (theirs) {
    if (isSameItem(before, theirs)) return keptAs(null)
    const fields = changedIn(ITEM_FIELDS, before, theirs)
    return {
      kept: theirs,
      taken: [],
      contested: [{ kind: 'item', key: theirs.key, fields, mine: null, theirs }],
    }
  }
  if (!mine) return keptAs(null)
  const { key } = mine
  if (isSameItem(before, mine))
    return { kept: null, taken: [{ kind: 'item', key, fields: [], mine, theirs: null }], contested: [] }
  // Theirs is gone: it would be a new one.
  const again = { ...mine, id: null }
  const fields = changedIn(ITEM_FIELDS, before, mine)
  return { kept: again, taken: [], contested: [{ kind: 'item', key, fields, mine: again, theirs: null }] }
}

const idsOf = (items: Items, others: Items): (string | null)[] =>
  items.filter((item) => storedIn(others, item)).map(({ id }) => id)

const isMoved = (before: Items, after: Items): boolean => idsOf(before, after).join() !== idsOf(after, before).join()

/** As they stand there; what is not there comes last. */
const inOrderOf = (items: Items, order: Items): TypedItem[] => {
  const placeOf = (item: TypedItem): number => {
    const at = order.findIndex(({ id, key }) => (item.id === null ? key === item.key : id === item.id))
    return at < 0 ? order.length : at
  }
  return items.toSorted((one, other) => placeOf(one) - placeOf(other))
}

function mergedItems({ start, mine, theirs }: Record<keyof Versions, Items>) {
  const merges = start.map((before) => mergedItem(before, storedIn(mine, before), storedIn(theirs, before)))
  const added = theirs.filter((item) => !storedIn(start, item) && !storedIn(mine, item))
  const own = mine.filter((item) => !storedIn(start, item))
  const items = [...merges.flatMap((merge) => merge.kept ?? []), ...own, ...added]
  const isMine = isMoved(start, mine)
  const isBoth = isMine && isMoved(start, theirs) && isMoved(mine, theirs)
  const order: GalleryPart[] = [{ kind: 'order', key: 'order' }]
  return {
    items: inOrderOf(items, isMine ? mine : theirs),
    taken: [
      ...merges.flatMap(({ taken }) => taken),
      ...added.map((item): GalleryPart => ({ kind: 'item', key: item.key, fields: [], mine: null, theirs: item })),
      ...(isMoved(start, theirs) && !isMine ? order : []),
    ],
    contested: [...merges.flatMap(({ contested }) => contested), ...(isBoth ? order : [])],
  }
}

/** Two who edit one gallery at once: what only one of them touched is as that one has it, item by item too. */
export function mergedGallery({ start, mine, theirs }: Versions): GalleryMerge {
  const fields = mergedFrom(FIELDS, { start, mine, theirs })
  const list = mergedItems({ start: start.items, mine: mine.items, theirs: theirs.items })
  const partOf = (field: GalleryField): GalleryPart => ({ kind: 'field', key: `field ${field}`, field })
  return {
    merged: { ...fields.merged, items: list.items },
    taken: [...fields.taken.map(partOf), ...list.taken],
    contested: [...fields.contested.map(partOf), ...list.contested],
  }
}

interface Choice {
  part: GalleryPart
  whose: Whose
  versions: Pick<Versions, Whose>
}

const withItem = (items: Items, chosenItem: TypedItem, fields: readonly ItemField[]): TypedItem[] =>
  items.some(({ key }) => key === chosenItem.key)
    ? items.map((item) => (item.key === chosenItem.key ? withFields(item, chosenItem, fields) : item))
    : [...items, chosenItem]

/** The gallery as it is typed, with a part as one of the two has it. */
export function withChoice(typed: TypedGallery, { part, whose, versions }: Choice): TypedGallery {
  if (part.kind === 'field') return { ...typed, ...picked(versions[whose], [part.field]) }
  if (part.kind === 'order') return { ...typed, items: inOrderOf(typed.items, versions[whose].items) }
  const chosenItem = part[whose]
  if (!chosenItem) return { ...typed, items: typed.items.filter(({ key }) => key !== part.key) }
  return { ...typed, items: withItem(typed.items, chosenItem, part.fields) }
}
