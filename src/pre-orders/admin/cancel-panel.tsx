import { useState } from 'react'
import { useAct } from '#back-office/admin-act.tsx'
import { Answers, DialogProblem } from '#back-office/admin-answers.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import type { Problem } from '#back-office/problem-notice.tsx'
import { useReadingAgain } from '#back-office/use-reading-again.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/field.tsx'
import { cancelPreOrderCall, reopenPreOrderCall } from '../api.ts'
import { LONGEST_NOTE } from '../pre-order.ts'
import type { AdminPreOrder } from '../shown-pre-order.ts'
import styles from './pre-orders.module.css'

interface PanelProps {
  preOrder: AdminPreOrder
}

export const CancelPanel = ({ preOrder }: PanelProps) =>
  preOrder.state === 'open' ? (
    <CancelButton preOrder={preOrder} />
  ) : preOrder.undoUntil || preOrder.mayWaitAgain ? (
    <ReopenButton preOrder={preOrder} />
  ) : null

function CancelButton({ preOrder: { id, updatedAt } }: PanelProps) {
  const { preOrder: texts, common } = useAdminTexts()
  const { revalidate } = useReadingAgain()
  const { isBusy, act } = useAct()
  const [isAsked, setAsked] = useState(false)
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const cancel = (): Promise<void> =>
    act(
      async () => {
        await sendRequest(cancelPreOrderCall, { id, note: note.trim(), updatedAt })
        tell('success', texts.cancelled)
        setAsked(false)
        await revalidate()
      },
      ({ refusal, words }) => {
        setProblem({ text: common.because(texts.cancelFailed, words), refusal })
        if (refusal.status === 409) void revalidate()
      },
    )
  return (
    <div>
      <Button kind="outline" onClick={() => setAsked(true)}>
        {texts.cancel}
      </Button>
      <Dialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={texts.cancelTitle}
        closeLabel={common.close}
        footer={
          <Answers onCancel={() => setAsked(false)} cancel={texts.keep}>
            <Button busy={isBusy} onClick={() => void cancel()}>
              {texts.cancelConfirm}
            </Button>
          </Answers>
        }
      >
        <div className={styles.form}>
          <DialogProblem problem={problem} />
          <p>{texts.cancelText}</p>
          <TextArea
            label={texts.note}
            name="note"
            rows={2}
            dir="auto"
            maxLength={LONGEST_NOTE}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </div>
      </Dialog>
    </div>
  )
}

function ReopenButton({ preOrder: { id, number, mayWaitAgain } }: PanelProps) {
  const { preOrder: texts, common } = useAdminTexts()
  const { revalidate } = useReadingAgain()
  const { isBusy, act } = useAct()
  const undo = (): Promise<void> =>
    act(
      async () => {
        await sendRequest(reopenPreOrderCall, { id })
        tell('success', texts.reopened)
        await revalidate()
      },
      ({ refusal, words }) => {
        tell('error', common.because(mayWaitAgain ? texts.againFailed : texts.undoFailed, words), { refusal })
        void revalidate()
      },
    )
  return (
    <div>
      <Button
        kind="outline"
        busy={isBusy}
        aria-label={mayWaitAgain ? texts.againOf(number) : texts.undoOf(number)}
        onClick={() => void undo()}
      >
        {mayWaitAgain ? texts.again : texts.undo}
      </Button>
    </div>
  )
}
