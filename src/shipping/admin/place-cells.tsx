import { Cell } from '#back-office/list/admin-table.tsx'
import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'

/** The governorate, and how the other language calls it. */
export function PlaceCells({ name, nameAr }: { name: string; nameAr: string }) {
  const { columns } = useAdminTexts().shipping
  const language = useLanguage()
  return (
    <>
      <Cell label={columns.name} kind="short">
        <strong>
          <bdi>{inWords(language, name, nameAr)}</bdi>
        </strong>
      </Cell>
      <Cell label={columns.otherName} kind="short">
        <bdi lang={language === 'ar' ? 'en' : 'ar'}>{language === 'ar' ? name : nameAr}</bdi>
      </Cell>
    </>
  )
}
