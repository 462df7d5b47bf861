import { type KeyboardEvent, useId } from 'react'
import { LONGEST_COURIER } from '#couriers/courier.ts'
import { useCouriers } from '#couriers/use-couriers.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { westernDigits } from '#lib/digits.ts'
import { TextField } from '#ui/field.tsx'
import { LONGEST_NUMBER, type Parcel, parcelProblems } from '../tending/courier.ts'

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

interface CourierProps {
  courier: string
  onType: (courier: string) => void
  hint: string
  problem: string | undefined
  /** The dialog begins here. */
  isFirst: boolean
}

/** A name, then its number: Enter goes on to the next number that is missing. With none left, it sends. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  const { form, value } = event.currentTarget
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || value.trim() === '') return
  const numbers = form?.querySelectorAll<HTMLInputElement>('input[name="trackingNumber"]') ?? []
  const missing = [...numbers].find((number) => number.value === '')
  if (!missing) return
  event.preventDefault()
  missing.focus()
}

/** Whom owners choose from; any other name may be typed. */
export function CourierField({ courier, onType, hint, problem, isFirst }: CourierProps) {
  const { parcel: texts } = useAdminTexts()
  const listId = useId()
  const couriers = useCouriers(true)
  return (
    <>
      <TextField
        label={texts.courier}
        optional={texts.optional}
        hint={hint}
        problem={problem}
        name="courier"
        list={listId}
        dir="auto"
        autoComplete="off"
        maxLength={LONGEST_COURIER}
        data-first={isFirst || undefined}
        value={courier}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={goOn}
      />
      <datalist id={listId}>
        {couriers.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
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
