import { useEffect, useState } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { CheckField } from '#ui/field.tsx'
import { getFeaturedOfCollectionCall, getProductCall } from '../api.ts'
import { COLLECTIONS, type Collection, inWords } from '../product.ts'
import type { TypedProduct } from './product-form.ts'

type Named = Pick<Answer<typeof getProductCall>['product'], 'id' | 'name' | 'nameAr'>

async function readLeader(collection: Collection, signal: AbortSignal) {
  const { featuredProduct: leader } = await sendRequest(getFeaturedOfCollectionCall, { collection }, { signal })
  return leader && (await sendRequest(getProductCall, { id: leader.id }, { signal })).product
}

/** Who leads the collection that this one would lead; null where nobody else does, and while nobody can say. */
function useOtherLeader({ featured, collection }: TypedProduct, productId: string | null): Named | null {
  const [leader, setLeader] = useState<Named | null>(null)
  const targetCollection = featured ? COLLECTIONS.find((each) => each === collection) : undefined
  useEffect(() => {
    setLeader(null)
    if (!targetCollection) return
    const stop = new AbortController()
    // Where it can't be read, saving asks all the same.
    readLeader(targetCollection, stop.signal).then(setLeader, () => undefined)
    return () => stop.abort()
  }, [targetCollection])
  return leader?.id === productId ? null : leader
}

interface FeaturedProps {
  typed: TypedProduct
  onChange: (change: Partial<TypedProduct>) => void
  productId: string | null
}

export function FeaturedField({ typed, onChange, productId }: FeaturedProps) {
  const { form, productState } = useAdminTexts()
  const language = useLanguage()
  const isDraft = typed.status === 'draft'
  const isTicked = typed.featured && !isDraft
  const leader = useOtherLeader({ ...typed, featured: isTicked }, productId)
  const told = leader && <span role="status">{form.featuredNow(inWords(language, leader.name, leader.nameAr))}</span>
  return (
    <CheckField
      label={form.featuredLabel}
      hint={isDraft ? productState.featuredHint : told}
      name="featured"
      disabled={isDraft}
      checked={isTicked}
      onChange={({ currentTarget }) => onChange({ featured: currentTarget.checked })}
    />
  )
}
