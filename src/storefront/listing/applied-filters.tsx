import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import type { TextsOf } from '#i18n/texts.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import type { Language } from '#lib/language.ts'
import { fromPounds, priceText } from '#lib/money.ts'
import { CloseIcon } from '#ui/icons.tsx'
import styles from './applied-filters.module.css'
import { type Filters, NO_FILTERS, toggled, withChange } from './filters.ts'
import type { Chosen } from './use-filters.tsx'

export interface Chip {
  name: string
  /** Within a sentence, where that is written otherwise. */
  within?: string
  /** What is left of the filters without it. */
  without: Partial<Filters>
}

function pricesOf({ min, max }: Filters, top: number, listing: TextsOf<'listing'>['listing'], language: Language) {
  const price = (pounds: number): string => priceText(fromPounds(pounds), language)
  const isOpen = max === undefined || max >= top
  if (min > 0) {
    if (!isOpen) return { name: listing.prices(price(min), price(max)) }
    return { name: listing.pricesFrom(price(min)), within: listing.within.pricesFrom(price(min)) }
  }
  return isOpen ? null : { name: listing.pricesUpTo(price(max)), within: listing.within.pricesUpTo(price(max)) }
}

export function useChips({ filters }: Pick<Chosen, 'filters'>, top: number, nearTo?: string): Chip[] {
  const { listing, shop } = useTexts('listing')
  const { products } = shop
  const language = useLanguage()
  const { q, color, category, collection, size: sizes } = filters
  const chips: Chip[] = []
  if (q) chips.push({ name: q === nearTo ? listing.nearTo(q) : listing.quotedWords(q), without: { q: '' } })
  if (color) chips.push({ name: products.colors[color], without: { color: undefined } })
  if (category) chips.push({ name: products.categories[category], without: { category: undefined } })
  if (collection) chips.push({ name: products.collections[collection], without: { collection: undefined } })
  for (const size of sizes) chips.push({ name: products.sizeOf(size), without: { size: toggled(sizes, size) } })
  const prices = pricesOf(filters, top, listing, language)
  if (prices) chips.push({ ...prices, without: { min: 0, max: undefined } })
  return chips
}

/** A chip that is pressed is gone: who uses the keyboard stays in the row that held it. */
const stayHere = ({ currentTarget }: MouseEvent): void =>
  currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })

interface AppliedProps {
  chosen: Chosen
  chips: readonly Chip[]
  /** Below them stands nothing but why, and the way to clear them. */
  isEmpty: boolean
}

export function AppliedFilters({ chosen, chips, isEmpty }: AppliedProps) {
  const { listing } = useTexts('listing')
  const { filters, hrefOf } = chosen
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={listing.appliedFilters} data-several={chips.length > 1 || undefined}>
      {chips.map(({ name, without }) => (
        <li key={name}>
          <Link className={styles.chip} to={hrefOf(withChange(filters, without))} preventScrollReset onClick={stayHere}>
            <span className="visually-hidden">{listing.removeFilter(name)}</span>
            <bdi aria-hidden="true">{name}</bdi>
            <CloseIcon />
          </Link>
        </li>
      ))}
      {isEmpty || chips.length === 1 ? null : (
        <li>
          <Link
            className={styles.clear}
            to={hrefOf({ ...NO_FILTERS, sort: filters.sort })}
            preventScrollReset
            onClick={stayHere}
          >
            {listing.clear}
          </Link>
        </li>
      )}
    </ul>
  )
}
