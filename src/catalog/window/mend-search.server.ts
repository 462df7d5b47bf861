import type { Db } from '#lib/db.server.ts'
import { mended, type Synonyms, type Term } from '#search/search-words.ts'
import { listNearWords, listUnknown } from './db-search.server.ts'

/** Slips are forgiven in so many words of a search; who mistypes more of them means something else. */
const MOST_SLIPS = 3

/** The search as it was probably meant, where some of its words are nowhere in the shop; null if nothing is near. */
export async function mendSearch(db: Db, terms: readonly Term[], synonyms: Synonyms): Promise<Term[] | null> {
  if (terms.length === 0) return null
  const unknown = await listUnknown(db, terms)
  // What the list of synonyms knows is spelled well: the shop just has none.
  if (unknown.length === 0 || unknown.length > MOST_SLIPS || unknown.some(({ others }) => others.length > 0))
    return null
  const mendedTerms = new Map<Term, Term>()
  for (const term of unknown) {
    const better = mended(term, await listNearWords(db, term.own), synonyms)
    if (!better) return null
    mendedTerms.set(term, better)
  }
  return terms.map((term) => mendedTerms.get(term) ?? term)
}
