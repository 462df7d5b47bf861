import type { ReactNode } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import styles from './admin-answers.module.css'
import { type Problem, ProblemNotice } from './problem-notice.tsx'

interface AnswersProps {
  onCancel: () => void
  /** What it is called where what is asked is a cancelling itself. */
  cancel?: string
  children: ReactNode
}

/** The foot of a dialog that asks: Cancel, where it begins unless a field is marked data-first, then what may be done. */
export function Answers({ onCancel, cancel, children }: AnswersProps) {
  const { common } = useAdminTexts()
  return (
    <div className={styles.answers}>
      <Button kind="outline" data-first onClick={onCancel}>
        {cancel ?? common.cancel}
      </Button>
      {children}
    </div>
  )
}

/** Above the question: why it was not done, so that it can be tried again or left. */
export const DialogProblem = ({ problem }: { problem: Problem | null }) =>
  problem ? (
    <div className={styles.problem}>
      <ProblemNotice problem={problem} />
    </div>
  ) : null
