import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** Whoever's role was taken away while the back-office was open. */
export function CodesDenied() {
  const { denied, promo } = useAdminTexts()
  return (
    <EmptyState as="h1" title={denied.title}>
      <p>{promo.denied}</p>
    </EmptyState>
  )
}
