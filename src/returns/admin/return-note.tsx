import { Panel } from '#back-office/admin-page.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { FormNotices } from '#back-office/form/form-notices.tsx'
import type { FormKind } from '#back-office/form/use-admin-draft.tsx'
import { useAdminForm } from '#back-office/form/use-admin-form.tsx'
import { useReadingAgain } from '#back-office/use-reading-again.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { writeReturnNoteCall } from '../api.ts'
import { LONGEST_MESSAGE } from '../return.ts'
import type { AdminReturn } from './admin-return.ts'
import styles from './returns.module.css'

type Typed = Pick<AdminReturn, 'note'>

function useNoteForm({ id, note: opened }: AdminReturn) {
  const { oneReturn: texts } = useAdminTexts()
  const { revalidate } = useReadingAgain()
  const kind: FormKind<Typed, 'note', Typed> = {
    fields: ['note'],
    typedFrom: (stored) => ({ note: stored?.note ?? '' }),
    problemsIn: () => ({}),
    send: async ({ note }, { stored }) =>
      (await sendRequest(writeReturnNoteCall, { id, note, was: stored?.note ?? opened })).return,
    read: async (_, refusal) => {
      const { note } = refusal.details
      if (refusal.code !== 'STALE_EDIT' || typeof note !== 'string') throw refusal
      return { note }
    },
    words: { done: texts.noteSaved, failed: texts.noteFailed },
    onSaved: () => void revalidate(),
  }
  return useAdminForm(kind, { note: opened })
}

/** The team's own. */
export function NotePanel({ request }: { request: AdminReturn }) {
  const { oneReturn: texts } = useAdminTexts()
  const mayChange = useMayChange()
  if (mayChange) return <NoteForm request={request} />
  return request.note ? (
    <Panel title={texts.note}>
      <p className={styles.words}>
        <bdi>{request.note}</bdi>
      </p>
    </Panel>
  ) : null
}

function NoteForm({ request }: { request: AdminReturn }) {
  const { oneReturn: texts } = useAdminTexts()
  const form = useNoteForm(request)
  const { typed, change, changes, isBusy } = form
  return (
    <Panel>
      <form ref={form.form} className={styles.dialog} onSubmit={form.onSubmit}>
        <FormNotices form={form} names={{ note: texts.note }} show={(_, { note }) => note} />
        <TextArea
          label={texts.note}
          hint={texts.noteHint}
          name="note"
          dir="auto"
          maxLength={LONGEST_MESSAGE}
          value={typed.note}
          onChange={({ currentTarget }) => change({ note: currentTarget.value })}
        />
        <Button type="submit" kind="outline" busy={isBusy} disabled={changes.length === 0}>
          {texts.saveNote}
        </Button>
      </form>
    </Panel>
  )
}
