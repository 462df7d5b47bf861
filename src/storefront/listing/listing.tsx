import type { ReactNode } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { AppliedFilters, useChips } from './applied-filters.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { LEAST_TOP, topOf } from './filters.ts'
import styles from './listing.module.css'
import { groundOf, titleOf } from './listing-look.ts'
import { SortField } from './sort-field.tsx'
import { type Chosen, type Facets, useFilters } from './use-filters.tsx'

interface ListingProps {
  /** What was found; unknown where it could not be loaded. The filters stand either way. */
  summary?: { shownCount: number; matching: number; all: number; highestPrice: number; facets: Facets; nearTo: string }
  /** Gets the filters, and what is chosen in words. */
  children: (chosen: Chosen, choices: readonly string[]) => ReactNode
}

export function Listing({ summary, children }: ListingProps) {
  const { listing, shop } = useTexts('listing')
  const { products } = shop
  const chosen = useFilters()
  const top = summary ? topOf(summary.highestPrice) : LEAST_TOP
  const chips = useChips(chosen, top, summary?.nearTo)
  const props = { chosen, top, facets: summary?.facets }
  return (
    <div className={styles.page} data-ground={groundOf(chosen.filters.color)}>
      <div id="filters" tabIndex={-1} className={styles.head}>
        <a className={styles.skip} href="#results">
          {listing.skipToProducts}
        </a>
        <div className={styles.bar} tabIndex={-1}>
          <h1 tabIndex={-1}>{titleOf(products, chosen.filters)}</h1>
          <p className={styles.count} role="status">
            {summary && !chosen.isSlow ? listing.shownCount(summary.shownCount, summary.all) : null}
          </p>
          <div className={styles.ways}>
            <FilterSheet {...props} chosenCount={chips.length} matchCount={summary?.matching} />
            <SortField chosen={chosen} />
          </div>
          <AppliedFilters chosen={chosen} chips={chips} isEmpty={summary?.matching === 0} />
        </div>
      </div>
      <div id="results" tabIndex={-1} className={styles.found}>
        {children(
          chosen,
          chips.map(({ name, within = name }) => within),
        )}
      </div>
    </div>
  )
}
