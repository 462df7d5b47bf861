import { SORTS } from '#catalog/product.ts'
import { useTexts } from '#i18n/use-texts.tsx'
import field from '#ui/field.module.css'
import { ChevronIcon } from '#ui/icons.tsx'
import { filtersIn } from './filters.ts'
import styles from './sort-field.module.css'
import type { Chosen } from './use-filters.tsx'

export const sortsIn = ({ sorts }: ReturnType<typeof useTexts<'listing'>>['listing']) =>
  SORTS.map((value) => ({ value, label: sorts[value] }))

/** The order hides nothing: it stands beside the filters, and on a phone behind its one word. */
export function SortField({ chosen: { filters, choose } }: { chosen: Chosen }) {
  const { listing } = useTexts('listing')
  return (
    <label className={styles.sort}>
      <span className={field.label} aria-hidden="true">
        {listing.sort}
      </span>
      <select
        aria-label={listing.sort}
        value={filters.sort}
        onChange={({ currentTarget }) =>
          choose({ sort: filtersIn(new URLSearchParams({ sort: currentTarget.value })).sort })
        }
      >
        {sortsIn(listing).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronIcon turn="down" />
    </label>
  )
}
