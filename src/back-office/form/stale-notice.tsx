import { type ReactNode, useEffect, useRef } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Whose } from './admin-form.ts'
import styles from './stale-notice.module.css'
import { WhoseChoice } from './whose-choice.tsx'

/** A field, or a part of a list, as somebody else saved it meanwhile. */
export interface TakenPart {
  key: string
  name: string
  theirs: ReactNode
}

/** Both have changed it. */
export interface ContestedPart extends TakenPart {
  mine: ReactNode
  chosen: Whose | undefined
}

interface StaleProps {
  /** Their version: the notice takes the focus with each. */
  met: unknown
  taken: readonly TakenPart[]
  contested?: readonly ContestedPart[]
  /** A choice that saving waits for is missing. */
  isAsked?: boolean
  onChoose?: (key: string, whose: Whose) => void
  /** What to do now, where nothing is to be chosen. */
  next?: string | undefined
  children?: ReactNode
}

const NONE: readonly ContestedPart[] = []

/** Somebody else saved first: what was taken over from them, and what is left to choose. */
export function StaleNotice({ met, taken, contested = NONE, isAsked = false, onChoose, next, children }: StaleProps) {
  const { forms } = useAdminTexts()
  const notice = useFocusWith(met)
  return (
    <Notice ref={notice} tone="error" tabIndex={-1}>
      <strong>{forms.staleTitle}</strong>
      <span>{taken.length > 0 ? forms.taken : forms.kept}</span>
      {taken.length > 0 ? (
        <ul className={styles.taken}>
          {taken.map(({ key, name, theirs }) => (
            <li key={key}>
              {forms.named(name)} <bdi className={styles.value}>{theirs || forms.empty}</bdi>
            </li>
          ))}
        </ul>
      ) : null}
      <span>
        {contested.length > 0 ? forms.contested : (next ?? (taken.length > 0 ? forms.saveAgain : forms.nothing))}
      </span>
      {contested.map((part) => (
        <WhoseChoice
          key={part.key}
          legend={part.name}
          called={{ theirs: forms.named(forms.theirs), mine: forms.named(forms.mine) }}
          values={part}
          chosen={part.chosen}
          isAsked={isAsked}
          onChoose={(whose) => onChoose?.(part.key, whose)}
        />
      ))}
      {children}
    </Notice>
  )
}

/** What was typed can be saved nowhere any more. */
export function GoneNotice({ text, children }: { text?: string; children?: ReactNode }) {
  const { forms } = useAdminTexts()
  const notice = useFocusWith(null)
  return (
    <Notice ref={notice} tone="error" tabIndex={-1}>
      <strong>{forms.goneTitle}</strong>
      <span>{text ?? forms.gone}</span>
      {children}
    </Notice>
  )
}

function useFocusWith(met: unknown) {
  const notice = useRef<HTMLDivElement>(null)
  const last = useRef<unknown>(undefined)
  useEffect(() => {
    if (last.current === met) return
    last.current = met
    notice.current?.focus()
  })
  return notice
}
