import { isPersonal } from '#visits/personal.ts'

const MOST = 5
const LONGEST = 100

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** The last one first. Anything may stand in a browser's storage. */
export function searchesIn(text: string | null): string[] {
  const value: unknown = JSON.parse(text ?? '[]')
  const searches = Array.isArray(value) ? value.filter((words): words is string => typeof words === 'string') : []
  return searches.filter((words) => words.trim() !== '' && words.length <= LONGEST).slice(0, MOST)
}

export const withoutSearch = (searches: readonly string[], words: string): string[] =>
  searches.filter((each) => !isSame(each, words))

/** Who looked for a phone or an order's code does not want the next one at this browser to read it. */
export const withSearch = (searches: readonly string[], words: string): string[] =>
  words === '' || isPersonal(words) ? [...searches] : [words, ...withoutSearch(searches, words)].slice(0, MOST)
