import { isSynonym, MOST_SYNONYMS, spellingOf } from '../search-words.ts'

export interface TypedGroup {
  /** Of this page only: a group that was just added has no id yet. */
  key: string
  words: readonly string[]
  /** What stands in the field and is no word of the group yet. */
  typed: string
}

export type GroupProblem = 'word' | 'few' | 'many'

/** Words as people list them, with either comma. */
const wordsIn = (text: string): string[] =>
  text
    .split(/[,،;؛\n]+/)
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .filter(Boolean)

/** The group with what was typed taken in; what is no word stays in the field. */
export function withTypedWords(group: TypedGroup): TypedGroup {
  const words = wordsIn(group.typed)
  return {
    ...group,
    words: [...new Set([...group.words, ...words.filter(isSynonym)])],
    typed: words.filter((word) => !isSynonym(word)).join(', '),
  }
}

export function groupProblem({ words, typed }: TypedGroup): GroupProblem | null {
  if (typed !== '') return 'word'
  if (words.length < 2) return 'few'
  return words.length > MOST_SYNONYMS ? 'many' : null
}

/** Groups that nothing was ever put into are not sent. */
export const isEmpty = ({ words, typed }: TypedGroup): boolean => words.length === 0 && typed === ''

type Groups = readonly { words: readonly string[] }[]

const spelled = (groups: Groups): string[] => groups.map(({ words }) => words.join('\n'))

export const isSame = (one: Groups, other: Groups): boolean => spelled(one).join('\n\n') === spelled(other).join('\n\n')

export interface SharedWord {
  word: string
  /** Of the other groups it is in, from 1. */
  places: number[]
}

/** By group, which of its words, also of those still being typed, a search finds in other groups too. */
export function sharedWords(groups: readonly TypedGroup[]): SharedWord[][] {
  const wordsOf = groups.map((group) => withTypedWords(group).words)
  const placesOf = new Map<string, Set<number>>()
  for (const [at, words] of wordsOf.entries())
    for (const word of words) placesOf.set(spellingOf(word), (placesOf.get(spellingOf(word)) ?? new Set()).add(at + 1))
  return wordsOf.map((words, at) =>
    words
      .map((word) => ({
        word,
        places: [...(placesOf.get(spellingOf(word)) ?? [])].filter((place) => place !== at + 1),
      }))
      .filter(({ places }) => places.length > 0),
  )
}
