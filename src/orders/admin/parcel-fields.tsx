import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { westernDigits } from '#lib/digits.ts'
import { TextField } from '#ui/field.tsx'
import { LONGEST_NUMBER, type Parcel, parcelProblems } from '../tending/courier.ts'
import { CourierField } from './courier-field.tsx'

/** As it is sent: without the spaces around it, in digits that couriers read. */
export const asSent = ({ courier, trackingNumber }: Parcel): Parcel => ({
  courier: courier.trim(),
  trackingNumber: westernDigits(trackingNumber.trim()),
})

export const storedParcel = (order: { parcel: { courier: string; trackingNumber: string | null } | null }): Parcel => ({
  courier: order.parcel?.courier ?? '',
  trackingNumber: order.parcel?.trackingNumber ?? '',
})

interface FieldsProps {
  parcel: Parcel
  onType: (parcel: Parcel) => void
  isTried: boolean
}

export function ParcelFields({ parcel, onType, isTried }: FieldsProps) {
  const { parcel: texts } = useAdminTexts()
  const problems = isTried ? parcelProblems(asSent(parcel)) : {}
  const isNamed = parcel.courier !== ''
  return (
    <>
      <CourierField
        courier={parcel.courier}
        onType={(courier) => onType({ ...parcel, courier })}
        hint={texts.courierHint}
        problem={problems.courier ? texts.problems[problems.courier] : undefined}
        isFirst={!isNamed}
      />
      <TextField
        label={texts.number}
        optional={texts.optional}
        hint={texts.numberHint}
        problem={problems.trackingNumber ? texts.problems[problems.trackingNumber] : undefined}
        name="trackingNumber"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST_NUMBER}
        data-first={isNamed || undefined}
        value={parcel.trackingNumber}
        onChange={({ currentTarget }) => onType({ ...parcel, trackingNumber: currentTarget.value })}
      />
    </>
  )
}
