import { rememberSize } from '#cart/my-size.tsx'
import { SIZES, type Size } from '#catalog/product.ts'
import { useTexts } from '#i18n/use-texts.tsx'
import { FilterChoice } from './filter-choice.tsx'
import styles from './filters.module.css'
import { toggled } from './filters.ts'
import type { FilterProps } from './use-filters.tsx'

/** Any of several sizes. */
export function SizeFilter({ chosen: { filters, choose }, facets }: FilterProps) {
  const { listing } = useTexts('listing')
  const pick = (size: Size): void => {
    const sizes = toggled(filters.size, size)
    if (sizes.includes(size)) rememberSize(size)
    choose({ size: sizes })
  }
  return (
    <fieldset>
      <legend className={styles.legend}>{listing.size}</legend>
      <div className={styles.row}>
        {SIZES.map((size) => (
          <FilterChoice
            key={size}
            type="checkbox"
            name="size"
            value={size}
            look={styles.size}
            isOn={filters.size.includes(size)}
            count={facets?.size[size]}
            onPick={() => pick(size)}
          >
            {size}
          </FilterChoice>
        ))}
      </div>
    </fieldset>
  )
}
