import { Panel } from '#back-office/admin-page.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { SelectField } from '#ui/field.tsx'
import { CASH_ANSWERS } from '../cash-rules.ts'
import { Count, Line, type PartProps } from './section-fields.tsx'
import styles from './settings.module.css'
import { textOf } from './typed-settings.ts'
import { useFieldName } from './use-field-name.tsx'

const RULES = { firstOrder: 'above', refusals: 'atLeast', openTotal: 'above' } as const

export function CashPart({ form }: PartProps) {
  const { settings } = useAdminTexts()
  return (
    <>
      <Panel>
        <div className={styles.pair}>
          <Count form={form} name="settings.cashAnswerDays" hint={settings.cashHint} />
        </div>
      </Panel>
      <Panel title={settings.cashRulesTitle}>
        <p className={styles.hint}>{settings.cashRulesHint}</p>
        <Rule form={form} rule="firstOrder" />
        <Rule form={form} rule="refusals" />
        <Rule form={form} rule="openTotal" />
      </Panel>
    </>
  )
}

function Rule({ form, rule }: PartProps & { rule: keyof typeof RULES }) {
  const { settings } = useAdminTexts()
  const nameOf = useFieldName()
  const name = `settings.cashRules.${rule}.answer`
  return (
    <fieldset className={`${styles.pair} ${styles.rule}`}>
      <legend className="visually-hidden">{settings.cashRuleNames[rule]}</legend>
      <Line
        form={form}
        name={`settings.cashRules.${rule}.${RULES[rule]}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
      />
      <SelectField
        label={nameOf(name)}
        name={name}
        value={textOf(form.typed, name)}
        problem={form.problems[name]}
        options={CASH_ANSWERS.map((each) => ({ value: each, label: settings.cashAnswers[each] }))}
        onChange={({ currentTarget }) => form.change({ [name]: currentTarget.value })}
      />
    </fieldset>
  )
}
