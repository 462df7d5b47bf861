import { useSyncExternalStore } from 'react'
import { SIZES, type Size } from '#catalog/product.ts'
import { useTexts } from '#i18n/use-texts.tsx'
import { browserStore } from '#lib/storage.ts'
import { Button } from '#ui/button.tsx'
import type { FilterProps } from '../listing/use-filters.tsx'

const store = browserStore('bw_size', (error) => reportError(error))

/** The size somebody wears hardly changes: the next list offers it. */
export const rememberSize = (size: Size): void => store.write(size)

function remembered(): Size | undefined {
  const kept = store.read()
  return SIZES.find((size) => size === kept)
}

/** Offered, never chosen for anybody: a list that hides products says so and why. */
export function SizeOffer({ chosen: { filters, choose }, facets }: FilterProps) {
  const { listing } = useTexts()
  const size = useSyncExternalStore(store.follow, remembered, () => undefined)
  if (!size || filters.size.length > 0 || facets?.size[size] === 0) return null
  return (
    <Button kind="quiet" onClick={() => choose({ size: [size] })}>
      {listing.onlyMySize(size)}
    </Button>
  )
}
