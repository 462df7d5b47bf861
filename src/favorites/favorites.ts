const ID = /^[0-9A-HJKMNP-TV-Z]{26}$/

/** The list call answers for so many ids at once. */
const AT_ONCE = 100

const isId = (thing: unknown): thing is string => typeof thing === 'string' && ID.test(thing)

/** The product ids that were kept as text, oldest first. Throws where the text is no list at all. */
export function favoritesIn(text: string | null): string[] {
  const list: unknown = JSON.parse(text ?? '[]')
  if (!Array.isArray(list)) throw new TypeError(text ?? '')
  return [...new Set(list.filter(isId))]
}

export const withFavorite = (ids: readonly string[], id: string, at = ids.length): string[] =>
  ids.includes(id) ? [...ids] : ids.toSpliced(at, 0, id)

export const withoutFavorites = (ids: readonly string[], removedIds: readonly string[]): string[] =>
  ids.filter((id) => !removedIds.includes(id))

/** What was saved last stands first. */
export const newestFirst = <T extends { id: string }>(ids: readonly string[], products: readonly T[]): T[] =>
  ids.toReversed().flatMap((id) => products.find((product) => product.id === id) ?? [])

export const inParts = (ids: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) => ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE).join())
