import { useTexts } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/field.tsx'
import { FilterFields } from './filter-fields.tsx'
import styles from './filters.module.css'
import { sortsIn } from './sort-field.tsx'
import type { FilterProps } from './use-filters.tsx'

/** For who has no script: a form of the browser's own kind, behind the same word as the sheet. */
export function FilterForm(props: FilterProps) {
  const { listing } = useTexts('listing')
  const { collection, sort } = props.chosen.filters
  return (
    <details className={styles.without}>
      <summary>{listing.filters}</summary>
      <search>
        <form className={styles.form} method="get">
          <FilterFields {...props} />
          <SelectField label={listing.sort} name="sort" defaultValue={sort} options={sortsIn(listing)} />
          {collection ? <input type="hidden" name="collection" value={collection} /> : null}
          <Button type="submit">{listing.apply}</Button>
        </form>
      </search>
    </details>
  )
}
