import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import styles from './reviews.module.css'
import type { useReviewChange } from './use-review-change.tsx'

interface DeleteProps {
  changes: ReturnType<typeof useReviewChange>
  isOpen: boolean
  onClose: () => void
}

export function DeleteDialog({ changes, isOpen, onClose }: DeleteProps) {
  const { review: texts, common } = useAdminTexts()
  const buttons = (
    <div className={styles.buttons}>
      <Button kind="outline" data-first onClick={onClose}>
        {common.cancel}
      </Button>
      <Button busy={changes.isBusy} onClick={() => void changes.remove()}>
        {texts.confirmDelete}
      </Button>
    </div>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.deleteTitle} closeLabel={common.close} footer={buttons}>
      <p>{texts.deleteQuestion}</p>
      <p>{texts.deleteEffect}</p>
    </Dialog>
  )
}
