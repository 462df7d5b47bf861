import type { ReactNode } from 'react'
import { Answers } from '#back-office/admin-answers.tsx'
import { useTriedForm } from '#back-office/form/use-form-keys.tsx'
import { type Problem, ProblemNotice } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import styles from './money.module.css'

interface MoneyDialogProps {
  isOpen: boolean
  onClose: () => void
  texts: { title: string; action: string; confirm: (money: string) => string; question: (money: string) => string }
  /** How much, in words; empty while it can't be said. */
  amountText: string
  isPossible: boolean
  isBusy: boolean
  problem: Problem | null
  onSubmit: () => void
  children: ReactNode
}

export function MoneyDialog({ isOpen, onClose, texts, isPossible, isBusy, problem, ...props }: MoneyDialogProps) {
  const { common } = useAdminTexts()
  const form = useTriedForm(props.onSubmit)
  const amountText = isPossible ? props.amountText : ''

  const buttons = (
    <Answers onCancel={onClose}>
      {isPossible ? (
        <Button type="submit" form={form.id} busy={isBusy}>
          {amountText ? texts.confirm(amountText) : texts.action}
        </Button>
      ) : null}
    </Answers>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.title} closeLabel={common.close} footer={buttons}>
      <form {...form} className={styles.body}>
        {problem ? <ProblemNotice problem={problem} /> : null}
        {props.children}
        <p role="status" className={styles.question}>
          {amountText ? texts.question(amountText) : ''}
        </p>
      </form>
    </Dialog>
  )
}
