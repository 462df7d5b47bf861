import type { ReactNode } from 'react'
import { Panel } from '#back-office/admin-page.tsx'
import { BilingualPart } from '#back-office/form/bilingual-part.tsx'
import styles from '#back-office/form/form.module.css'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { priceText } from '#lib/money.ts'
import { SelectField, TextField } from '#ui/field.tsx'
import { CATEGORIES, COLLECTIONS, COLORS, PRODUCT_STATUSES, SIZE_GROUPS } from '../product.ts'
import { FeaturedField } from './featured-field.tsx'
import { priceAfter, type TypedProduct, withColor } from './product-form.ts'

export interface PartProps {
  typed: TypedProduct
  problems: Record<string, string>
  onChange: (change: Partial<TypedProduct>) => void
}

export const TextPart = (props: PartProps) => <BilingualPart {...props} longest={4000} />

export function PricePart({ typed, problems, onChange }: PartProps) {
  const { form } = useAdminTexts()
  return (
    <Panel title={form.sections.price}>
      <div className={styles.pair}>
        <TextField
          label={form.fields.price}
          hint={form.priceUnit}
          name="price"
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          required
          value={typed.price}
          problem={problems['price']}
          onChange={({ currentTarget }) => onChange({ price: currentTarget.value })}
        />
        <TextField
          label={form.fields.discount}
          hint={form.percent}
          name="discount"
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          value={typed.discount}
          problem={problems['discount']}
          onChange={({ currentTarget }) => onChange({ discount: currentTarget.value })}
        />
      </div>
      <Preview typed={typed} />
    </Panel>
  )
}

function Preview({ typed }: { typed: TypedProduct }) {
  const { form } = useAdminTexts()
  const language = useLanguage()
  const price = priceAfter(typed)
  return (
    <output className={styles.preview}>
      {price ? (
        <>
          <span className={styles.faint}>{form.previewLabel}</span>{' '}
          <bdi className={styles.was}>{priceText(price.was, language)}</bdi> {form.arrow}{' '}
          <strong>
            <bdi>{priceText(price.now, language)}</bdi>
          </strong>
        </>
      ) : null}
    </output>
  )
}

const options = <T extends string>(words: readonly T[], names: Record<T, ReactNode & string>) =>
  words.map((word) => ({ value: word, label: names[word] }))

export function StatePart({ typed, onChange }: PartProps) {
  const { catalogue, productState: texts } = useAdminTexts()
  return (
    <Panel title={texts.section}>
      <SelectField
        label={texts.label}
        hint={texts.hints[typed.status]}
        name="status"
        value={typed.status}
        options={options(PRODUCT_STATUSES, catalogue.statuses)}
        onChange={({ currentTarget }) =>
          onChange({ status: PRODUCT_STATUSES.find((word) => word === currentTarget.value) ?? typed.status })
        }
      />
    </Panel>
  )
}

interface PlaceProps extends PartProps {
  /** Null: of a new one. */
  productId: string | null
}

export function PlacePart({ typed, problems, onChange, productId }: PlaceProps) {
  const { form } = useAdminTexts()
  const { categories, colors } = useTexts().shop.products
  const choose = { value: '', label: form.choose }
  return (
    <Panel title={form.sections.place}>
      <SelectField
        label={form.fields.category}
        name="category"
        required
        value={typed.category}
        options={[choose, ...options(CATEGORIES, categories)]}
        problem={problems['category']}
        onChange={({ currentTarget }) => onChange({ category: currentTarget.value })}
      />
      <SelectField
        label={form.fields.color}
        name="color"
        required
        value={typed.color}
        options={[choose, ...options(COLORS, colors)]}
        problem={problems['color']}
        onChange={({ currentTarget }) => onChange(withColor(typed, currentTarget.value))}
      />
      <SelectField
        label={form.fields.collection}
        hint={form.collectionHint}
        name="collection"
        value={typed.collection}
        options={[...(typed.collection === '' ? [choose] : []), ...options(COLLECTIONS, form.collections)]}
        problem={problems['collection']}
        onChange={({ currentTarget }) => onChange({ collection: currentTarget.value })}
      />
      <SelectField
        label={form.fields.group}
        name="group"
        value={typed.group}
        options={options(SIZE_GROUPS, form.groups)}
        problem={problems['group']}
        onChange={({ currentTarget }) => onChange({ group: currentTarget.value })}
      />
      <FeaturedField {...{ typed, onChange, productId }} />
    </Panel>
  )
}
