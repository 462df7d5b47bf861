import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Badge } from '#ui/badge.tsx'

/** On a product that shoppers do not see yet, wherever it may be chosen. */
export function DraftMark({ product }: { product: { isDraft?: true | undefined } }) {
  const { catalogue } = useAdminTexts()
  return product.isDraft ? <Badge tone="info">{catalogue.statuses.draft}</Badge> : null
}
