import { useEffect, useRef, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { listProductsCall } from '#catalog/api.ts'
import { CATEGORIES, type Category } from '#catalog/product.ts'
import type { Product } from '#catalog/shop-product.ts'
import { sendRequest } from '#lib/call.ts'
import { findNear, type NearQuery, nearQueries } from '../listing/near.ts'

/** Milliseconds that typing must rest for. */
const REST = 200
export const MOST = 6

export interface Found {
  words: string
  /** By all of the words. */
  total: number
  /** Nothing has these words: what is shown has the nearest ones. */
  isNear: boolean
  /** The words that the rest is found by: fewer where all of them find nothing, none for all there is. */
  by: string
  count: number
  /** Null until they are known. */
  products: readonly Product[] | null
  categories: readonly { category: Category; count: number }[]
}

type Pieces = Readonly<Record<Category, number>>

const filled = (pieces: Pieces) =>
  CATEGORIES.map((category) => ({ category, count: pieces[category] })).filter(({ count }) => count > 0)

async function ask(words: string, signal: AbortSignal): Promise<Found> {
  const list = (query: NearQuery) => sendRequest(listProductsCall, { ...query, limit: MOST }, { signal })
  const whole = { q: words || undefined }
  const exact = { ...whole, ...(await list(whole)) }
  const { total } = exact.pagination
  const answer = total > 0 ? exact : ((await findNear(nearQueries({ q: words }), list)) ?? exact)
  const { facets, products, isNear, pagination } = answer
  return {
    ...{ words, total, isNear, by: answer.q ?? '', count: pagination.total, products },
    categories: filled(facets.category),
  }
}

/** What the page itself knows: enough to begin with. */
function useAtHand(): Found | null {
  const { pieces } = useRouteLoaderData<{ pieces?: Pieces }>('root') ?? {}
  if (!pieces) return null
  const categories = filled(pieces)
  const total = categories.reduce((sum, { count }) => sum + count, 0)
  return { words: '', total, isNear: false, by: '', count: total, products: null, categories }
}

/** What the shop finds while one types; what was found last stays until there is more. `again` asks for the same once more. */
export function useFound(words: string) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Found>>(new Map())
  const [failed, setFailed] = useState<string | null>(null)
  const latest = useRef(useAtHand())
  const known = answers.get(words)
  if (known) latest.current = known
  const isFailed = failed === words
  const isLate = !known && !isFailed

  useEffect(() => {
    if (!isLate) return
    const asking = new AbortController()
    const settle = (results: Found): void => {
      if (asking.signal.aborted) return
      setAnswers((before) => new Map(before).set(words, results))
      setFailed(null)
    }
    const fail = (): void => {
      if (!asking.signal.aborted) setFailed(words)
    }
    const timer = setTimeout(() => void ask(words, asking.signal).then(settle, fail), words === '' ? 0 : REST)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [words, isLate])

  return { known, results: isFailed ? null : latest.current, isLate, isFailed, again: () => setFailed(null) }
}
