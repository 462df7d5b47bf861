import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { ButtonLink } from '#ui/button.tsx'
import { inWords } from '../product.ts'
import type { Product } from '../shop-product.ts'

/** Where shoppers see it; of a draft, how they would. */
export function ShopLink({ product: { id, name, nameAr, status } }: { product: Product }) {
  const { productDetails: texts } = useAdminTexts()
  const language = useLanguage()
  const shown = inWords(language, name, nameAr)
  const isDraft = status === 'draft'
  return (
    <ButtonLink
      kind="outline"
      to={inLanguage(language, isDraft ? `/preview/${id}` : `/product/${id}`)}
      target="_blank"
      aria-label={isDraft ? texts.previewNamed(shown) : texts.inShopNamed(shown)}
    >
      {isDraft ? texts.preview : texts.inShop}
    </ButtonLink>
  )
}
