import { type ReactNode, useId } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Whose } from './admin-form.ts'
import styles from './stale-fields.module.css'
import type { Stale } from './use-admin-draft.tsx'

interface StaleProps<V, F extends keyof V> {
  stale: Stale<V, F>
  names: Record<F, string>
  /** A field's value in words. */
  show: (field: F, typed: V) => ReactNode
  /** A choice that saving waits for is missing. */
  isAsked: boolean
  onChoose: (field: F, whose: Whose) => void
}

/** Somebody else saved first: what was taken over from them, and what is left to choose. */
export function StaleFields<V, F extends keyof V & string>(props: StaleProps<V, F>) {
  const { stale, names, show, onChoose, isAsked } = props
  const { taken, contested, theirs } = stale
  const { forms } = useAdminTexts()
  return (
    <Notice tone="error">
      <strong>{forms.staleTitle}</strong>
      {taken.length > 0 ? (
        <>
          <span>{forms.taken}</span>
          <ul className={styles.taken}>
            {taken.map((field) => (
              <li key={field}>
                {forms.named(names[field])} <bdi>{show(field, theirs) || forms.empty}</bdi>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <span>{contested.length > 0 ? forms.contested : taken.length > 0 ? forms.saveAgain : forms.nothing}</span>
      {contested.map((field) => (
        <Choice
          key={field}
          name={names[field]}
          values={{ mine: show(field, stale.mine), theirs: show(field, theirs) }}
          chosen={stale.chosen[field]}
          isAsked={isAsked}
          onChoose={(whose) => onChoose(field, whose)}
        />
      ))}
    </Notice>
  )
}

interface ChoiceProps {
  name: string
  values: Record<Whose, ReactNode>
  chosen: Whose | undefined
  isAsked: boolean
  onChoose: (whose: Whose) => void
}

function Choice({ name, values, chosen, isAsked, onChoose }: ChoiceProps) {
  const { forms } = useAdminTexts()
  const group = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{name}</legend>
      {(['mine', 'theirs'] as const).map((whose) => (
        <label key={whose} className={styles.side}>
          <input
            type="radio"
            name={group}
            aria-invalid={isAsked && !chosen ? true : undefined}
            checked={chosen === whose}
            onChange={() => onChoose(whose)}
          />
          <span>
            {forms.named(forms[whose])} <bdi className={styles.value}>{values[whose] || forms.empty}</bdi>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
