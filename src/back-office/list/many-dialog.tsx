import type { ReactNode } from 'react'
import { Answers, DialogProblem } from '#back-office/admin-answers.tsx'
import { useTriedForm } from '#back-office/form/use-form-keys.tsx'
import type { Problem } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface ManyProps {
  many: { isBusy: boolean; problem: Problem | null; leave: () => void }
  title: string
  confirm: string
  onConfirm: () => void
  isOpen: boolean
  onClose: () => void
  /** The question, what is asked with it, and what comes of it. */
  children: ReactNode
}

/** Asks before something is done to many at once; where no answer comes, it stays with what was typed in it. */
export function ManyDialog({ many, title, confirm, onConfirm, isOpen, onClose, children }: ManyProps) {
  const { common } = useAdminTexts()
  const form = useTriedForm(onConfirm)
  const close = (): void => {
    many.leave()
    onClose()
  }
  const buttons = (
    <Answers onCancel={close}>
      <Button type="submit" form={form.id} busy={many.isBusy}>
        {confirm}
      </Button>
    </Answers>
  )
  return (
    <Dialog isOpen={isOpen} onClose={close} title={title} closeLabel={common.close} footer={buttons}>
      <form {...form}>
        <DialogProblem problem={many.problem} />
        {children}
      </form>
    </Dialog>
  )
}
