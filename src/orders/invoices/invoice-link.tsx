import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { ButtonLink } from '#ui/button.tsx'
import { invoicesPath } from './invoice.ts'

export function InvoiceLink({ ids }: { ids: readonly string[] }) {
  const { invoice } = useAdminTexts()
  return (
    <ButtonLink kind="outline" to={inLanguage(useLanguage(), invoicesPath(ids))}>
      {invoice.link(ids.length)}
    </ButtonLink>
  )
}
