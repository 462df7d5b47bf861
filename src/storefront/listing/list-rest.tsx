import { Link } from 'react-router'
import type { CardProduct } from '#catalog/card-product.ts'
import type { Category } from '#catalog/product.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { isFiltered, NO_FILTERS } from './filters.ts'
import { NearTiles } from './near-tiles.tsx'
import type { Chosen } from './use-filters.tsx'

interface RestProps {
  chosen: Chosen
  /** What is like the little that was found. */
  near: { category?: Category | undefined; products: readonly CardProduct[] } | null
}

/** Where a list ends before its row does: the way to more than it shows. */
export function ListRest({ chosen: { filters, hrefOf }, near }: RestProps) {
  const { listing, shop } = useTexts('listing')
  const category = filters.category ?? near?.category
  const language = useLanguage()
  const others = { ...NO_FILTERS, category }
  return (
    <>
      {category && hrefOf(others) !== hrefOf({ ...filters, page: 1, sort: 'newest' }) ? (
        <Link to={hrefOf(others)}>{listing.empty.allOf(shop.products.categories[category])}</Link>
      ) : null}
      {isFiltered(filters) ? (
        <Link to={hrefOf(NO_FILTERS)}>{listing.saved.toProducts}</Link>
      ) : (
        <Link to={inLanguage(language, '/gallery')}>{shop.shell.gallery}</Link>
      )}
      {near ? <NearTiles products={near.products} /> : null}
    </>
  )
}
