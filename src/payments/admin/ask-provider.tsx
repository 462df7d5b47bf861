import { useState } from 'react'
import { useAct } from '#back-office/admin-act.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { type Problem, ProblemNotice } from '#back-office/problem-notice.tsx'
import { useReadingAgain } from '#back-office/use-reading-again.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { askProviderCall } from '../api.ts'
import type { AskOutcome } from '../payment.ts'
import styles from './tries.module.css'

const TONES: Partial<Record<AskOutcome, 'success' | 'error' | 'warning'>> = {
  'paid now': 'success',
  paid: 'success',
  differs: 'error',
  silent: 'warning',
}

/** The server asks what became of the tries; its answer stands beside the button until the next one. */
export function AskProvider({ orderId }: { orderId: string }) {
  const { told: texts } = useAdminTexts()
  const mayChange = useMayChange()
  const { isBusy, act } = useAct()
  const { revalidate } = useReadingAgain()
  const [outcome, setOutcome] = useState<AskOutcome | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)

  const ask = (): Promise<void> =>
    act(
      async () => {
        setProblem(null)
        setOutcome(null)
        const answer = await sendRequest(askProviderCall, { orderId })
        setOutcome(answer.outcome)
        await revalidate()
      },
      ({ refusal, words }) => setProblem({ text: texts.failed(words), refusal }),
    )
  if (!mayChange) return null
  return (
    <div className={styles.ask}>
      <Button kind="outline" busy={isBusy} onClick={() => void ask()}>
        {texts.ask}
      </Button>
      {problem ? <ProblemNotice problem={problem} /> : null}
      {outcome ? <Notice tone={TONES[outcome] ?? 'info'}>{texts.outcomes[outcome]}</Notice> : null}
    </div>
  )
}
