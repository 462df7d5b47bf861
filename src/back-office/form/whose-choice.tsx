import { type ReactNode, useId } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { Whose } from './admin-form.ts'
import styles from './whose-choice.module.css'

interface ChoiceProps {
  /** What both have set. */
  legend: ReactNode
  called: Readonly<Record<Whose, ReactNode>>
  values: Readonly<Record<Whose, ReactNode>>
  chosen: Whose | undefined
  /** Saving waits for it. */
  isAsked: boolean
  onChoose: (whose: Whose) => void
  /** In a table's cell, whose heads say what it is about. */
  isSmall?: boolean
}

/** What a colleague has set and what was typed here, one of which counts. */
export function WhoseChoice({ legend, called, values, chosen, isAsked, onChoose, isSmall = false }: ChoiceProps) {
  const { forms } = useAdminTexts()
  const group = useId()
  return (
    <fieldset className={isSmall ? styles.small : styles.choice}>
      <legend className={isSmall ? 'visually-hidden' : undefined}>{legend}</legend>
      {(['theirs', 'mine'] as const).map((whose) => (
        <label key={whose} className={styles.side}>
          <input
            type="radio"
            name={group}
            aria-invalid={isAsked && !chosen ? true : undefined}
            checked={chosen === whose}
            onChange={() => onChoose(whose)}
          />
          <span>
            {called[whose]} <bdi className={styles.value}>{values[whose] || forms.empty}</bdi>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
