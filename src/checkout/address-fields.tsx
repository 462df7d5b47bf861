import type { ComponentProps } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { CountryField } from '#shipping/country-field.tsx'
import { GovernorateField } from '#shipping/governorate-field.tsx'
import { HOME } from '#shipping/governorates.ts'
import { TextField } from '#ui/field.tsx'
import styles from './checkout.module.css'
import type { AddressParts } from './draft.ts'
import type { FieldProblems } from './use-shipping-form.tsx'

type Field = keyof AddressParts

interface AddressFieldsProps {
  parts: AddressParts
  problems: FieldProblems
  type: (field: Field, value: string) => void
  leave: (field: Field) => void
  feeText: string | undefined
}

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

function useWords(): (field: Exclude<Field, 'country' | 'city'>) => {
  label: string
  hint?: string
  optional?: string
} {
  const { shipping } = useTexts('checkout').checkout
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
  const { shipping } = useTexts('checkout').checkout
  const wordsOf = useWords()
  const propsOf = (field: Field) => ({
    id: fieldId(field),
    name: field,
    problem: problems[field],
    onBlur: () => leave(field),
  })
  const input = (field: Exclude<Field, 'country' | 'city'>) => (
    <TextField
      {...wordsOf(field)}
      {...INPUTS[field]}
      {...propsOf(field)}
      value={parts[field]}
      required={!OPTIONAL.includes(field)}
      onChange={(event) => type(field, event.currentTarget.value)}
    />
  )
  return (
    <div className={styles.fields}>
      {input('name')}
      {input('phone')}
      {input('email')}
      <CountryField
        label={shipping.country}
        required
        code={parts.country}
        {...propsOf('country')}
        onChoose={(code) => type('country', code)}
      />
      {parts.country === HOME ? (
        <GovernorateField
          label={shipping.city}
          hint={feeText}
          required
          fees={null}
          governorateId={parts.city}
          {...propsOf('city')}
          onChoose={({ id }) => type('city', id)}
        />
      ) : null}
      {input('cityName')}
      {input('street')}
      {input('unit')}
      {input('landmark')}
      {input('postalCode')}
    </div>
  )
}
