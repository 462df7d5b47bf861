import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import { phoneDigits } from './phone.ts'

type Condition = Expression<SqlBool>
type Holds = (word: string) => Condition

/** What a list is asked for; nobody types more. */
const MOST_WORDS = 8

/** عبد or أبو and the name after it, written as one word or as two. */
const JOINED = /(?<!\p{L})(عبد|[أا]بو)(?=ال)/gu
const PARTED = /(?<!\p{L})(عبد|[أا]بو)\s+(?=ال)/gu

const spellings = (typed: string): string[] => [
  ...new Set([typed, typed.replace(JOINED, '$1 '), typed.replace(PARTED, '$1')]),
]

/** A code may come as it stands in a chat: #7GKZ18JC. */
const wordsOf = (typed: string): string[] =>
  typed
    .split(/\s+#?|^#/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)

const { and, or } = expressionBuilder<object, never>()

const either = (ways: readonly Condition[]): Condition | null => (ways.length === 0 ? null : or(ways))

const wordWays = (typed: string, holds: Holds): Condition[] =>
  spellings(typed)
    .map(wordsOf)
    .filter((words) => words.length > 0)
    .map((words) => and(words.map(holds)))

/** Each word that was typed somewhere in it, or a name of it as others may write it; null if nothing was. */
export const holdsWords = (typed: string, holds: Holds): Condition | null => either(wordWays(typed, holds))

/** As `holdsWords`, or the phone number that was typed, however it is written. */
export function holdsWordsOrPhone(typed: string, holds: Holds): Condition | null {
  const digits = phoneDigits(typed)
  const isNumber = digits.length >= 3 && !/\p{L}/u.test(typed)
  return either([...wordWays(typed, holds), ...(isNumber ? [holds(digits)] : [])])
}
