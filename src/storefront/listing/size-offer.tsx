import { useMySize } from '#cart/my-size.tsx'
import { useTexts } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import type { FilterProps } from './use-filters.tsx'

/** Offered, never chosen for anybody: a list that hides products says so and why. */
export function SizeOffer({ chosen: { filters, choose }, facets }: FilterProps) {
  const { listing } = useTexts('listing')
  const size = useMySize()
  if (!size || filters.size.length > 0 || facets?.size[size] === 0) return null
  return (
    <Button kind="quiet" onClick={() => choose({ size: [size] })}>
      {listing.onlyMySize(size)}
    </Button>
  )
}
