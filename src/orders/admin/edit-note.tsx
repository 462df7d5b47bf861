import { useState } from 'react'
import { Answers } from '#back-office/admin-answers.tsx'
import { ProblemNotice } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/field.tsx'
import { editNoteCall } from '../tending/api.ts'
import { LONGEST_NOTE } from '../tending/note.ts'
import type { Note } from './admin-order.ts'
import styles from './change.module.css'

import { type NoteNow, StaleNote, useNoteSeen } from './stale-note.tsx'
import { useTending } from './use-tending.tsx'

export interface NoteDialogProps {
  orderId: string
  note: Note
  isOpen: boolean
  onClose: () => void
}

export function EditNote({ orderId: id, note, isOpen, onClose }: NoteDialogProps) {
  const { common, notes } = useAdminTexts()
  const [body, setBody] = useState(note.body)
  const [isTried, setTried] = useState(false)
  const { isBusy, problem, tend } = useTending()
  const { updatedAt, now, onRefused } = useNoteSeen(note)
  const isEmpty = body.trim() === ''

  const save = (): void => {
    setTried(isEmpty)
    if (isEmpty) return
    void tend({
      send: () => sendRequest(editNoteCall, { id, note: note.id, body, updatedAt }),
      done: notes.saved,
      failed: notes.failed,
      onDone: onClose,
      onRefused,
    })
  }
  const buttons = (
    <Answers onCancel={onClose}>
      <Button busy={isBusy} onClick={save}>
        {notes.save}
      </Button>
    </Answers>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={notes.editTitle} closeLabel={common.close} footer={buttons}>
      <div className={styles.body}>
        {problem ? <ProblemNotice problem={problem} /> : null}
        <Stale now={now} />
        {isOpen ? (
          <TextArea
            label={notes.label}
            name="note"
            rows={5}
            data-first
            dir="auto"
            maxLength={LONGEST_NOTE}
            value={body}
            problem={isTried && isEmpty ? notes.required : undefined}
            onChange={({ currentTarget }) => setBody(currentTarget.value)}
          />
        ) : null}
      </div>
    </Dialog>
  )
}

function Stale({ now }: { now: NoteNow | null }) {
  const { notes } = useAdminTexts()
  return now ? <StaleNote now={now} next={notes.staleNext} /> : null
}
