/** One spelling for all ways of typing it: alef forms, ta marbuta, alef maqsura, marks, accents, hyphens. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|[\u0640\u200B-\u200F\u061C]/gu, '')
    .replace(/ٱ/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const startsWord = (text: string, part: string): boolean => ` ${text.replace(/(^| )ال/g, '$1')}`.includes(` ${part}`)

/** What was typed may stand anywhere in a spelling, in either script; where it begins a word comes first. */
export function findSpelled<T>(places: readonly T[], spellings: (place: T) => string[], typed: string): T[] {
  const part = folded(typed)
  const matches = places.filter((place) => spellings(place).some((name) => folded(name).includes(part)))
  const isFirst = (place: T): boolean => spellings(place).some((name) => startsWord(folded(name), part))
  return [...matches.filter(isFirst), ...matches.filter((place) => !isFirst(place))]
}

/** The one that is meant by exactly this name. */
export const spelledExactly = <T>(places: readonly T[], spellings: (place: T) => string[], typed: string) =>
  places.find((place) => spellings(place).some((name) => folded(name) === folded(typed)))
