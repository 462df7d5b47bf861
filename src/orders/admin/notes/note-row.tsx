import { useState } from 'react'
import { useUser } from '#back-office/admin-roles.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import type { Note } from '../admin-order.ts'
import { Byline } from '../byline.tsx'
import styles from '../order.module.css'
import tending from '../tending.module.css'
import { DeleteNote } from './delete-note.tsx'
import { EditNote } from './edit-note.tsx'

export function NoteRow({ orderId, note }: { orderId: string; note: Note }) {
  const { details, notes } = useAdminTexts()
  const by = note.by ?? notes.somebody
  return (
    <>
      <span className={styles.stepTitle}>
        <strong>{notes.title}</strong>
        {note.updatedAt === note.at ? null : <Badge>{notes.edited}</Badge>}
      </span>
      <Byline at={note.at} by={details.by(by)} />
      <p className={styles.note}>
        <bdi>{note.body}</bdi>
      </p>
      <NoteActions orderId={orderId} note={note} by={by} />
    </>
  )
}

/** One's own; an owner's are all. */
function NoteActions({ orderId, note, by }: { orderId: string; note: Note; by: string }) {
  const { notes } = useAdminTexts()
  const [openDialog, setOpenDialog] = useState<'edit' | 'delete' | null>(null)
  const { accountId, adminRole } = useUser()
  const [times, setTimes] = useState(0)
  const close = (): void => setOpenDialog(null)
  const ask = (what: 'edit' | 'delete'): void => {
    setTimes(times + 1)
    setOpenDialog(what)
  }
  if (adminRole !== 'owner' && (adminRole !== 'staff' || note.authorId !== accountId)) return null
  return (
    <div className={tending.noteActions}>
      <Button kind="quiet" aria-label={notes.editOf(by)} onClick={() => ask('edit')}>
        {notes.edit}
      </Button>
      <Button kind="quiet" aria-label={notes.removeOf(by)} onClick={() => ask('delete')}>
        {notes.remove}
      </Button>
      <EditNote key={`edit ${times}`} orderId={orderId} note={note} isOpen={openDialog === 'edit'} onClose={close} />
      <DeleteNote
        key={`delete ${times}`}
        orderId={orderId}
        note={note}
        isOpen={openDialog === 'delete'}
        onClose={close}
      />
    </div>
  )
}
