import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { type Offer, tell } from '#back-office/admin-notice.tsx'
import type { Problem } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'

interface Messages {
  done: string
  failed: string
  offer?: Offer
}

interface Options {
  /** A dialog of the row stands open: what stands against the change stays in it, so that it can be tried again. */
  isAsked?: boolean
  isPassing?: boolean
  /** The row as it was read: the change is over once it has been read anew. */
  subject?: unknown
}

/**
 * Changes to one row of a list. Afterwards the list is read again, and after a refusal too where the row has changed
 * or is gone by now.
 */
export function useRowChange(onSettled: () => void, { isAsked = false, isPassing = false, subject }: Options = {}) {
  const { common } = useAdminTexts()
  const { isBusy, act } = useAct(subject)
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState<Problem | null>(null)
  useEffect(() => {
    if (!isAsked) setProblem(null)
  }, [isAsked])

  const change = (work: () => Promise<unknown>, { done, failed, offer }: Messages): Promise<void> =>
    act(
      async () => {
        setProblem(null)
        await work()
        onSettled()
        tell('success', done, { offer })
        await revalidate()
      },
      ({ refusal, words }) => {
        const text = common.because(failed, words)
        const isElsewhere = refusal.status === 409 || refusal.status === 404
        if (isAsked && !isElsewhere) return setProblem({ text, refusal })
        onSettled()
        tell('error', text, { refusal, isPassing })
        if (isElsewhere) void revalidate()
      },
    )

  return { isBusy, problem, change }
}
