import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { Answers } from '#back-office/admin-answers.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { deleteNoteCall } from './api.ts'
import styles from './customers.module.css'
import type { Note } from './listed-customer.ts'
import { meanwhileIn } from './meanwhile.ts'

interface DeleteProps {
  customerId: string
  note: Note
  name: string
}

export function DeleteNote({ customerId, note, name }: DeleteProps) {
  const { customer: texts, common } = useAdminTexts()
  const [isAsked, setAsked] = useState(false)
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()
  const close = (): void => setAsked(false)

  const remove = (): Promise<void> =>
    act(
      async () => {
        await sendRequest(deleteNoteCall, { id: customerId, note: note.id, updatedAt: note.updatedAt })
        close()
        tell('success', texts.done.deleted)
        await revalidate()
      },
      ({ refusal, words }) => {
        close()
        tell('error', texts.deleteFailed(words), { refusal })
        if (meanwhileIn(refusal) || refusal.status === 404) void revalidate()
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
      <Button kind="quiet" aria-haspopup="dialog" aria-label={name} onClick={() => setAsked(true)}>
        {texts.delete}
      </Button>
      <Dialog isOpen={isAsked} onClose={close} title={texts.deleteTitle} closeLabel={common.close} footer={buttons}>
        <div className={styles.form}>
          <p>{texts.deleteQuestion}</p>
          <p className={styles.theirs} dir="auto">
            {note.text}
          </p>
          <p>{texts.deleteEffect}</p>
        </div>
      </Dialog>
    </>
  )
}
