import { useEffect, useRef, useState } from 'react'
import { listProductsCall } from '#catalog/api.ts'
import { CATEGORIES, type Category } from '#catalog/product.ts'
import type { Product } from '#catalog/shop-product.ts'
import { sendRequest } from '#lib/call.ts'
import { findNear, type NearQuery, nearQueries } from '../listing/near.ts'

/** Milliseconds that typing must rest for. */
const REST = 200
const MOST = 6

export interface Found {
  words: string
  /** By all of the words. */
  total: number
  /** Nothing has these words: what is shown has the nearest ones. */
  isNear: boolean
  /** The words that the rest is found by: fewer where all of them find nothing, none for all there is. */
  by: string
  count: number
  products: readonly Product[]
  categories: readonly { category: Category; count: number }[]
}

async function ask(words: string, signal: AbortSignal): Promise<Found> {
  const list = (query: NearQuery) => sendRequest(listProductsCall, { ...query, limit: MOST }, { signal })
  const whole = { q: words || undefined }
  const exact = { ...whole, ...(await list(whole)) }
  const { total } = exact.pagination
  const found = total > 0 ? exact : ((await findNear(nearQueries({ q: words }), list)) ?? exact)
  const { facets, products, isNear, pagination } = found
  const categories = CATEGORIES.map((category) => ({ category, count: facets.category[category] }))
  return {
    ...{ words, total, isNear, by: found.q ?? '', count: pagination.total, products },
    categories: categories.filter(({ count }) => count > 0),
  }
}

/** What the shop finds while one types; what was typed last counts. `again` asks for the same once more. */
export function useFound(words: string) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Found>>(new Map())
  const [failed, setFailed] = useState<string | null>(null)
  const latest = useRef<Found | null>(null)
  const known = answers.get(words)
  if (known) latest.current = known
  const isFailed = failed === words
  const isLate = !known && !isFailed

  useEffect(() => {
    if (!isLate) return
    const asking = new AbortController()
    const settle = (found: Found): void => {
      if (asking.signal.aborted) return
      setAnswers((before) => new Map(before).set(words, found))
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

  return { known, found: isFailed ? null : latest.current, isLate, isFailed, again: () => setFailed(null) }
}
