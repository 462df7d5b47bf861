import { useState } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { Product } from '../shop-product.ts'
import {
  changesBetween,
  emptyProduct,
  mergedOnto,
  productProblems,
  type TypedImage,
  type TypedProduct,
  typedFrom,
} from './product-form.ts'

const startFrom = (stored: Product | null) => ({ stored, typed: stored ? typedFrom(stored) : emptyProduct })

export function useTypedProduct(product: Product | null) {
  const { form } = useAdminTexts()
  const [start, setStart] = useState(() => startFrom(product))
  const [typed, setTyped] = useState(start.typed)
  // Nobody is told of an empty field before they tried to save.
  const [isTried, setTried] = useState(false)
  const [serverProblems, setServerProblems] = useState<Record<string, string>>({})
  const own = isTried ? Object.entries(productProblems(typed)) : []

  return {
    start,
    typed,
    problems: {
      ...serverProblems,
      ...Object.fromEntries(own.map(([field, problem]) => [field, form.problems[problem]])),
    },
    changes: changesBetween(start.typed, typed),
    tryIt: () => setTried(true),
    tell: setServerProblems,
    change: (part: Partial<TypedProduct>): void => {
      setTyped((now) => ({ ...now, ...part }))
      setServerProblems((all) => Object.fromEntries(Object.entries(all).filter(([field]) => !(field in part))))
    },
    changeImages: (edit: (images: readonly TypedImage[]) => readonly TypedImage[]): void =>
      setTyped((now) => ({ ...now, images: edit(now.images) })),
    /** Starts over from what is stored; what was typed since `base` stays on top of it. */
    begin: (stored: Product | null, base?: TypedProduct): void => {
      const fresh = startFrom(stored)
      setStart(fresh)
      setTyped((now) => (base ? mergedOnto(fresh.typed, base, now) : fresh.typed))
      setTried(false)
      setServerProblems({})
    },
    setStock: (stock: TypedProduct['stock'], startStock: TypedProduct['stock']): void => {
      setTyped((now) => ({ ...now, stock }))
      setStart(({ stored, typed: before }) => ({ stored, typed: { ...before, stock: startStock } }))
    },
  }
}

export type Draft = ReturnType<typeof useTypedProduct>
