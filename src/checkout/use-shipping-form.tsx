import { useState } from 'react'
import { addressProblems } from '#addresses/address.ts'
import { useTexts } from '#i18n/use-texts.tsx'
import { HOME } from '#shipping/governorates.ts'
import { useAfterPress } from '#ui/use-after-press.tsx'
import { type AddressParts, partOf, typedAddress } from './draft.ts'

type Field = keyof AddressParts
export type FieldProblems = Partial<Record<Field, string>>

/** In the order in which the form asks. */
export const FIELDS = [
  'name',
  'phone',
  'email',
  'country',
  'city',
  'cityName',
  'street',
  'unit',
  'landmark',
  'postalCode',
] as const

/** What the rules say of the form, and what the server said of it last, until that field is typed in again. */
export function useShippingForm(parts: AddressParts, feeProblem: string | null) {
  const { problems: messages } = useTexts('checkout').checkout
  const afterPress = useAfterPress()
  const [leftFields, setLeft] = useState<readonly Field[]>([])
  const [isSubmitted, setSubmitted] = useState(false)
  const [fromServer, setFromServer] = useState<FieldProblems>({})

  const ruleProblems = Object.entries(addressProblems(typedAddress(parts))).map(([field, code]) => [
    partOf(field),
    messages[code],
  ])
  const problems: FieldProblems = {
    ...(feeProblem ? { [parts.country === HOME ? 'city' : 'country']: feeProblem } : {}),
    ...fromServer,
    ...Object.fromEntries(ruleProblems),
  }
  const isShown = (field: Field): boolean =>
    isSubmitted ||
    leftFields.includes(field) ||
    field in fromServer ||
    field === 'country' ||
    (field === 'city' && parts.city !== '')
  const shownProblems = Object.entries(problems).filter(([field]) =>
    FIELDS.some((each) => each === field && isShown(each)),
  )

  return {
    isComplete: Object.keys(problems).length === 0,
    shown: Object.fromEntries(shownProblems),
    isSubmitted,
    submit: () => setSubmitted(true),
    leave: (field: Field) =>
      afterPress(() => setLeft((before) => (before.includes(field) ? before : [...before, field]))),
    retype: (field: Field) => setFromServer(({ [field]: _gone, ...rest }) => rest),
    /** From a refused order; false where nothing is about a field of this form. */
    takeErrors: (errors: Record<string, string> | undefined): boolean => {
      const serverProblems = Object.entries(errors ?? {}).flatMap(([field, text]) => {
        const part = partOf(field)
        return part ? [[part, text]] : []
      })
      setFromServer(Object.fromEntries(serverProblems))
      if (serverProblems.length > 0) setSubmitted(true)
      return serverProblems.length > 0
    },
  }
}

export type ShippingForm = ReturnType<typeof useShippingForm>
