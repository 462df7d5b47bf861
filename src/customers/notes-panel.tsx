import { type FormEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { Panel } from '#back-office/admin-page.tsx'
import { useIsOwner, useMayChange } from '#back-office/admin-roles.tsx'
import { LeaveGuard } from '#back-office/form/leave-guard.tsx'
import { type Problem, ProblemNotice } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { addNoteCall } from './api.ts'
import { LONGEST_NOTE } from './customer.ts'
import styles from './customers.module.css'
import type { Customer } from './listed-customer.ts'
import { NoteShown } from './note-shown.tsx'

/** What the team tells each other about a customer; the latest first. */
export function NotesPanel({ customer: { id, notes } }: { customer: Customer }) {
  const { customer: texts } = useAdminTexts()
  const mayChange = useMayChange()
  const mayDelete = useIsOwner()
  return (
    <Panel title={texts.notes}>
      {mayChange ? <NewNote customerId={id} /> : null}
      {notes.length > 0 ? (
        <ul className={styles.rows}>
          {notes.map((note) => (
            <NoteShown key={note.id} customerId={id} note={note} mayEdit={mayChange} mayDelete={mayDelete} />
          ))}
        </ul>
      ) : (
        <p className={styles.nothing}>{texts.noNotes}</p>
      )}
    </Panel>
  )
}

function NewNote({ customerId }: { customerId: string }) {
  const { customer: texts } = useAdminTexts()
  const [typed, setTyped] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()
  const field = useRef<HTMLFormElement>(null)

  const add = (): Promise<void> =>
    act(
      async () => {
        await sendRequest(addNoteCall, { id: customerId, text: typed })
        setTyped('')
        setProblem(null)
        tell('success', texts.done.added)
        await revalidate()
      },
      ({ refusal, words }) => setProblem({ text: texts.addFailed(words), refusal }),
    )
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    const isNothing = typed.trim() === ''
    setEmpty(isNothing)
    if (isNothing) field.current?.querySelector('textarea')?.focus()
    else void add()
  }
  return (
    <form ref={field} className={styles.form} noValidate onSubmit={onSubmit}>
      {problem ? <ProblemNotice problem={problem} /> : null}
      <TextArea
        label={texts.newNote}
        hint={texts.notesHint}
        name="text"
        rows={3}
        dir="auto"
        maxLength={LONGEST_NOTE}
        problem={isEmpty ? texts.noteEmpty : undefined}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setEmpty(false)
        }}
      />
      <Button type="submit" kind="outline" busy={isBusy}>
        {texts.add}
      </Button>
      <LeaveGuard isDirty={typed.trim() !== ''} text={texts.leaveText} />
    </form>
  )
}
