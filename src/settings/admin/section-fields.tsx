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

/** The same in both languages, side by side. */
export function Pair({ form, name }: PartProps & { name: string }) {
  return (
    <div className={styles.pair}>
      <Line form={form} name={`${name}.en`} lang="en" maxLength={500} />
      <Line form={form} name={`${name}.ar`} lang="ar" dir="rtl" maxLength={500} />
    </div>
  )
}

/** A long text in both languages. */
export function LongPair({ form: { typed, problems, change }, name }: PartProps & { name: string }) {
  const { settings } = useAdminTexts()
  const words = { en: settings.inEnglish(settings.text), ar: settings.inArabic(settings.text) }
  return (
    <div className={styles.pair}>
      {(['en', 'ar'] as const).map((language) => (
        <TextArea
          key={language}
          label={words[language]}
          name={`${name}.${language}`}
          lang={language}
          dir={language === 'ar' ? 'rtl' : 'ltr'}
          rows={14}
          maxLength={8000}
          value={textOf(typed, `${name}.${language}`)}
          problem={problems[`${name}.${language}`]}
          onChange={({ currentTarget }) => change({ [`${name}.${language}`]: currentTarget.value })}
        />
      ))}
    </div>
  )
}
