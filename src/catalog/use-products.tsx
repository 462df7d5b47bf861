import { useEffect, useState } from 'react'
import { sendRequest } from '#lib/call.ts'
import { listProductsCall } from './api.ts'
import type { Product } from './shop-product.ts'

const MOST = 100

/** In their order, as they are now; what has left the shop is not among them. Null where nobody could say. */
export function useProducts(ids: readonly string[]): readonly Product[] | null | undefined {
  const [products, setProducts] = useState<readonly Product[] | null>()
  const named = ids.slice(0, MOST).join(',')
  useEffect(() => {
    if (named === '') return
    let isHere = true
    const show = (shown: readonly Product[] | null): void => {
      if (isHere) setProducts(shown)
    }
    sendRequest(listProductsCall, { ids: named, limit: MOST }).then(
      (answer) => show(answer.products),
      () => show(null),
    )
    return () => {
      isHere = false
    }
  }, [named])
  return products && ids.flatMap((id) => products.filter((each) => each.id === id))
}
