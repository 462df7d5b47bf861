import type { ComponentProps } from 'react'
import { DayField } from '#back-office/form/day-field.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import styles from './settings.module.css'
import { textOf } from './typed-settings.ts'
import { useFieldName } from './use-field-name.tsx'
import type { SectionForm } from './use-section-form.tsx'

export interface PartProps {
  form: SectionForm
}

type LineProps = PartProps & Omit<ComponentProps<typeof TextField>, 'label' | 'value' | 'problem' | 'onChange' | 'form'>

/** One line of text, as it stands in the form. */
export function Line({ form: { typed, problems, change }, name, ...rest }: LineProps) {
  const nameOf = useFieldName()
  return (
    <TextField
      dir="ltr"
      {...rest}
      label={nameOf(name)}
      name={name}
      value={textOf(typed, name)}
      problem={problems[name]}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    />
  )
}

type DayProps = PartProps & Pick<ComponentProps<typeof TextField>, 'hint' | 'optional'> & { name: string }

export function Day({ form: { typed, problems, change }, name, ...rest }: DayProps) {
  const nameOf = useFieldName()
  return (
    <DayField
      {...rest}
      label={nameOf(name)}
      name={name}
      type="date"
      dir="ltr"
      value={textOf(typed, name)}
      problem={problems[name]}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    />
  )
}

export const Count = ({ form, name, hint }: PartProps & { name: string; hint?: string }) => (
  <Line form={form} name={name} hint={hint} inputMode="numeric" autoComplete="off" maxLength={4} />
)

interface BothProps extends PartProps {
  name: string
  labels: Record<'en' | 'ar', string>
  rows: number
  maxLength: number
  cleanText: (text: string) => string
}

/** The same in both languages, side by side. */
const Both = ({ form: { typed, problems, change }, name, labels, cleanText, ...rest }: BothProps) => (
  <div className={styles.pair}>
    {(['en', 'ar'] as const).map((language) => (
      <TextArea
        {...rest}
        key={language}
        label={labels[language]}
        name={`${name}.${language}`}
        lang={language}
        dir={language === 'ar' ? 'rtl' : 'ltr'}
        value={textOf(typed, `${name}.${language}`)}
        problem={problems[`${name}.${language}`]}
        onChange={({ currentTarget }) => change({ [`${name}.${language}`]: cleanText(currentTarget.value) })}
      />
    ))}
  </div>
)

/** One line, which on a phone is shown as two rather than cut. */
export function Pair({ form, name }: PartProps & { name: string }) {
  const nameOf = useFieldName()
  const labels = { en: nameOf(`${name}.en`), ar: nameOf(`${name}.ar`) }
  const cleanText = (text: string): string => text.replaceAll('\n', ' ')
  return <Both form={form} name={name} labels={labels} rows={1} maxLength={500} cleanText={cleanText} />
}

/** A long text in both languages. */
export function LongPair({ form, name }: PartProps & { name: string }) {
  const { settings } = useAdminTexts()
  const labels = { en: settings.inEnglish(settings.text), ar: settings.inArabic(settings.text) }
  return <Both form={form} name={name} labels={labels} rows={14} maxLength={8000} cleanText={(text) => text} />
}
