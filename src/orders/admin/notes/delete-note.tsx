import { useState } from 'react'
import { Answers } from '#back-office/admin-answers.tsx'
import { StaleNotice } from '#back-office/form/stale-notice.tsx'
import { ProblemNotice } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { deleteNoteCall } from '../../tending/api.ts'
import styles from '../change.module.css'
import order from '../order.module.css'
import { useTending } from '../use-tending.tsx'
import type { NoteDialogProps } from './edit-note.tsx'
import { type NoteNow, noteNow } from './note-now.ts'

export function DeleteNote({ orderId: id, note, isOpen, onClose }: NoteDialogProps) {
  const { common, notes, forms } = useAdminTexts()
  const { isBusy, problem, tend } = useTending()
  const [opened] = useState(note)
  const [now, setNow] = useState<NoteNow | null>(null)
  const { updatedAt } = now ?? opened

  const remove = (): void =>
    void tend({
      send: () => sendRequest(deleteNoteCall, { id, note: note.id, updatedAt }),
      done: notes.removed,
      failed: notes.removeFailed,
      onDone: onClose,
      onRefused: (refusal) => {
        if (refusal.code !== 'STALE_EDIT') return false
        setNow(noteNow(refusal))
        return true
      },
    })
  const buttons = (
    <Answers onCancel={onClose}>
      <Button busy={isBusy} onClick={remove}>
        {notes.confirm}
      </Button>
    </Answers>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={notes.removeTitle} closeLabel={common.close} footer={buttons}>
      <div className={styles.body}>
        {problem ? <ProblemNotice problem={problem} /> : null}
        {now ? (
          <StaleNotice
            met={now}
            taken={[{ key: 'body', name: notes.title, theirs: now.body }]}
            next={forms.deleteAgain}
          />
        ) : null}
        <p>{notes.question}</p>
        {now || !isOpen ? null : (
          <p className={order.note}>
            <bdi>{note.body}</bdi>
          </p>
        )}
      </div>
    </Dialog>
  )
}
