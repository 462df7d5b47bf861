import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { ButtonLink } from '#ui/button.tsx'

/** From the list of products to where many of them are set right at once. */
export function ProductWays() {
  const { stock, stockBook, productFile } = useAdminTexts()
  const language = useLanguage()
  const ways = [
    { to: '/admin/products/stock', name: stock.title },
    { to: '/admin/products/stock-book', name: stockBook.title },
    { to: '/admin/products/import', name: productFile.short },
  ]
  return ways.map(({ to, name }) => (
    <ButtonLink key={to} kind="outline" to={inLanguage(language, to)}>
      {name}
    </ButtonLink>
  ))
}
