import { changesBetween, type FieldName, isSameItem, type TypedGallery, type TypedItem } from './gallery-form.ts'

type Items = readonly TypedItem[]

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
const storedIn = (items: Items, { id }: TypedItem): TypedItem | undefined =>
  id === null ? undefined : items.find((each) => each.id === id)

const mergedItem = (now: TypedItem, before: TypedItem, mine: TypedItem): TypedItem => {
  const changes = Object.entries(mine).filter(([field, value]) => !same(value, before[field as keyof TypedItem]))
  return { ...now, ...Object.fromEntries(changes) }
}

/** One that they removed goes, unless I wrote something into it: then it is a new one. */
function keptItem(mine: TypedItem, start: Items, current: Items): TypedItem[] {
  const before = storedIn(start, mine)
  const now = storedIn(current, mine)
  if (!before) return [mine]
  if (!now) return isSameItem(before, mine) ? [] : [{ ...mine, id: null }]
  return [mergedItem(now, before, mine)]
}

const orderOf = (items: Items, others: Items): (string | null)[] =>
  items.filter((item) => storedIn(others, item)).map(({ id }) => id)

function mergedItems(current: Items, start: Items, mine: Items): TypedItem[] {
  const kept = mine.flatMap((item) => keptItem(item, start, current))
  const added = current.filter((item) => !storedIn(start, item) && !storedIn(mine, item))
  const all = [...kept, ...added]
  if (!same(orderOf(mine, start), orderOf(start, mine))) return all
  const placeOf = (item: TypedItem): number => {
    const at = current.findIndex(({ id }) => id === item.id)
    return at < 0 || item.id === null ? current.length : at
  }
  return all.sort((one, other) => placeOf(one) - placeOf(other))
}

/** What I changed since `start`, on top of what is stored now: what I left alone is as stored, item by item too. */
export function mergedOnto(current: TypedGallery, start: TypedGallery, mine: TypedGallery): TypedGallery {
  const changes = changesBetween(start, mine).map((field) => [field, mine[field]])
  return {
    ...current,
    ...Object.fromEntries(changes),
    items: mergedItems(current.items, start.items, mine.items),
  }
}

/** Where both of us wrote something else: keeping mine replaces theirs. */
export const changedByBoth = (current: TypedGallery, start: TypedGallery, mine: TypedGallery): FieldName[] => {
  const theirs = new Set(changesBetween(start, current))
  const different = new Set(changesBetween(current, mine))
  return changesBetween(start, mine).filter((field) => theirs.has(field) && different.has(field))
}
