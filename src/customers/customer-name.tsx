import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { languageOfText } from '#reviews/review.ts'
import type { ListedCustomer } from './listed-customer.ts'

type Named = Pick<ListedCustomer, 'kind' | 'name'>

export function NameOf({ customer: { kind, name } }: { customer: Named }) {
  const { customer: texts } = useAdminTexts()
  return kind === 'erased' ? texts.erased : <bdi lang={languageOfText(name)}>{name}</bdi>
}
