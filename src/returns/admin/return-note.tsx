import { type SubmitEvent, useState } from 'react'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { Panel } from '#back-office/admin-page.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { useReadingAgain } from '#back-office/use-reading-again.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { writeReturnNoteCall } from '../api.ts'
import { LONGEST_MESSAGE } from '../return.ts'
import type { AdminReturn } from './admin-return.ts'
import styles from './returns.module.css'

function useNote({ id, note }: AdminReturn) {
  const { oneReturn: texts, common } = useAdminTexts()
  const { isBusy, act } = useAct()
  const { revalidate } = useReadingAgain()
  const [typed, setTyped] = useState(note)
  const [was, setWas] = useState(note)
  const [theirs, setTheirs] = useState<string | null>(null)

  const save = (from: string): Promise<void> =>
    act(
      async () => {
        const { return: saved } = await sendRequest(writeReturnNoteCall, { id, note: typed, was: from })
        setTyped(saved.note)
        setWas(saved.note)
        setTheirs(null)
        tell('success', texts.noteSaved)
        await revalidate()
      },
      ({ refusal, words }) => {
        const now = refusal.details['note']
        if (refusal.code === 'STALE_EDIT' && typeof now === 'string') return setTheirs(now)
        tell('error', common.because(texts.noteFailed, words), { refusal })
      },
    )
  const takeTheirs = (): void => {
    setTyped(theirs ?? '')
    setWas(theirs ?? '')
    setTheirs(null)
  }
  return { typed, setTyped, was, theirs, isBusy, save, takeTheirs }
}

/** The team's own; what a colleague wrote meanwhile is shown before it is written over. */
export function NotePanel({ request }: { request: AdminReturn }) {
  const { oneReturn: texts } = useAdminTexts()
  const mayChange = useMayChange()
  const { typed, setTyped, was, theirs, isBusy, save, takeTheirs } = useNote(request)
  if (!mayChange)
    return request.note ? (
      <Panel title={texts.note}>
        <p className={styles.words}>
          <bdi>{request.note}</bdi>
        </p>
      </Panel>
    ) : null
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    void save(was)
  }
  return (
    <Panel>
      <form className={styles.dialog} onSubmit={submit}>
        <TextArea
          label={texts.note}
          hint={texts.noteHint}
          name="note"
          dir="auto"
          maxLength={LONGEST_MESSAGE}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {theirs === null ? (
          <Button type="submit" kind="outline" busy={isBusy} disabled={typed === was}>
            {texts.saveNote}
          </Button>
        ) : (
          <>
            <Notice tone="warning">
              <span>{texts.noteStale}</span> <bdi>{theirs}</bdi>
            </Notice>
            <div className={styles.steps}>
              <Button kind="outline" busy={isBusy} onClick={() => void save(theirs)}>
                {texts.noteKeepMine}
              </Button>
              <Button kind="quiet" onClick={takeTheirs}>
                {texts.noteTakeTheirs}
              </Button>
            </div>
          </>
        )}
      </form>
    </Panel>
  )
}
