import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { CheckField, TextField } from '#ui/field.tsx'
import type { FeeField as Field, TypedFee } from './fee-edits.ts'
import styles from './shipping.module.css'

interface FieldProps {
  row: TypedFee
  place: string
  problem: (field: Field) => string | undefined
  onChange: (typed: Partial<TypedFee>) => void
}

interface NumberProps extends FieldProps {
  field: 'fee' | 'min' | 'max'
  label: string
}

/** The column says what it is; who hears the page hears the place too. */
const NumberField = ({ field, label, row, problem, onChange }: NumberProps) => (
  <TextField
    label={<span className="visually-hidden">{label}</span>}
    name={field}
    dir="ltr"
    inputMode={field === 'fee' ? 'decimal' : 'numeric'}
    autoComplete="off"
    maxLength={field === 'fee' ? 12 : 4}
    data-column={field}
    value={row[field]}
    problem={problem(field)}
    onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
  />
)

export function FeeField(props: FieldProps) {
  const { shipping: texts } = useAdminTexts()
  return (
    <div className={styles.fee}>
      <NumberField {...props} field="fee" label={texts.feeOf(props.place)} />
    </div>
  )
}

export function DayFields(props: FieldProps) {
  const { shipping: texts } = useAdminTexts()
  return (
    <div className={styles.days}>
      <NumberField {...props} field="min" label={texts.minOf(props.place)} />
      <span>{texts.to}</span>
      <NumberField {...props} field="max" label={texts.maxOf(props.place)} />
    </div>
  )
}

export function StatusField({ row, place, problem, onChange }: FieldProps) {
  const { shipping: texts } = useAdminTexts()
  return (
    <CheckField
      label={texts.active}
      aria-label={texts.activeIn(place)}
      problem={problem('isActive')}
      name="isActive"
      checked={row.isActive}
      onChange={({ currentTarget }) => onChange({ isActive: currentTarget.checked })}
    />
  )
}
