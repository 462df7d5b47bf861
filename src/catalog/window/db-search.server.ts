import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '#lib/db.server.ts'
import { type Synonyms, spellings, type Term } from '#search/search-words.ts'

/** What was typed, in its one spelling, and the words that mean the same. */
export async function readSpelling(db: Db, typed: string): Promise<{ text: string; synonyms: Synonyms }> {
  const { rows } = await sql<{ text: string; synonyms: Synonyms }>`
    select search_text(${typed}) as text,
      (select coalesce(json_agg(spellings order by id), '[]') from search_synonyms) as synonyms`.execute(db)
  return rows[0] ?? { text: '', synonyms: [] }
}

const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
const anywhere = (text: string): string => `%${literal(text)}%`
const atStart = (text: string): string => `% ${literal(text)}%`

const holds = (patterns: readonly string[]): Expression<SqlBool> => sql<SqlBool>`products.search like any(${patterns})`

const startOfAny = (words: readonly string[]): string[] => [...new Set(words)].map(atStart)

/** A word begins with the term: better than somewhere inside another word. */
export const startsWithTerm = (term: Term): Expression<SqlBool> => holds(startOfAny([term.own, ...term.others]))

/** Anywhere, but for words that the shop knows: whoever asks for a tshirt does not mean a sweatshirt. */
export const holdsTerm = (term: Term): Expression<SqlBool> =>
  term.others.length > 0 ? startsWithTerm(term) : holds([anywhere(term.own)])

/** What a product is called comes first in what it is searched by; its category, colour and code follow. */
const called = sql`split_part(products.search, lower(' ' || products.category || ' ' || products.color || ' ' || products.sku), 1)`

const calledBy = (words: readonly string[]) => sql`(${called} like any(${startOfAny(words)}))::int`

/** How well a product's name fits these terms: each counts twice in the word that was typed, once in another for it. */
export const fitOfName = (terms: readonly Term[]): Expression<number> =>
  sql<number>`${sql.join(
    [sql`0`, ...terms.flatMap((term) => [calledBy(spellings(term)), calledBy([term.own, ...term.others])])],
    sql` + `,
  )}`

/** Of these terms, those that no product has. */
export async function listUnknown(db: Db, terms: readonly Term[]): Promise<Term[]> {
  const isKnown = terms.map(
    (term) =>
      sql`exists (select from products where products.status = 'published' and products.deleted_at is null and ${holdsTerm(term)})`,
  )
  const { rows } = await sql<{ known: boolean[] }>`select array[${sql.join(isKnown)}] as known`.execute(db)
  return terms.filter((_, at) => rows[0]?.known[at] === false)
}

const MOST_NEAR = 60

export async function listNearWords(db: Db, word: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`select word from near_words(${word}, ${MOST_NEAR})`.execute(db)
  return rows.map((row) => row.word)
}
