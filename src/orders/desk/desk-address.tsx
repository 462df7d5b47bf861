import { ADDRESS_INPUTS } from '#addresses/address-inputs.tsx'
import { Panel } from '#back-office/admin-page.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { GovernorateField } from '#shipping/places/governorate-field.tsx'
import { TextField } from '#ui/field.tsx'
import styles from './desk.module.css'
import type { TypedContents } from './typed-order.ts'

type Field = keyof typeof ADDRESS_INPUTS

interface AddressProps {
  typed: TypedContents
  problems: Readonly<Record<string, string>>
  onChange: (part: Partial<TypedContents>) => void
  /** It is paid by card. */
  needsMailbox: boolean
}

/** Who gets it and where, as checkout asks for it; nobody at the desk is the customer, so that no browser fills it in. */
export function DeskAddress({ typed, problems, onChange, needsMailbox }: AddressProps) {
  const { desk, form } = useAdminTexts()
  const labels = { ...desk.names, address: desk.street }
  // As the page names a field, and as the server's answer does.
  const problemOf = (name: string) => problems[name] ?? problems[`shippingAddress.${name}`]
  const input = (name: Field) => (
    <TextField
      {...ADDRESS_INPUTS[name]}
      autoComplete="off"
      name={name}
      label={labels[name]}
      hint={name === 'email' ? (needsMailbox ? desk.emailForCard : desk.emailHint) : undefined}
      optional={name === 'postalCode' || (name === 'email' && !needsMailbox) ? form.optional : undefined}
      problem={problemOf(name)}
      value={typed[name]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    />
  )
  return (
    <Panel title={desk.address}>
      <div className={styles.address}>
        {input('name')}
        {input('phone')}
        <div className={styles.whole}>{input('email')}</div>
        <GovernorateField
          label={labels.city}
          name="city"
          required
          governorateId={typed.city}
          onChoose={({ id }) => onChange({ city: id })}
          fees={null}
          problem={problemOf('city')}
        />
        {input('cityName')}
        <div className={styles.whole}>{input('address')}</div>
        {input('postalCode')}
      </div>
    </Panel>
  )
}
