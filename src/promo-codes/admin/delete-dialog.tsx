import { Answers } from '#back-office/admin-answers.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { useCodeChange } from './use-code-change.tsx'

interface DeleteProps {
  code: string
  changes: ReturnType<typeof useCodeChange>
  isOpen: boolean
  onClose: () => void
}

export function DeleteDialog({ code, changes, isOpen, onClose }: DeleteProps) {
  const { promo, common } = useAdminTexts()
  const buttons = (
    <Answers onCancel={onClose}>
      <Button busy={changes.isBusy} onClick={() => void changes.remove()}>
        {promo.confirmDelete}
      </Button>
    </Answers>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={promo.deleteTitle} closeLabel={common.close} footer={buttons}>
      <p>{promo.deleteQuestion(code)}</p>
      <p>{promo.deleteEffect}</p>
    </Dialog>
  )
}
