import { useEffect, useState } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { CheckField } from '#ui/field.tsx'
import { getFeaturedOfCollectionCall } from '../api.ts'
import { COLLECTIONS } from '../product.ts'
import type { TypedProduct } from './product-form.ts'

/** Who leads the collection that this one would lead; null where nobody else does, and while nobody can say. */
function useOtherLeader({ featured, collection }: TypedProduct, productId: string | null): string | null {
  const [leader, setLeader] = useState<{ id: string; name: string } | null>(null)
  const wanted = featured ? COLLECTIONS.find((each) => each === collection) : undefined
  useEffect(() => {
    setLeader(null)
    if (!wanted) return
    const stop = new AbortController()
    sendRequest(getFeaturedOfCollectionCall, { collection: wanted }, { signal: stop.signal }).then(
      ({ featuredProduct }) => setLeader(featuredProduct),
      // Saving asks all the same.
      () => undefined,
    )
    return () => stop.abort()
  }, [wanted])
  return leader && leader.id !== productId ? leader.name : null
}

interface FeaturedProps {
  typed: TypedProduct
  onChange: (change: Partial<TypedProduct>) => void
  productId: string | null
}

export function FeaturedField({ typed, onChange, productId }: FeaturedProps) {
  const { form, productState } = useAdminTexts()
  const isDraft = typed.status === 'draft'
  const isTicked = typed.featured && !isDraft
  const leader = useOtherLeader({ ...typed, featured: isTicked }, productId)
  return (
    <CheckField
      label={form.featuredLabel}
      hint={isDraft ? productState.featuredHint : leader && <span role="status">{form.featuredNow(leader)}</span>}
      name="featured"
      disabled={isDraft}
      checked={isTicked}
      onChange={({ currentTarget }) => onChange({ featured: currentTarget.checked })}
    />
  )
}
