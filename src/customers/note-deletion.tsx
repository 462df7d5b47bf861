import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { Answers } from '#back-office/admin-answers.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { StaleNotice } from '#back-office/form/stale-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { deleteNoteCall } from './api.ts'
import styles from './customers.module.css'
import type { Note } from './listed-customer.ts'
import { type Meanwhile, meanwhileIn } from './meanwhile.ts'

interface DeleteProps {
  customerId: string
  note: Note
  name: string
}

/** As it is, or as somebody has changed it meanwhile. */
function NoteInQuestion({ met, text }: { met: Meanwhile | null; text: string }) {
  const { customer: texts, forms } = useAdminTexts()
  return (
    <>
      {met ? (
        <StaleNotice met={met} taken={[{ key: 'text', name: texts.note, theirs: text }]} next={forms.deleteAgain} />
      ) : null}
      <p>{texts.deleteQuestion}</p>
      {met ? null : (
        <p className={styles.theirs} dir="auto">
          {text}
        </p>
      )}
    </>
  )
}

export function DeleteNote({ customerId, note, name }: DeleteProps) {
  const { customer: texts, common } = useAdminTexts()
  const [isAsked, setAsked] = useState(false)
  const [met, setMet] = useState<Meanwhile | null>(null)
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()
  const { text, updatedAt } = met ?? note
  const ask = (): void => {
    setMet(null)
    setAsked(true)
  }
  const close = (): void => {
    setAsked(false)
    if (met) void revalidate()
  }

  const remove = (): Promise<void> =>
    act(
      async () => {
        await sendRequest(deleteNoteCall, { id: customerId, note: note.id, updatedAt })
        setAsked(false)
        tell('success', texts.done.deleted)
        await revalidate()
      },
      ({ refusal, words }) => {
        const theirs = meanwhileIn(refusal)
        if (theirs) return setMet(theirs)
        close()
        tell('error', texts.deleteFailed(words), { refusal })
        if (refusal.status === 404) void revalidate()
      },
    )

  const buttons = (
    <Answers onCancel={close}>
      <Button busy={isBusy} onClick={() => void remove()}>
        {texts.confirmDelete}
      </Button>
    </Answers>
  )
  return (
    <>
      <Button kind="quiet" aria-haspopup="dialog" aria-label={name} onClick={ask}>
        {texts.delete}
      </Button>
      <Dialog isOpen={isAsked} onClose={close} title={texts.deleteTitle} closeLabel={common.close} footer={buttons}>
        <div className={styles.form}>
          <NoteInQuestion {...{ met, text }} />
          <p>{texts.deleteEffect}</p>
        </div>
      </Dialog>
    </>
  )
}
