import type { ReactNode } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import styles from './form.module.css'

type Pair<T> = readonly [english: T, arabic: T]

const NONE: Pair<undefined> = [undefined, undefined]

interface Shared {
  maxLength: number
  isRequired?: boolean
  isLong?: boolean
  /** Says how many of the characters it may have it has. */
  isCounted?: boolean
}

interface BothProps extends Shared {
  /** Of the English one; the Arabic one's ends in `Ar`. */
  name: string
  labels: Pair<string>
  values: Pair<string>
  problems?: Pair<string | undefined>
  hint?: ReactNode
  onChange: (values: Pair<string>) => void
}

/** A text in both languages, side by side; where the Arabic one is empty, shoppers read the English one. */
export function BothLanguages({ name, labels, values, problems = NONE, hint, onChange, ...shared }: BothProps) {
  const { form } = useAdminTexts()
  const [english, arabic] = values
  return (
    <div className={styles.pair}>
      <Text
        {...shared}
        language="en"
        name={name}
        label={labels[0]}
        value={english}
        problem={problems[0]}
        hint={hint}
        onChange={(text) => onChange([text, arabic])}
      />
      <Text
        {...shared}
        isRequired={false}
        language="ar"
        name={`${name}Ar`}
        label={labels[1]}
        value={arabic}
        problem={problems[1]}
        hint={english !== '' && arabic === '' ? form.englishShows : null}
        onChange={(text) => onChange([english, text])}
      />
    </div>
  )
}

interface TextProps extends Shared {
  language: 'en' | 'ar'
  name: string
  label: string
  value: string
  problem: string | undefined
  hint: ReactNode
  onChange: (text: string) => void
}

function Text({ language, isRequired = false, isLong = false, isCounted = false, hint, onChange, ...rest }: TextProps) {
  const { form } = useAdminTexts()
  const count = isCounted && rest.value !== '' ? form.counted(rest.value.length, rest.maxLength) : null
  const props = {
    ...rest,
    hint: hint ?? count,
    optional: isRequired ? undefined : form.optional,
    dir: 'auto',
    lang: language,
    required: isRequired,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  }
  return isLong ? <TextArea {...props} rows={3} /> : <TextField {...props} />
}
