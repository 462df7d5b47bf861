import { Link } from 'react-router'
import { useListState } from '#back-office/use-way-back.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { inWords } from '../product.ts'
import type { Product } from '../shop-product.ts'

/** To where a product that has no picture gets one. */
export function ToPictures({ product: { id, name, nameAr } }: { product: Product }) {
  const language = useLanguage()
  const state = useListState()
  return (
    <Link to={inLanguage(language, `/admin/products/${id}#images`)} state={state}>
      <bdi>{inWords(language, name, nameAr)}</bdi>
    </Link>
  )
}
