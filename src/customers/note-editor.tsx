import type { FormEvent, KeyboardEvent } from 'react'
import { useRevalidator } from 'react-router'
import { FormNotices } from '#back-office/form/form-notices.tsx'
import { LeaveGuard } from '#back-office/form/leave-guard.tsx'
import type { FormKind } from '#back-office/form/use-admin-draft.tsx'
import { useAdminForm } from '#back-office/form/use-admin-form.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { editNoteCall } from './api.ts'
import { LONGEST_NOTE } from './customer.ts'
import styles from './customers.module.css'
import type { Note } from './listed-customer.ts'
import { meanwhileIn } from './meanwhile.ts'

interface EditorProps {
  customerId: string
  note: Note
  onDone: () => void
}

type Stored = Pick<Note, 'text' | 'updatedAt'>
type Typed = Pick<Note, 'text'>

function useNoteEdit({ customerId: id, note, onDone }: EditorProps) {
  const { customer: texts } = useAdminTexts()
  const { revalidate } = useRevalidator()
  const leave = async (): Promise<void> => {
    await revalidate()
    onDone()
  }
  const kind: FormKind<Typed, 'text', Stored> = {
    fields: ['text'],
    typedFrom: (stored) => ({ text: stored?.text ?? '' }),
    problemsIn: ({ text }) => (text.trim() === '' ? { text: texts.noteEmpty } : {}),
    send: async ({ text }, { stored }) => {
      const { updatedAt } = stored ?? note
      return (await sendRequest(editNoteCall, { id, note: note.id, text, updatedAt })).note
    },
    read: async (_, refusal) => {
      const theirs = meanwhileIn(refusal)
      if (!theirs) throw refusal
      return theirs
    },
    words: { done: texts.done.saved, failed: texts.saveFailed },
    onSaved: () => void leave(),
  }
  const form = useAdminForm(kind, note)
  const cancel = (): void => (form.stale || form.isGone ? void leave() : onDone())
  return { form, cancel }
}

/** Where one goes on writing. */
const atItsEnd = (field: HTMLTextAreaElement | null): void => {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}

/** In the place of the note. */
export function NoteEditor(props: EditorProps) {
  const { customer: texts } = useAdminTexts()
  const { form, cancel } = useNoteEdit(props)
  const { typed, own, changes } = form
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (changes.length === 0) cancel()
    else form.onSubmit(event)
  }
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent): void => {
    if (key === 'Escape' && !nativeEvent.isComposing) cancel()
  }
  return (
    <form ref={form.form} className={styles.form} noValidate onSubmit={onSubmit}>
      <FormNotices form={form} names={{ text: texts.note }} show={(_, { text }) => text} />
      <TextArea
        label={texts.note}
        name="text"
        dir="auto"
        ref={atItsEnd}
        onKeyDown={onKeyDown}
        maxLength={LONGEST_NOTE}
        problem={own['text']}
        value={typed.text}
        onChange={({ currentTarget }) => form.change({ text: currentTarget.value })}
      />
      <span className={styles.buttons}>
        <Button type="submit" busy={form.isBusy}>
          {texts.save}
        </Button>
        <Button kind="outline" onClick={cancel}>
          {texts.cancel}
        </Button>
      </span>
      <LeaveGuard isDirty={changes.length > 0} isSaving={form.isBusy} text={texts.leaveText} />
    </form>
  )
}
