import { useSyncExternalStore } from 'react'
import { SIZES, type Size } from '#catalog/product.ts'
import { useTexts } from '#i18n/use-texts.tsx'
import { followKept } from '#lib/kept.ts'
import { Button } from '#ui/button.tsx'
import type { FilterProps } from '../listing/use-filters.tsx'

const KEY = 'bw_size'

/** The size somebody wears hardly changes: the next list offers it. */
export function rememberSize(size: Size): void {
  try {
    localStorage.setItem(KEY, size)
  } catch (error) {
    reportError(error)
  }
}

function remembered(): Size | undefined {
  try {
    const kept = localStorage.getItem(KEY)
    return SIZES.find((size) => size === kept)
  } catch {
    return undefined
  }
}

const follow = (changed: () => void): (() => void) => followKept(KEY, changed)

/** Offered, never chosen for anybody: a list that hides products says so and why. */
export function SizeOffer({ chosen: { filters, choose }, facets }: FilterProps) {
  const { listing } = useTexts()
  const size = useSyncExternalStore(follow, remembered, () => undefined)
  if (!size || filters.size.length > 0 || facets?.size[size] === 0) return null
  return (
    <Button kind="quiet" onClick={() => choose({ size: [size] })}>
      {listing.onlyMySize(size)}
    </Button>
  )
}
