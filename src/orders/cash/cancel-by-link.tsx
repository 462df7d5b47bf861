import { useState } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import styles from './confirm.module.css'

/** Asked once more: a thumb slips. */
export function CancelByLink({ isBusy, onCancel }: { isBusy: boolean; onCancel: () => Promise<void> }) {
  const { confirm } = useTexts('confirm')
  const [isAsked, setAsked] = useState(false)
  const close = (): void => setAsked(false)
  const cancel = (): void => void onCancel().finally(close)
  const buttons = (
    <div className={styles.ways}>
      <Button data-first onClick={close}>
        {confirm.cancelNo}
      </Button>
      <Button kind="outline" busy={isBusy} onClick={cancel}>
        {confirm.cancelYes}
      </Button>
    </div>
  )
  return (
    <>
      <Button kind="quiet" onClick={() => setAsked(true)}>
        {confirm.cancel}
      </Button>
      <Dialog isOpen={isAsked} onClose={close} title={confirm.cancelTitle} closeLabel={confirm.close} footer={buttons}>
        <p>{confirm.cancelText}</p>
      </Dialog>
    </>
  )
}
