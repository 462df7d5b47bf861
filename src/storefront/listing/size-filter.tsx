import { rememberSize } from '#cart/my-size.tsx'
import { SIZES, type Size } from '#catalog/product.ts'
import { useTexts } from '#i18n/use-texts.tsx'
import styles from './filters.module.css'
import { toggled } from './filters.ts'
import type { FilterProps } from './use-filters.tsx'

/** Any of several sizes. One that nothing is left in can't be chosen, but is not hidden. */
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
        {SIZES.map((size) => {
          const count = facets?.size[size]
          const isOn = filters.size.includes(size)
          return (
            <label key={size} className={styles.size}>
              <input
                className="over-its-label"
                type="checkbox"
                name="size"
                value={size}
                checked={isOn}
                disabled={count === 0 && !isOn}
                onChange={() => pick(size)}
              />
              <span>{size}</span>
              {count === undefined ? null : (
                <span className={styles.count}>
                  <span aria-hidden="true">{count}</span>
                  <span className="visually-hidden">{listing.productCount(count)}</span>
                </span>
              )}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
