import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useTexts } from '#i18n/use-texts.tsx'
import type { ProductField, TypedProduct } from './product-form.ts'

const wordIn = (names: Record<string, string>, word: string): string => names[word] ?? word

/** A field of a product in words, for two versions of it beside each other. */
export function useShownField(): (field: ProductField, typed: TypedProduct) => string {
  const { form, catalogue, productState } = useAdminTexts()
  const { categories, colors } = useTexts().shop.products
  return (field, typed) => {
    const shown: Record<ProductField, string> = {
      ...typed,
      category: wordIn(categories, typed.category),
      color: wordIn(colors, typed.color),
      collection: wordIn(form.collections, typed.collection),
      group: wordIn(form.groups, typed.group),
      opensAt: typed.opensAt.replace('T', ' '),
      status: catalogue.statuses[typed.status],
      featured: typed.featured ? productState.yes : productState.no,
      images: productState.images(typed.images.length),
    }
    return shown[field]
  }
}

/** What the fields are called where they are told of; a size says which it is. */
export function useFieldNames(): Record<ProductField, string> {
  const { form, catalogue } = useAdminTexts()
  const { fields, stockOf } = form
  return {
    ...fields,
    status: catalogue.status,
    'stock.XS': stockOf('XS'),
    'stock.S': stockOf('S'),
    'stock.M': stockOf('M'),
    'stock.L': stockOf('L'),
    'stock.XL': stockOf('XL'),
    'stock.XXL': stockOf('XXL'),
  }
}
