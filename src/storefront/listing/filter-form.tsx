import { type FormEvent, useEffect, useRef } from 'react'
import { CATEGORIES, COLORS, SORTS } from '#catalog/product.ts'
import { useTexts } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import styles from './filter-form.module.css'
import { type Filters, filtersIn, pricesChosen } from './filters.ts'
import { PriceRange } from './price-range.tsx'
import { SizeFilter } from './size-filter.tsx'
import type { FilterProps } from './use-filters.tsx'

const parseFilter = (name: string, value: string): Filters => filtersIn(new URLSearchParams([[name, value]]))

/** Everything but the search: beside it on a wide screen, in a sheet on a phone. */
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
      <SelectField
        label={listing.sort}
        name="sort"
        value={filters.sort}
        onChange={(event) => choose({ sort: parseFilter('sort', event.currentTarget.value).sort })}
        options={SORTS.map((sort) => ({ value: sort, label: listing.sorts[sort] }))}
      />
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

/** A form of the browser's own kind, so that it works before, and without, the script. */
export function FilterForm(props: FilterProps) {
  const { listing } = useTexts('listing')
  const { chosen, top } = props
  const { collection } = chosen.filters

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    const filters = filtersIn(new URLSearchParams(entries))
    chosen.choose({ ...filters, ...pricesChosen(filters.min, filters.max ?? top, top) })
  }

  return (
    <search>
      <form className={styles.form} method="get" onSubmit={submit}>
        <Search chosen={chosen} />
        <div className={styles.rest}>
          <FilterFields {...props} />
        </div>
        {collection ? <input type="hidden" name="collection" value={collection} /> : null}
        <div className={styles.apply}>
          <Button type="submit">{listing.apply}</Button>
        </div>
      </form>
    </search>
  )
}
