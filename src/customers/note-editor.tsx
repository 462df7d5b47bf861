import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { LeaveGuard } from '#back-office/form/leave-guard.tsx'
import { type Problem, ProblemNotice } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { editNoteCall } from './api.ts'
import { LONGEST_NOTE } from './customer.ts'
import styles from './customers.module.css'
import type { Note } from './listed-customer.ts'
import { type Meanwhile, meanwhileIn } from './meanwhile.ts'

interface EditorProps {
  customerId: string
  note: Note
  onDone: () => void
}

function useNoteEdit({ customerId, note, onDone }: EditorProps) {
  const { customer: texts } = useAdminTexts()
  const [typed, setTyped] = useState(note.text)
  // As it was when it was opened, whatever the page has read since.
  const [start, setStart] = useState<Pick<Note, 'text' | 'updatedAt'>>(note)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null)
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()

  const save = (): Promise<void> =>
    act(
      async () => {
        await sendRequest(editNoteCall, { id: customerId, note: note.id, text: typed, updatedAt: start.updatedAt })
        tell('success', texts.done.saved)
        await revalidate()
        onDone()
      },
      ({ refusal, words }) => {
        const theirs = meanwhileIn(refusal)
        setMeanwhile(theirs)
        if (theirs) setStart(theirs)
        setProblem(theirs ? null : { text: texts.saveFailed(words), refusal })
      },
    )
  const cancel = (): void => {
    if (meanwhile) void revalidate()
    onDone()
  }
  return { typed, setTyped, isDirty: typed !== start.text, problem, meanwhile, isBusy, save, cancel }
}

/** Where one goes on writing. */
const atItsEnd = (field: HTMLTextAreaElement | null): void => {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}

/** In the place of the note. What somebody else made of it in the meantime is shown above what is typed here. */
export function NoteEditor(props: EditorProps) {
  const { customer: texts } = useAdminTexts()
  const { typed, setTyped, isDirty, problem, meanwhile, isBusy, save, cancel } = useNoteEdit(props)
  const isEmpty = typed.trim() === ''
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isEmpty) void save()
  }
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent): void => {
    if (key === 'Escape' && !nativeEvent.isComposing) cancel()
  }
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {problem ? <ProblemNotice problem={problem} /> : null}
      {meanwhile ? (
        <Notice tone="error">
          <strong>{texts.stale(meanwhile.by)}</strong>
          <bdi className={styles.theirs}>{meanwhile.text}</bdi>
          <span>{texts.staleHint}</span>
        </Notice>
      ) : null}
      <TextArea
        label={texts.note}
        name="text"
        dir="auto"
        ref={atItsEnd}
        onKeyDown={onKeyDown}
        maxLength={LONGEST_NOTE}
        problem={isEmpty ? texts.noteEmpty : undefined}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <span className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {texts.save}
        </Button>
        <Button kind="outline" onClick={cancel}>
          {texts.cancel}
        </Button>
      </span>
      <LeaveGuard isDirty={isDirty} text={texts.leaveText} />
    </form>
  )
}
