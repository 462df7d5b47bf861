import type { ComponentProps } from 'react'
import { inWords } from '#catalog/product.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { sortedGovernorates } from '#shipping/governorates.ts'
import { SelectField, TextField } from '#ui/field.tsx'
import styles from './checkout.module.css'
import type { AddressParts } from './draft.ts'
import type { FieldProblems } from './use-shipping-form.tsx'

type Field = keyof AddressParts

interface AddressFieldsProps {
  parts: AddressParts
  problems: FieldProblems
  type: (field: Field, value: string) => void
  leave: (field: Field) => void
  /** What is said of the fee, under the governorate. */
  feeText: string | undefined
}

/** How the list of problems finds a field. */
export const fieldId = (field: Field): string => `shipping-${field}`

// The lengths that the order call takes; street, unit and landmark share one of its fields.
const INPUTS: Partial<Record<Field, ComponentProps<'input'>>> = {
  name: { autoComplete: 'name', maxLength: 120, dir: 'auto' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel', maxLength: 40, dir: 'ltr' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', maxLength: 254, dir: 'ltr' },
  cityName: { autoComplete: 'address-level2', maxLength: 80, dir: 'auto' },
  street: { autoComplete: 'address-line1', maxLength: 160, dir: 'auto' },
  unit: { autoComplete: 'address-line2', maxLength: 60, dir: 'auto' },
  landmark: { autoComplete: 'address-line3', maxLength: 70, dir: 'auto' },
  postalCode: { autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 10, dir: 'ltr' },
}
const OPTIONAL: readonly Field[] = ['unit', 'landmark', 'postalCode']

/** Labels and hints of the fields, by their names in the catalogue. */
function useWords(): (field: Exclude<Field, 'country' | 'city'>) => {
  label: string
  hint?: string
  optional?: string
} {
  const { shipping } = useTexts().checkout
  const hints: Partial<Record<Field, string>> = {
    phone: shipping.phoneHint,
    cityName: shipping.cityNameHint,
    street: shipping.streetHint,
    landmark: shipping.landmarkHint,
  }
  return (field) => {
    const hint = hints[field]
    return {
      label: shipping[field],
      ...(hint ? { hint } : {}),
      ...(OPTIONAL.includes(field) ? { optional: shipping.optional } : {}),
    }
  }
}

export function AddressFields({ parts, problems, type, leave, feeText }: AddressFieldsProps) {
  const language = useLanguage()
  const { shipping } = useTexts().checkout
  const wordsOf = useWords()
  const given = (field: Field) => ({
    id: fieldId(field),
    name: field,
    value: parts[field],
    problem: problems[field],
    onBlur: () => leave(field),
  })
  const input = (field: Exclude<Field, 'country' | 'city'>) => (
    <TextField
      {...wordsOf(field)}
      {...INPUTS[field]}
      {...given(field)}
      required={!OPTIONAL.includes(field)}
      onChange={(event) => type(field, event.currentTarget.value)}
    />
  )
  const governorates = sortedGovernorates(language).map(({ id, name, nameAr }) => {
    return { value: id, label: inWords(language, name, nameAr) }
  })
  return (
    <div className={styles.fields}>
      {input('name')}
      {input('phone')}
      {input('email')}
      <p className={styles.country}>
        <span>{shipping.country}</span>
        <strong>{shipping.egypt}</strong>
      </p>
      <SelectField
        label={shipping.city}
        hint={feeText}
        options={[{ value: '', label: shipping.chooseCity }, ...governorates]}
        autoComplete="address-level1"
        required
        {...given('city')}
        onChange={(event) => type('city', event.currentTarget.value)}
      />
      {input('cityName')}
      {input('street')}
      {input('unit')}
      {input('landmark')}
      {input('postalCode')}
    </div>
  )
}
