import { type FormEvent, useState } from 'react'
import type { User } from '#accounts/use-auth.tsx'
import { useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { localPhone } from '#lib/phone.ts'
import { GovernorateField } from '#shipping/places/governorate-field.tsx'
import { Button } from '#ui/button.tsx'
import { CheckField, TextField } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { typedIn, useForm } from '#ui/use-form.tsx'
import { ADDRESS_INPUTS } from './address-inputs.tsx'
import styles from './addresses.module.css'
import { createAddressCall, updateAddressCall } from './api.ts'
import { savedAddressProblems, type TypedSavedAddress } from './saved-address.ts'
import type { SavedAddress } from './shown-address.ts'

interface FormProps {
  user: User
  /** Undefined: a new one. */
  address?: SavedAddress
  /** It is the default whatever is chosen. */
  isFirst: boolean
  /** With what to say of it; null where it was left as it is. */
  onSettled: (text: string | null) => Promise<void>
}

const startOf = (user: User, address: SavedAddress | undefined): TypedSavedAddress => ({
  name: address?.name ?? user.full_name,
  phone: localPhone(address?.phone ?? user.phone ?? ''),
  address: address?.address ?? '',
  city: address?.city ?? '',
  cityName: address?.cityName ?? '',
  postalCode: address?.postalCode ?? '',
})

const addressIn = (typed: ReturnType<typeof typedIn>, city: string): TypedSavedAddress => ({
  name: typed('name'),
  phone: typed('phone'),
  address: typed('address'),
  city,
  cityName: typed('cityName'),
  postalCode: typed('postalCode'),
})

type FieldName = Exclude<keyof TypedSavedAddress, 'city'>

function useFieldWords(): Record<FieldName, { label: string; hint?: string; optional?: string }> {
  const { account, checkout } = useTexts('account', 'checkout')
  const { addresses } = account
  const { shipping } = checkout
  return {
    name: { label: shipping.name },
    phone: { label: shipping.phone, hint: shipping.phoneHint },
    cityName: { label: shipping.cityName, hint: shipping.cityNameHint },
    address: { label: addresses.address, hint: addresses.addressHint },
    postalCode: { label: shipping.postalCode, optional: shipping.optional },
  }
}

function AddressField({ name, start, problem }: { name: FieldName; start: string; problem: string | undefined }) {
  const words = useFieldWords()
  return (
    <TextField
      {...words[name]}
      {...ADDRESS_INPUTS[name]}
      name={name}
      required={name !== 'postalCode'}
      defaultValue={start}
      problem={problem}
    />
  )
}

export function AddressForm({ user, address, isFirst, onSettled }: FormProps) {
  const { account, checkout } = useTexts('account', 'checkout')
  const { addresses: texts, page } = account
  const { shipping } = checkout
  const { form, problems, outcome, isBusy, send } = useForm({ failed: texts.failed })
  const start = startOf(user, address)
  const [city, setCity] = useState(start.city)
  const field = (name: FieldName) => <AddressField name={name} start={start[name]} problem={problems[name]} />

  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = typedIn(event.currentTarget)
    const values = addressIn(typed, city)
    const entries = Object.entries(savedAddressProblems(values)).map(([name, code]) => [name, checkout.problems[code]])
    void send(Object.fromEntries(entries), async () => {
      const body = { ...values, isDefault: isFirst || typed('isDefault') === 'on' }
      await (address
        ? sendRequest(updateAddressCall, { id: address.id, ...body })
        : sendRequest(createAddressCall, body))
      await onSettled(texts.saved)
      return null
    })
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={save}>
      <h3 className={styles.wide}>{address ? texts.editTitle : texts.addTitle}</h3>
      {outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
      {field('name')}
      {field('phone')}
      <GovernorateField
        label={shipping.city}
        name="city"
        required
        governorateId={city}
        onChoose={({ id }) => setCity(id)}
        fees={null}
        problem={problems['city']}
      />
      {field('cityName')}
      {field('address')}
      {field('postalCode')}
      {isFirst ? null : <CheckField label={texts.makeDefault} name="isDefault" />}
      <div className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {texts.save}
        </Button>
        <Button kind="outline" onClick={() => void onSettled(null)}>
          {page.cancel}
        </Button>
      </div>
    </form>
  )
}
