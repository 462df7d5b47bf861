import type { Category } from '#catalog/product.ts'

/** What is asked for in place of a list that is empty; neither of both is whatever there is. */
export interface NearQuery {
  q?: string | undefined
  category?: Category | undefined
}

export interface Empty {
  q: string
  category?: Category | undefined
  /** By more than its words and its category. */
  isNarrowed?: boolean
}

/** Words of a search that are asked for alone: the long ones say most. */
const MOST_WORDS = 3
const SHORTEST = 3

function wordsAlone(q: string): string[] {
  const words = [...new Set(q.split(/\s+/))].filter((word) => word !== q && word.length >= SHORTEST)
  return words.sort((one, other) => other.length - one.length).slice(0, MOST_WORDS)
}

/** What comes near to filters that show nothing, the nearest first. */
export function nearQueries({ q, category, isNarrowed = false }: Empty): NearQuery[] {
  const whole = q && (category || isNarrowed) ? [q] : []
  const byWords = [...whole, ...wordsAlone(q)].map((words) => ({ q: words }))
  return [...byWords, ...(category ? [{ category }] : []), {}]
}

/** The first of them that shows something. */
export async function findNear<Found extends { products: readonly unknown[] }>(
  queries: readonly NearQuery[],
  list: (query: NearQuery) => Promise<Found>,
): Promise<(NearQuery & Found) | null> {
  for (const query of queries) {
    const answer = await list(query)
    if (answer.products.length > 0) return { ...query, ...answer }
  }
  return null
}
