import { Panel } from '#back-office/admin-page.tsx'
import { BothLanguages } from '#back-office/form/both-languages.tsx'
import styles from '#back-office/form/form.module.css'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { SIZES } from '../product.ts'
import { LONGEST_TEXTS } from '../product-texts.ts'
import type { PartProps } from './form-fields.tsx'

const TEXTS = ['material', 'care', 'fit'] as const

/** What it is made of, how it is washed, how it falls, and on whom one sees it. */
export function WornPart({ typed, problems, onChange }: PartProps) {
  const { form } = useAdminTexts()
  return (
    <Panel title={form.sections.worn}>
      {TEXTS.map((field) => (
        <BothLanguages
          key={field}
          name={field}
          labels={[form.fields[field], form.fields[`${field}Ar`]]}
          values={[typed[field], typed[`${field}Ar`]]}
          problems={[problems[field], problems[`${field}Ar`]]}
          maxLength={LONGEST_TEXTS[field]}
          isLong
          isCounted
          onChange={([english, arabic]) => onChange({ [field]: english, [`${field}Ar`]: arabic })}
        />
      ))}
      <p className={styles.faint}>{form.wornHint}</p>
      <div className={styles.pair}>
        <TextField
          label={form.fields.modelHeight}
          optional={form.optional}
          hint={form.heightHint}
          name="modelHeight"
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={typed.modelHeight}
          problem={problems['modelHeight']}
          onChange={({ currentTarget }) => onChange({ modelHeight: currentTarget.value })}
        />
        <SelectField
          label={form.fields.sizeWorn}
          optional={form.optional}
          name="sizeWorn"
          value={typed.sizeWorn}
          options={[{ value: '', label: form.choose }, ...SIZES.map((size) => ({ value: size, label: size }))]}
          problem={problems['sizeWorn']}
          onChange={({ currentTarget }) => onChange({ sizeWorn: currentTarget.value })}
        />
      </div>
    </Panel>
  )
}
