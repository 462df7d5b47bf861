import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { CloseIcon, TrashIcon } from '#ui/icons.tsx'
import styles from './search-words.module.css'
import { type GroupProblem, type SharedWord, type TypedGroup, withTypedWords } from './synonym-form.ts'

interface GroupProps {
  group: TypedGroup
  /** Its place in the list, from 1: what it is called. */
  place: number
  problem: GroupProblem | null
  /** Of its words those that other groups have too. */
  shared: readonly SharedWord[]
  mayChange: boolean
  onChange: (group: TypedGroup) => void
  onRemove: () => void
}

export function SynonymGroup({ group, place, problem, shared, mayChange, onChange, onRemove }: GroupProps) {
  const { synonyms: texts } = useAdminTexts()
  const input = useRef<HTMLDivElement>(null)
  const focus = (): void => input.current?.querySelector('input')?.focus()
  const isNew = group.words.length === 0

  // A new group is there to be typed into.
  useEffect(() => {
    if (isNew) input.current?.querySelector('input')?.focus()
  }, [isNew])

  const takeIn = (): void => {
    onChange(withTypedWords(group))
    focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    // Enter brings the word into the group; the form is saved by its own button.
    event.preventDefault()
    takeIn()
  }
  const without = (word: string): void => {
    onChange({ ...group, words: group.words.filter((each) => each !== word) })
    focus()
  }

  return (
    <section className={styles.group} aria-label={texts.group(place)}>
      <Head place={place} onRemove={mayChange ? onRemove : null} />
      <Words words={group.words} onRemove={mayChange ? without : null} />
      <Shared shared={shared} />
      {mayChange ? (
        <div ref={input} className={styles.adding}>
          <TextField
            label={texts.newWord}
            name={`words-${place}`}
            dir="auto"
            autoComplete="off"
            maxLength={300}
            value={group.typed}
            problem={problem ? texts.problems[problem] : undefined}
            onKeyDown={onKeyDown}
            onChange={({ currentTarget }) => onChange({ ...group, typed: currentTarget.value })}
          />
          <Button kind="outline" onClick={takeIn} aria-label={texts.addTo(place)}>
            {texts.add}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

function Head({ place, onRemove }: { place: number; onRemove: (() => void) | null }) {
  const { synonyms: texts } = useAdminTexts()
  const removal = texts.removeGroup(place)
  return (
    <div className={styles.head}>
      <h2 className={styles.name}>{texts.group(place)}</h2>
      {onRemove ? (
        <button type="button" className={styles.icon} aria-label={removal} title={removal} onClick={onRemove}>
          <TrashIcon />
        </button>
      ) : null}
    </div>
  )
}

function Words({ words, onRemove }: { words: readonly string[]; onRemove: ((word: string) => void) | null }) {
  const { synonyms: texts } = useAdminTexts()
  return (
    <ul className={styles.words}>
      {words.map((word) => (
        <li key={word} className={styles.word}>
          <bdi lang={/[a-z]/i.test(word) ? 'en' : 'ar'}>{word}</bdi>
          {onRemove ? (
            <button
              type="button"
              className={styles.icon}
              aria-label={texts.remove(word)}
              onClick={() => onRemove(word)}
            >
              <CloseIcon />
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** It may be meant, so it is said and not refused. */
function Shared({ shared }: { shared: readonly SharedWord[] }) {
  const { synonyms: texts, common } = useAdminTexts()
  return (
    <div className={styles.shared} aria-live="polite">
      {shared.map(({ word, places }) => (
        <p key={word}>{texts.isElsewhere(word, places.map(texts.group).join(common.list))}</p>
      ))}
    </div>
  )
}
