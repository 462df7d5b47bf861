import type { ComponentProps } from 'react'
import { ADDRESS_INPUTS } from '#addresses/address-inputs.tsx'
import { useTexts } from '#i18n/use-texts.tsx'
import { HOME } from '#shipping/governorates.ts'
import { CountryField } from '#shipping/places/country-field.tsx'
import { GovernorateField } from '#shipping/places/governorate-field.tsx'
import { TextField } from '#ui/field.tsx'
import styles from './checkout.module.css'
import { type AddressParts, LINE_LIMITS, OPTIONAL } from './draft.ts'
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

const INPUTS: Record<Exclude<Field, 'country' | 'city'>, ComponentProps<'input'>> = {
  ...ADDRESS_INPUTS,
  street: { autoComplete: 'address-line1', maxLength: LINE_LIMITS.street, dir: 'auto' },
  unit: { autoComplete: 'address-line2', maxLength: LINE_LIMITS.unit, dir: 'auto' },
  landmark: { autoComplete: 'address-line3', maxLength: LINE_LIMITS.landmark, dir: 'auto' },
}

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
