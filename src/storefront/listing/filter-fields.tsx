import { useEffect, useRef } from 'react'
import { CATEGORIES, COLORS } from '#catalog/product.ts'
import { useTexts } from '#i18n/use-texts.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { type Filters, filtersIn } from './filters.ts'
import { PriceRange } from './price-range.tsx'
import { SizeFilter } from './size-filter.tsx'
import type { FilterProps } from './use-filters.tsx'

const parseFilter = (name: string, value: string): Filters => filtersIn(new URLSearchParams([[name, value]]))

/** Everything that hides products, in the sheet as in the form. */
export function FilterFields(props: FilterProps) {
  const { listing, shop } = useTexts('listing')
  const { products } = shop
  const { chosen, facets } = props
  const { filters, choose } = chosen
  // What would show nothing can't be chosen; what is chosen stays so.
  const offer = (value: string, name: string, count: number | undefined, isOn: boolean) => ({
    value,
    label: count === undefined ? name : listing.choiceWithCount(name, count),
    disabled: count === 0 && !isOn,
  })
  return (
    <>
      <Search chosen={chosen} />
      <SelectField
        label={products.color}
        name="color"
        value={filters.color ?? ''}
        onChange={(event) => choose({ color: parseFilter('color', event.currentTarget.value).color })}
        options={[
          { value: '', label: listing.allColors },
          ...COLORS.map((color) => offer(color, products.colors[color], facets?.color[color], color === filters.color)),
        ]}
      />
      <SelectField
        label={products.category}
        name="category"
        value={filters.category ?? ''}
        onChange={(event) => choose({ category: parseFilter('category', event.currentTarget.value).category })}
        options={[
          { value: '', label: listing.allCategories },
          ...CATEGORIES.map((category) =>
            offer(category, products.categories[category], facets?.category[category], category === filters.category),
          ),
        ]}
      />
      <SizeFilter {...props} />
      <PriceRange {...props} />
    </>
  )
}

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
