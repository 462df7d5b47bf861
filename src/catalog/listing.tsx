import type { ReactNode } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { AppliedFilters, useChips } from './applied-filters.tsx'
import { FilterForm } from './filter-form.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { LEAST_TOP, topOf } from './filters.ts'
import styles from './listing.module.css'
import { collectionOf } from './shop-product.ts'
import { type Chosen, useFilters } from './use-filters.tsx'

interface ListingProps {
  /** What was found; unknown where it could not be loaded. The filters stand either way. */
  found?: { shown: number; matching: number; all: number; highestPrice: number }
  children: (chosen: Chosen) => ReactNode
}

const GROUNDS = { black: 'ink', white: 'bone' } as const

export function Listing({ found, children }: ListingProps) {
  const { products } = useTexts().shop
  const chosen = useFilters()
  const { color, collection } = chosen.filters
  const top = found ? topOf(found.highestPrice) : LEAST_TOP
  const chips = useChips(chosen, top)
  const ofColor = color && products.collections[collectionOf(color)]
  return (
    <div className={styles.page} data-ground={color ? GROUNDS[color] : 'paper'}>
      <div id="filters" tabIndex={-1} className={styles.head}>
        <h1 tabIndex={-1}>{(collection && products.collections[collection]) ?? ofColor ?? products.title}</h1>
        <FilterForm chosen={chosen} top={top} />
        <div className={styles.bar}>
          <p className={styles.count} role="status">
            {found ? products.count(found.shown, found.all) : null}
          </p>
          <FilterSheet chosen={chosen} top={top} set={chips.length} found={found?.matching} />
          <AppliedFilters chosen={chosen} top={top} />
        </div>
      </div>
      {children(chosen)}
    </div>
  )
}
