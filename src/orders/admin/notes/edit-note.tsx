import { FormDialog } from '#back-office/form/form-dialog.tsx'
import type { FormKind } from '#back-office/form/use-admin-draft.tsx'
import { useAdminForm } from '#back-office/form/use-admin-form.tsx'
import { useReadingAgain } from '#back-office/use-reading-again.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { TextArea } from '#ui/field.tsx'
import { editNoteCall } from '../../tending/api.ts'
import { LONGEST_NOTE } from '../../tending/note.ts'
import type { Note } from '../admin-order.ts'
import { type NoteNow, noteNow } from './note-now.ts'

export interface NoteDialogProps {
  orderId: string
  note: Note
  isOpen: boolean
  onClose: () => void
}

type Typed = Pick<NoteNow, 'body'>

function useNoteForm({ orderId: id, note, isOpen, onClose }: NoteDialogProps) {
  const { notes } = useAdminTexts()
  const { revalidate } = useReadingAgain()
  const kind: FormKind<Typed, 'body', NoteNow> = {
    fields: ['body'],
    typedFrom: (stored) => ({ body: stored?.body ?? '' }),
    problemsIn: ({ body }) => (body.trim() === '' ? { body: notes.required } : {}),
    send: async ({ body }, { stored }) => {
      const seen = stored ?? note
      await sendRequest(editNoteCall, { id, note: note.id, body, updatedAt: seen.updatedAt })
      return { ...seen, body }
    },
    read: async (_, refusal) => noteNow(refusal),
    words: { done: notes.saved, failed: notes.failed },
    onSaved: () => {
      onClose()
      void revalidate()
    },
    isShut: !isOpen,
  }
  return useAdminForm(kind, note)
}

export function EditNote(props: NoteDialogProps) {
  const { isOpen, onClose } = props
  const { notes } = useAdminTexts()
  const form = useNoteForm(props)
  return (
    <FormDialog
      {...{ form, isOpen, onClose }}
      names={{ body: notes.title }}
      show={(_, { body }) => body}
      title={notes.editTitle}
      save={notes.save}
    >
      {isOpen ? (
        <TextArea
          label={notes.label}
          name="note"
          rows={5}
          data-first
          dir="auto"
          maxLength={LONGEST_NOTE}
          value={form.typed.body}
          problem={form.problems['body']}
          onChange={({ currentTarget }) => form.change({ body: currentTarget.value })}
        />
      ) : null}
    </FormDialog>
  )
}
