import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { useForm } from '#ui/use-form.tsx'
import { useToast } from '#ui/use-toast.tsx'
import { cancelMyPreOrderCall } from './api.ts'
import styles from './pre-order.module.css'
import type { OwnPreOrder } from './shown-pre-order.ts'

/** Asked once more; if it has moved on meanwhile, the list behind the question says so. */
export function CancelPreOrder({ preOrder: { id, number } }: { preOrder: OwnPreOrder }) {
  const { preOrder: texts } = useTexts('preOrder')
  const { revalidate } = useRevalidator()
  const { outcome, isBusy, send, setOutcome } = useForm({ failed: texts.cancelFailed })
  const [isAsking, setAsking] = useState(false)
  const cancel = (): Promise<void> =>
    send({}, async () => {
      await sendRequest(cancelMyPreOrderCall, { id }).finally(() => void revalidate())
      setAsking(false)
      useToast.getState().show({ text: texts.cancelled(number) })
      return null
    })
  const ask = (): void => {
    setOutcome(null)
    setAsking(true)
  }
  return (
    <>
      <Button kind="outline" aria-label={texts.cancelOf(number)} onClick={ask}>
        {texts.cancel}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.cancelTitle}
        closeLabel={texts.close}
        footer={
          <div className={styles.answers}>
            <Button data-first onClick={() => setAsking(false)}>
              {texts.cancelNo}
            </Button>
            <Button kind="outline" busy={isBusy} onClick={() => void cancel()}>
              {texts.cancelYes}
            </Button>
          </div>
        }
      >
        <p>{texts.cancelText}</p>
        {outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
      </Dialog>
    </>
  )
}
