import { Answers } from '#back-office/admin-answers.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { useReviewChange } from './use-review-change.tsx'

interface DeleteProps {
  changes: ReturnType<typeof useReviewChange>
  isOpen: boolean
  onClose: () => void
}

export function DeleteDialog({ changes, isOpen, onClose }: DeleteProps) {
  const { review: texts, common } = useAdminTexts()
  const buttons = (
    <Answers onCancel={onClose}>
      <Button busy={changes.isBusy} onClick={() => void changes.remove()}>
        {texts.confirmDelete}
      </Button>
    </Answers>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.deleteTitle} closeLabel={common.close} footer={buttons}>
      <p>{texts.deleteQuestion}</p>
      <p>{texts.deleteEffect}</p>
    </Dialog>
  )
}
