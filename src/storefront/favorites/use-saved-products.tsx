import { useCallback, useEffect, useState } from 'react'
import { listProductsCall } from '#catalog/api.ts'
import { type CardProduct, forCard } from '#catalog/card-product.ts'
import { inParts, newestFirst } from '#favorites/favorites.ts'
import { useFavorites } from '#favorites/use-favorites.tsx'
import { sendRequest } from '#lib/call.ts'
import { refusalIn } from '#lib/refusal-in.ts'

/** What the shop said of each id: null where it has no such product (any more). */
type Answers = ReadonlyMap<string, CardProduct | null>

async function answersFor(ids: readonly string[], signal: AbortSignal): Promise<Answers> {
  const parts = await Promise.all(
    inParts(ids).map((part) => sendRequest(listProductsCall, { ids: part, limit: 100 }, { signal })),
  )
  const products = parts.flatMap((part) => part.products.map(forCard))
  return new Map(ids.map((id) => [id, products.find((product) => product.id === id) ?? null]))
}

export interface SavedProducts {
  products: readonly CardProduct[]
  isWaiting: boolean
  goneCount: number
  problem: string
  again: () => void
}

/** The saved products as the shop has them now. What it does not have any more is taken off the list. */
export function useSavedProducts(): SavedProducts {
  const { ids, isReady, remove } = useFavorites()
  const [answers, setAnswers] = useState<Answers>(new Map())
  const [problem, setProblem] = useState('')
  const unknown = ids.filter((id) => !answers.has(id)).join()

  const find = useCallback(() => {
    const stop = new AbortController()
    setProblem('')
    answersFor(unknown.split(',').filter(Boolean), stop.signal).then(
      (newAnswers) => setAnswers((current) => new Map([...current, ...newAnswers])),
      (error) => stop.signal.aborted || setProblem(refusalIn(error).message),
    )
    return () => stop.abort()
  }, [unknown])

  useEffect(find, [find])

  useEffect(() => {
    const goneIds = ids.filter((id) => answers.get(id) === null)
    if (goneIds.length > 0) remove(...goneIds)
  }, [ids, answers, remove])

  const products = [...answers.values()]
  return {
    products: newestFirst(
      ids,
      products.filter((product) => product !== null),
    ),
    isWaiting: !isReady || unknown !== '',
    goneCount: products.filter((product) => product === null).length,
    problem,
    again: () => void find(),
  }
}
