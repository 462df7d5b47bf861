import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import type { DeskProduct } from './desk-product.ts'

/** Above the sums, which leave it out. */
export function SizeMissing({ product: { name, nameAr } }: { product: DeskProduct }) {
  const { desk } = useAdminTexts()
  return <p>{desk.sizeMissing(inWords(useLanguage(), name, nameAr))}</p>
}
