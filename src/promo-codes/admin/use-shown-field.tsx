import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import type { CodeField, TypedCode } from './typed-promo-code.ts'

/** A field of a code in words, for two versions of it beside each other. */
export function useShownField(): (field: CodeField, typed: TypedCode) => string {
  const { promo, common } = useAdminTexts()
  const { categories } = useTexts().shop.products
  const language = useLanguage()
  const yes = (is: boolean): string => (is ? promo.yes : promo.no)
  const namesOf = (products: TypedCode['applicableProducts']): string =>
    products.map(({ name, nameAr }) => inWords(language, name, nameAr)).join(common.list)
  const wordsOf = (chosen: TypedCode['applicableCategories']): string =>
    chosen.map((category) => categories[category]).join(common.list)
  return (field, typed) => {
    const shown: Record<CodeField, string> = {
      ...typed,
      discountType: promo.types[typed.discountType],
      validFrom: typed.validFrom.replace('T', ' '),
      validUntil: typed.validUntil.replace('T', ' '),
      applicableCategories: wordsOf(typed.applicableCategories),
      applicableProducts: namesOf(typed.applicableProducts),
      excludedCategories: wordsOf(typed.excludedCategories),
      excludedProducts: namesOf(typed.excludedProducts),
      isPublic: yes(typed.isPublic),
      isActive: yes(typed.isActive),
    }
    return shown[field]
  }
}
