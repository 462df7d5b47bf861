import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { type Problem, ProblemNotice } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { describeComingCall } from '../api.ts'
import styles from './coming.module.css'
import type { ComingImage } from './coming-image.ts'

const LONGEST_ALT = 200

interface WordsProps {
  item: ComingImage
  at: number
  mayChange: boolean
}

/** What an image shows, and the way to say it better. */
export function ImageWords({ item, at, mayChange }: WordsProps) {
  const { coming: texts } = useAdminTexts()
  const [isEditing, setEditing] = useState(false)
  const { alt, altAr } = item
  if (isEditing) return <WordsForm item={item} at={at} onDone={() => setEditing(false)} />
  return (
    <>
      {alt || altAr ? null : <span className={styles.faint}>{texts.noAlt}</span>}
      {alt ? <bdi lang="en">{alt}</bdi> : null}
      {altAr ? <bdi lang="ar">{altAr}</bdi> : null}
      {mayChange ? (
        <Button kind="quiet" aria-label={texts.editOf(at)} onClick={() => setEditing(true)}>
          {texts.edit}
        </Button>
      ) : null}
    </>
  )
}

function WordsForm({ item, at, onDone }: { item: ComingImage; at: number; onDone: () => void }) {
  const { coming: texts, common, form } = useAdminTexts()
  const { id, updatedAt } = item
  const [typed, setTyped] = useState({ alt: item.alt, altAr: item.altAr })
  const [problem, setProblem] = useState<Problem | null>(null)
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()

  // Whoever saves again after a conflict has seen what the other one wrote: it stands above the fields by then.
  const save = (event: FormEvent): void => {
    event.preventDefault()
    void act(
      async () => {
        await sendRequest(describeComingCall, { id, ...typed, updatedAt })
        await revalidate()
        onDone()
      },
      ({ refusal, words }) => {
        setProblem({ text: common.because(texts.editFailed, words), refusal })
        if (refusal.status === 409) void revalidate()
      },
    )
  }

  return (
    <form className={styles.wording} aria-label={texts.editOf(at)} onSubmit={save}>
      {problem ? <Conflict problem={problem} item={item} /> : null}
      <TextField
        label={texts.alt}
        optional={texts.optional}
        name="alt"
        autoFocus
        dir="auto"
        maxLength={LONGEST_ALT}
        value={typed.alt}
        onChange={({ currentTarget }) => setTyped({ ...typed, alt: currentTarget.value })}
      />
      <TextField
        label={texts.altAr}
        optional={texts.optional}
        name="altAr"
        dir="auto"
        lang="ar"
        maxLength={LONGEST_ALT}
        value={typed.altAr}
        onChange={({ currentTarget }) => setTyped({ ...typed, altAr: currentTarget.value })}
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {form.save}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {common.cancel}
        </Button>
      </div>
    </form>
  )
}

function Conflict({ problem, item: { alt, altAr } }: { problem: Problem; item: ComingImage }) {
  const { coming: texts } = useAdminTexts()
  return (
    <>
      <ProblemNotice problem={problem} />
      {problem.refusal?.code === 'STALE_EDIT' ? (
        <p className={styles.faint}>
          {texts.nowSaid} <bdi>{alt}</bdi> <bdi>{altAr}</bdi>
        </p>
      ) : null}
    </>
  )
}
