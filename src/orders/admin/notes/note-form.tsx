import { useState } from 'react'
import { LeaveGuard } from '#back-office/form/leave-guard.tsx'
import { useTriedForm } from '#back-office/form/use-form-keys.tsx'
import { ProblemNotice } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { writeNoteCall } from '../../tending/api.ts'
import { LONGEST_NOTE } from '../../tending/note.ts'
import styles from '../tending.module.css'
import { useTending } from '../use-tending.tsx'

export function NoteForm({ orderId: id }: { orderId: string }) {
  const { notes, common } = useAdminTexts()
  const [body, setBody] = useState('')
  const [isTried, setTried] = useState(false)
  const { isBusy, problem, tend } = useTending()
  const isEmpty = body.trim() === ''

  const submit = (): void => {
    setTried(isEmpty)
    if (isEmpty) return
    void tend({
      send: () => sendRequest(writeNoteCall, { id, body }),
      done: notes.added,
      failed: (why) => common.because(notes.failed, why),
      onDone: () => setBody(''),
    })
  }
  return (
    <form {...useTriedForm(submit)} className={styles.noteForm}>
      {problem ? <ProblemNotice problem={problem} /> : null}
      <TextArea
        label={notes.label}
        hint={notes.hint}
        name="note"
        rows={2}
        dir="auto"
        maxLength={LONGEST_NOTE}
        value={body}
        problem={isTried && isEmpty ? notes.required : undefined}
        onChange={({ currentTarget }) => setBody(currentTarget.value)}
      />
      <Button type="submit" kind="outline" busy={isBusy}>
        {notes.add}
      </Button>
      {isEmpty ? null : <LeaveGuard isDirty text={notes.leave} />}
    </form>
  )
}
