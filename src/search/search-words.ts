/** One thing that is looked for: as it was typed, or in one of the other words that mean it. */
export interface Term {
  own: string
  others: readonly string[]
}

/** Words that mean the same, each in its one spelling. */
export type Synonyms = readonly (readonly string[])[]

const MOST_WORDS = 8
/** Words of a synonym at most. */
const LONGEST_PHRASE = 3

export const MOST_SYNONYMS = 12
export const MOST_GROUPS = 200
const LONGEST_SYNONYM = 40

/** A word or a short phrase that can be looked for: marks alone, or one letter, would be found everywhere. */
export function isSynonym(phrase: string): boolean {
  const words = phrase.split(' ')
  const letters = phrase.replace(/[ـ\p{M}]/gu, '').match(/[\p{L}\p{N}]/gu) ?? []
  return letters.length > 1 && words.length <= LONGEST_PHRASE && phrase.length <= LONGEST_SYNONYM
}

const ARTICLE = /^ال(?=\p{L}{3})/u
const withoutArticle = (word: string): string => word.replace(ARTICLE, '')

/** T-Shirts, tshirt and "t shirt" are one word to whoever looks for synonyms; so are a word and its plural in s. */
const folded = (word: string): string =>
  withoutArticle(word)
    .replace(/[\p{Pd}'’]/gu, '')
    .replace(/(?<=[a-z]{2})s$/, '')

const keyOf = (words: readonly string[]): string => words.map(folded).join('')

/** Words that have it in common are the same to a search. */
export const spellingOf = (phrase: string): string => keyOf(phrase.toLowerCase().split(' '))

const wordsIn = (text: string): string[] =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/(?<=[\p{L}\p{N}])[.,;:!?،؛؟]+$/u, ''))
    .filter(Boolean)
    .slice(0, MOST_WORDS)

const sameAs = (key: string, synonyms: Synonyms): string[] => [
  ...new Set(synonyms.filter((group) => group.some((phrase) => keyOf(phrase.split(' ')) === key)).flat()),
]

/** The longest run of words from here on that the list of synonyms knows; else the one word. */
function termAt(words: readonly string[], at: number, synonyms: Synonyms): { term: Term; length: number } {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length)
    const others = sameAs(keyOf(phrase), synonyms)
    if (others.length > 0) return { term: { own: phrase.map(withoutArticle).join(' '), others }, length }
  }
  return { term: { own: withoutArticle(words[at] ?? ''), others: [] }, length: 1 }
}

/** What a search asks for: every term has to be there, each in any of its words. */
export function termsIn(text: string, synonyms: Synonyms): Term[] {
  const words = wordsIn(text)
  const terms = new Map<string, Term>()
  for (let at = 0; at < words.length; ) {
    const { term, length } = termAt(words, at, synonyms)
    terms.set(term.own, term)
    at += length
  }
  return [...terms.values()]
}

/** Whether so few slips lead from one word to the other: a letter too many, missing, another one, or two swapped. */
export function isNear(one: string, other: string, slips: number): boolean {
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  const [a, b] = [one.slice(same), other.slice(same)]
  if (a === '' || b === '') return a.length + b.length <= slips
  if (slips === 0) return false
  const [nextOfOne, nextOfOther] = [a.slice(1), b.slice(1)]
  const ways: [string, string][] = [
    [nextOfOne, b],
    [a, nextOfOther],
    [nextOfOne, nextOfOther],
  ]
  if (a[0] === b[1] && a[1] === b[0]) ways.push([a.slice(2), b.slice(2)])
  return ways.some(([left, right]) => isNear(left, right, slips - 1))
}

const SHORTEST = 4

/** Codes, numbers and words of three letters are meant as they stand; what is very long is no word. */
const mayBeASlip = (word: string): boolean => /^\p{L}+$/u.test(word) && word.length >= SHORTEST && word.length <= 30

const LONG = 6
const slipsAllowed = (word: string): readonly number[] => (word.length >= 8 ? [0, 1, 2] : [0, 1])

/** The first letter is seldom wrong, and in a short word it makes another word. */
const mayBe = (typedWord: string, word: string): boolean =>
  word.length >= SHORTEST && (typedWord.length >= LONG || typedWord[0] === word[0])

const MOST_TOO_FAR = 2

/** Fingers that did not stop where the word does. */
const isRunPast = (typedWord: string, word: string): boolean =>
  typedWord.startsWith(word) && typedWord.length - word.length <= MOST_TOO_FAR

/** The known words that are nearest to what was typed, if any are near enough. */
export function nearest(typedWord: string, vocabulary: readonly string[]): string[] {
  if (!mayBeASlip(typedWord)) return []
  const candidates = [...new Set(vocabulary)].filter((word) => mayBe(typedWord, withoutArticle(word)))
  const within = (slips: number): string[] =>
    candidates.filter((word) => isNear(folded(typedWord), folded(word), slips))
  return (
    slipsAllowed(typedWord)
      .map(within)
      .find((words) => words.length > 0) ?? candidates.filter((word) => isRunPast(typedWord, withoutArticle(word)))
  )
}

/** Of a term's words those that are the typed one in another spelling, rather than another word for the same. */
export const spellings = ({ own, others }: Term): string[] => [
  ...new Set([own, ...others.filter((other) => own.startsWith(other)), ...nearest(own, others)]),
]

/** The same term in words that are known; null where none is near. */
export function mended(term: Term, vocabulary: readonly string[], synonyms: Synonyms): Term | null {
  const words = nearest(term.own, [...vocabulary, ...synonyms.flat().filter((phrase) => !phrase.includes(' '))])
  if (words.length === 0) return null
  return { own: term.own, others: [...new Set(words.flatMap((word) => [word, ...sameAs(folded(word), synonyms)]))] }
}
