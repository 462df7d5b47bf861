import { useEffect, useRef } from 'react'
import { CATEGORIES, COLORS } from '#catalog/product.ts'
import { useTexts } from '#i18n/use-texts.tsx'
import { TextField } from '#ui/field.tsx'
import { FilterChoice } from './filter-choice.tsx'
import styles from './filters.module.css'
import { PriceRange } from './price-range.tsx'
import { SizeFilter } from './size-filter.tsx'
import type { FilterProps } from './use-filters.tsx'

/** Every product has one of them. */
const sumOf = (counts: Record<string, number> | undefined): number | undefined =>
  counts && Object.values(counts).reduce((sum, count) => sum + count, 0)

const GROUNDS = { black: styles.black, white: styles.white }

/** The shop's two halves, and both of them. */
function ColorFilter({ chosen: { filters, choose }, facets }: FilterProps) {
  const { listing, shop } = useTexts('listing')
  const { color, colors } = shop.products
  const one = { type: 'radio', name: 'color' } as const
  return (
    <fieldset>
      <legend className={styles.legend}>{color}</legend>
      <div className={styles.halves}>
        <FilterChoice
          {...one}
          value=""
          look={styles.half}
          isOn={!filters.color}
          count={sumOf(facets?.color)}
          onPick={() => choose({ color: undefined })}
        >
          {listing.allColors}
        </FilterChoice>
        {COLORS.map((each) => (
          <FilterChoice
            key={each}
            {...one}
            value={each}
            look={`${styles.half} ${GROUNDS[each]}`}
            isOn={each === filters.color}
            count={facets?.color[each]}
            onPick={() => choose({ color: each })}
          >
            {colors[each]}
          </FilterChoice>
        ))}
      </div>
    </fieldset>
  )
}

function CategoryFilter({ chosen: { filters, choose }, facets }: FilterProps) {
  const { listing, shop } = useTexts('listing')
  const { category, categories } = shop.products
  const one = { type: 'radio', name: 'category', look: styles.chip } as const
  return (
    <fieldset>
      <legend className={styles.legend}>{category}</legend>
      <div className={styles.chips}>
        <FilterChoice
          {...one}
          value=""
          isOn={!filters.category}
          count={sumOf(facets?.category)}
          onPick={() => choose({ category: undefined })}
        >
          {listing.allCategories}
        </FilterChoice>
        {CATEGORIES.map((each) => (
          <FilterChoice
            key={each}
            {...one}
            value={each}
            isOn={each === filters.category}
            count={facets?.category[each]}
            onPick={() => choose({ category: each })}
          >
            {categories[each]}
          </FilterChoice>
        ))}
      </div>
    </fieldset>
  )
}

/** Everything that hides products, in the sheet as in the form. */
export const FilterFields = (props: FilterProps) => (
  <>
    <Search chosen={props.chosen} />
    <ColorFilter {...props} />
    <CategoryFilter {...props} />
    <SizeFilter {...props} />
    <PriceRange {...props} />
  </>
)

function Search({ chosen: { filters, chooseAtRest } }: Pick<FilterProps, 'chosen'>) {
  const { listing } = useTexts('listing')
  const input = useRef<HTMLInputElement>(null)

  // The address may change without the field, by a step back; never under a typing hand.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = filters.q
  }, [filters.q])

  return (
    <TextField
      ref={input}
      type="search"
      label={listing.search}
      name="q"
      defaultValue={filters.q}
      maxLength={100}
      enterKeyHint="search"
      autoComplete="off"
      dir="auto"
      onChange={(event) => chooseAtRest({ q: event.currentTarget.value.trim() })}
    />
  )
}
