import type { ReactNode } from 'react'
import { Answers, DialogProblem } from '#back-office/admin-answers.tsx'
import type { Problem } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface DeleteProps {
  texts: { deleteTitle: string; confirmDelete: string }
  isBusy: boolean
  problem: Problem | null
  onDelete: () => Promise<void>
  isOpen: boolean
  onClose: () => void
  /** The question, and what comes of it. */
  children: ReactNode
}

export function DeleteDialog({ texts, isBusy, problem, onDelete, isOpen, onClose, children }: DeleteProps) {
  const { common } = useAdminTexts()
  const buttons = (
    <Answers onCancel={onClose}>
      <Button busy={isBusy} onClick={() => void onDelete()}>
        {texts.confirmDelete}
      </Button>
    </Answers>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.deleteTitle} closeLabel={common.close} footer={buttons}>
      <DialogProblem problem={problem} />
      {children}
    </Dialog>
  )
}
