import { useRef } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { Option } from '#ui/combo-field.tsx'
import { CloseIcon } from '#ui/icons.tsx'
import { ComboFound } from './combo-found.tsx'
import styles from './combo-many.module.css'
import type { Search } from './use-found.tsx'

interface ManyProps<T extends Option> {
  label: string
  hint: string
  name: string
  chosen: readonly T[]
  /** What is called like this; with nothing typed, what to begin with. */
  search: Search<T>
  onChange: (chosen: readonly T[]) => void
  words: { list: string; count: (matches: number) => string; remove: (label: string) => string; failed: string }
  problem?: string | undefined
}

/** Several of many, found by typing; each that is chosen stands below with its way out. */
export function ComboMany<T extends Option>(props: ManyProps<T>) {
  const { label, hint, name, chosen, search, onChange, words, problem } = props
  const { form } = useAdminTexts()
  const field = useRef<HTMLDivElement>(null)

  const remove = (value: string): void => {
    onChange(chosen.filter((each) => each.value !== value))
    field.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={field} className={styles.many}>
      <ComboFound
        label={label}
        hint={hint}
        name={name}
        optional={form.optional}
        problem={problem}
        search={search}
        isOffered={({ value }) => chosen.every((each) => each.value !== value)}
        onChoose={(option) => onChange([...chosen, option])}
        words={words}
      />
      {chosen.length > 0 ? (
        <ul className={styles.chosen}>
          {chosen.map(({ value, label: text, beside }) => (
            <li key={value} className={styles.one}>
              <span>
                <bdi>{text}</bdi> {beside}
              </span>
              <button type="button" aria-label={words.remove(text)} onClick={() => remove(value)}>
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
